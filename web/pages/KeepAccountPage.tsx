import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { keepAccount } from '#contract/profile'
import { useMutation } from '@tanstack/react-query'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { call } from '../api/call.ts'
import { VisitorFrame } from '../features/accounts/VisitorFrame.tsx'
import { useSettingsMessages } from '../messages/settings.ts'
import { Notice } from '../ui/Notice.tsx'
import { usePageTitle } from '../ui/page-title.ts'

/** /keep-account?token=…: undoes a deletion. Asks first, since programs that look at mail open links before people do. */
export function KeepAccountPage() {
  const { keep: words } = useSettingsMessages()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => call(keepAccount, { body: { token } }) })
  usePageTitle(words.title)
  return (
    <VisitorFrame title={words.title} lead={words.lead}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {token === '' && <Notice severity="warning">{words.noToken}</Notice>}
        {error && <Notice severity="error">{words.failed(error.message)}</Notice>}
        {data && <Notice severity="success">{words.kept(data.email)}</Notice>}
        {!data && token !== '' && (
          <Button variant="contained" size="large" disabled={isPending} onClick={() => mutate()}>
            {isPending ? words.keeping : words.submit}
          </Button>
        )}
        <Box sx={{ pt: 2.5, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
          <Link component={RouterLink} to="/login" sx={{ fontWeight: 600 }}>
            {words.login}
          </Link>
        </Box>
      </Box>
    </VisitorFrame>
  )
}
