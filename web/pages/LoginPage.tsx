import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useEffect } from 'react'
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router'
import { describeAuthError } from '../features/accounts/form-rules.ts'
import { LoginForm } from '../features/accounts/LoginForm.tsx'
import { readOrigin } from '../features/accounts/origin.ts'
import { useSession } from '../features/accounts/session-context.tsx'
import { useActivation } from '../features/accounts/use-activation.ts'
import { VisitorFrame } from '../features/accounts/VisitorFrame.tsx'
import { useAccountMessages } from '../messages/accounts.ts'
import { Notice } from '../ui/Notice.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { useToast } from '../ui/toast.tsx'

export function LoginPage() {
  const words = useAccountMessages()
  const { login } = words.accounts
  const { state } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const showToast = useToast()
  const [search] = useSearchParams()
  const activation = useActivation()
  usePageTitle(login.title)

  const isActivating = activation !== null && !activation.done
  useEffect(() => {
    if (!state.isAuthenticated || isActivating) return
    // A signed-in visitor does not stay here to read how the activation went.
    if (activation) showToast(activation.text, { severity: activation.severity })
    void navigate(readOrigin(location.state), { replace: true })
  }, [state.isAuthenticated, isActivating, activation, location.state, navigate, showToast])

  return (
    <VisitorFrame title={login.title} lead={login.lead}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {search.get('expired') === 'true' && <Notice severity="warning">{login.expired}</Notice>}
        {activation && <Notice severity={activation.severity}>{activation.text}</Notice>}
        {state.error !== null && <Notice severity="error">{describeAuthError(state.error, words)}</Notice>}
        <LoginForm />
        <Box sx={{ pt: 2.5, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
          {login.noAccount}{' '}
          <Link component={RouterLink} to="/signup" state={location.state} sx={{ fontWeight: 600 }}>
            {login.createAccount}
          </Link>
        </Box>
      </Box>
    </VisitorFrame>
  )
}
