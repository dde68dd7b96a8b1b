import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useEffect, useState } from 'react'
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router'
import { describeAuthError } from '../features/accounts/form-rules.ts'
import { LoginForm } from '../features/accounts/LoginForm.tsx'
import { readOrigin } from '../features/accounts/origin.ts'
import { SampleAccount } from '../features/accounts/SampleAccount.tsx'
import { useSession } from '../features/accounts/session-context.tsx'
import { VisitorFrame } from '../features/accounts/VisitorFrame.tsx'
import { useAccountMessages } from '../messages/accounts.ts'
import { Notice } from '../ui/Notice.tsx'
import { usePageTitle } from '../ui/page-title.ts'

export function LoginPage() {
  const words = useAccountMessages()
  const { login } = words.accounts
  const { state } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [given, setGiven] = useState<{ email: string; password: string } | null>(null)
  usePageTitle(login.title)

  useEffect(() => {
    if (state.isAuthenticated) void navigate(readOrigin(location.state), { replace: true })
  }, [state.isAuthenticated, location.state, navigate])

  return (
    <VisitorFrame title={login.title} lead={login.lead}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {search.get('expired') === 'true' && <Notice severity="warning">{login.expired}</Notice>}
        {state.error !== null && <Notice severity="error">{describeAuthError(state.error, words)}</Notice>}
        <LoginForm key={given?.email} given={given} />
        <Link component={RouterLink} to="/forgot-password" sx={{ fontWeight: 600, justifySelf: 'start' }}>
          {login.forgot}
        </Link>
        <Box sx={{ pt: 2.5, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
          {login.noAccount}{' '}
          <Link component={RouterLink} to="/signup" state={location.state} sx={{ fontWeight: 600 }}>
            {login.createAccount}
          </Link>
        </Box>
        <SampleAccount onUse={setGiven} />
      </Box>
    </VisitorFrame>
  )
}
