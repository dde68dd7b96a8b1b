import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { stopMails } from '#contract/mails'
import { useMutation } from '@tanstack/react-query'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { call } from '../api/call.ts'
import { VisitorFrame } from '../features/accounts/VisitorFrame.tsx'
import { useNotificationMessages } from '../messages/notifications.ts'
import { Notice } from '../ui/Notice.tsx'
import { usePageTitle } from '../ui/page-title.ts'

/** /unsubscribe?token=…: stops the mails of alerts, signed in or out. Asks first, since programs that look at mail open links before people do. */
export function UnsubscribePage() {
  const { stop: words } = useNotificationMessages()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call(stopMails, { params: { token }, body: { 'List-Unsubscribe': 'One-Click' } }),
  })
  usePageTitle(words.title)
  return (
    <VisitorFrame title={words.title} lead={words.lead}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {token === '' && <Notice severity="warning">{words.noToken}</Notice>}
        {error && <Notice severity="error">{words.failed(error.message)}</Notice>}
        {data && <Notice severity="success">{words.stopped}</Notice>}
        {!data && token !== '' && (
          <Button variant="contained" size="large" disabled={isPending} onClick={() => mutate()}>
            {isPending ? words.stopping : words.submit}
          </Button>
        )}
        <Box sx={{ pt: 2.5, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
          <Link component={RouterLink} to="/settings?tab=notifications" sx={{ fontWeight: 600 }}>
            {words.settings}
          </Link>
        </Box>
      </Box>
    </VisitorFrame>
  )
}
