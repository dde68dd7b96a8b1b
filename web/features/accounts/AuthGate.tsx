import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { Navigate, Outlet, useLocation } from 'react-router'
import { friendlyMessage } from '../../api/problem-message.ts'
import { useMessages } from '../../messages/messages.ts'
import { useAtLeast } from './at-least.ts'
import { originOf } from './origin.ts'
import { useSession } from './session-context.tsx'

/** Milliseconds for which the spinner of the gate is shown at least. */
const shortestGate = 500

/** Lets signed-in users through; everyone else goes to /login, which sends them back here afterwards. */
export function AuthGate() {
  const { session, state } = useSession()
  const location = useLocation()
  const isChecking = useAtLeast(state.loading, shortestGate)

  if (isChecking) return <Checking />
  if (state.isAuthenticated) return <Outlet />
  if (state.error && session.hasTokens()) return <CheckFailed error={state.error} onTryAgain={() => void session.check()} />
  // Who logs out on purpose leaves no trace of what was read.
  const origin = state.ended === 'left' ? undefined : originOf(location)
  return <Navigate to={state.ended === 'expired' ? '/login?expired=true' : '/login'} state={origin} replace />
}

const middle = { minHeight: '100dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2, p: 3, textAlign: 'center' }

function Checking() {
  const { shell } = useMessages()
  return (
    <Box component="main" sx={middle}>
      <CircularProgress size={32} thickness={3} aria-label={shell.checkingAuthentication} />
      <Typography color="textSecondary" component="output">
        {shell.checkingAuthentication}
      </Typography>
    </Box>
  )
}

function CheckFailed({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const { accounts, problems } = useMessages()
  return (
    <Box component="main" sx={middle} role="alert">
      <Typography variant="h2" component="h1">
        {accounts.checkFailed}
      </Typography>
      <Typography color="textSecondary">{friendlyMessage(error, problems)}</Typography>
      <Button variant="contained" onClick={onTryAgain}>
        {accounts.checkAgain}
      </Button>
    </Box>
  )
}
