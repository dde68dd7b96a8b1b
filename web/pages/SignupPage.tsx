import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useEffect, useState } from 'react'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router'
import { readOrigin } from '../features/accounts/origin.ts'
import { useSession } from '../features/accounts/session-context.tsx'
import { SignupForm } from '../features/accounts/SignupForm.tsx'
import { VisitorFrame } from '../features/accounts/VisitorFrame.tsx'
import { useAccountMessages } from '../messages/accounts.ts'
import { usePageTitle } from '../ui/page-title.ts'

/** Milliseconds between the success message and /login, which sends on who is signed in by then. */
const timeToRead = 2000

export function SignupPage() {
  const { signup } = useAccountMessages().accounts
  const { state } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const [progress, setProgress] = useState<'visiting' | 'submitted' | 'created'>('visiting')
  usePageTitle(signup.title)

  useEffect(() => {
    if (progress === 'visiting' && state.isAuthenticated) void navigate(readOrigin(location.state), { replace: true })
  }, [progress, state.isAuthenticated, location.state, navigate])

  useEffect(() => {
    if (progress !== 'created') return
    const timer = setTimeout(() => void navigate('/login', { state: location.state }), timeToRead)
    return () => clearTimeout(timer)
  }, [progress, location.state, navigate])

  return (
    <VisitorFrame title={signup.title} lead={signup.lead}>
      <SignupForm
        onSubmit={() => setProgress('submitted')}
        onCreated={() => setProgress('created')}
        onRefused={() => setProgress('visiting')}
      />
      <Box sx={{ mt: 2.5, pt: 2.5, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
        {signup.haveAccount}{' '}
        <Link component={RouterLink} to="/login" state={location.state} sx={{ fontWeight: 600 }}>
          {signup.login}
        </Link>
      </Box>
    </VisitorFrame>
  )
}
