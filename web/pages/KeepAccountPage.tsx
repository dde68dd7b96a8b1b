import { keepAccount } from '#contract/profile'
import { call } from '../api/call.ts'
import { MailedLinkAction } from '../features/accounts/MailedLinkAction.tsx'
import { useSettingsMessages } from '../messages/settings.ts'

/** /keep-account?token=…: undoes a deletion. */
export function KeepAccountPage() {
  const { keep: words } = useSettingsMessages()
  return (
    <MailedLinkAction
      title={words.title}
      lead={words.lead}
      noToken={words.noToken}
      submit={words.submit}
      busy={words.busy}
      failed={words.failed}
      act={(token) => call(keepAccount, { body: { token } })}
      said={({ email }) => words.kept(email)}
      onward={{ to: '/login', label: words.login }}
    />
  )
}
