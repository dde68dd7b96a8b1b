import { stopMails } from '#contract/mails'
import { call } from '../api/call.ts'
import { MailedLinkAction } from '../features/accounts/MailedLinkAction.tsx'
import { useNotificationMessages } from '../messages/notifications.ts'

/** /unsubscribe?token=…: stops the mails of alerts. */
export function UnsubscribePage() {
  const { stop: words } = useNotificationMessages()
  return (
    <MailedLinkAction
      title={words.title}
      lead={words.lead}
      noToken={words.noToken}
      submit={words.submit}
      busy={words.busy}
      failed={words.failed}
      act={(token) => call(stopMails, { params: { token }, body: { 'List-Unsubscribe': 'One-Click' } })}
      said={() => words.stopped}
      onward={{ to: '/settings?tab=notifications', label: words.settings }}
    />
  )
}
