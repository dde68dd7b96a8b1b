import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { ActivateForm } from '../features/accounts/ActivateForm.tsx'
import { useMailedToken } from '../features/accounts/mailed-token.ts'
import { SendAgainForm } from '../features/accounts/SendAgainForm.tsx'
import { useSession } from '../features/accounts/session-context.tsx'
import { VisitorFrame } from '../features/accounts/VisitorFrame.tsx'
import { useAccountMessages } from '../messages/accounts.ts'
import { usePageTitle } from '../ui/page-title.ts'

/** /activate?token=…, opened by the link of the activation mail; without one it sends another. */
export function ActivatePage() {
  const { activate, login, reset } = useAccountMessages().accounts
  const { session, state } = useSession()
  const token = useMailedToken()
  const [confirmed, setConfirmed] = useState<string | null>(null)
  usePageTitle(activate.title)

  function finish(email: string) {
    setConfirmed(email)
    if (state.user?.email === email) session.describe({ ...state.user, verified: true })
  }

  if (confirmed !== null)
    return (
      <VisitorFrame title={activate.title} lead={activate.success(confirmed)}>
        <Button component={RouterLink} to={state.isAuthenticated ? '/' : '/login'} variant="contained" size="large" fullWidth>
          {state.isAuthenticated ? activate.onward : login.submit}
        </Button>
      </VisitorFrame>
    )
  return (
    <VisitorFrame title={activate.title} lead={token ? activate.lead : activate.noToken}>
      {token && <ActivateForm token={token} onConfirmed={finish} />}
      <Box component="section" sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 2 }}>
        <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
          {activate.again}
        </Typography>
        <SendAgainForm />
      </Box>
      <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
        {activate.notYours}{' '}
        <Link component={RouterLink} to="/forgot-password" sx={{ fontWeight: 600 }}>
          {reset.title}
        </Link>
      </Typography>
    </VisitorFrame>
  )
}
