import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { friendlyMessage } from '../../api/problem-message.ts'
import { useMessages } from '../../messages/messages.ts'
import { Checking, middle, useIsChecking } from './Checking.tsx'
import { originOf } from './origin.ts'
import { useSession } from './session-context.tsx'

/** Lets signed-in users through; everyone else goes to /login, which sends them back here afterwards. */
export function AuthGate() {
  const { session, state } = useSession()
  const location = useLocation()
  const isChecking = useIsChecking()

  if (isChecking) return <Checking />
  // Another account begins anew: nothing of what one had open or was writing stays on the screen.
  if (state.isAuthenticated)
    return (
      <Fragment key={state.user?.id}>
        <Outlet />
      </Fragment>
    )
  if (state.error && session.hasTokens()) return <CheckFailed error={state.error} onTryAgain={() => void session.check()} />
  // Who logs out on purpose leaves no trace of what was read.
  const origin = state.ended === 'left' ? undefined : originOf(location)
  return <Navigate to={state.ended === 'expired' ? '/login?expired=true' : '/login'} state={origin} replace />
}

function CheckFailed({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const { problems } = useMessages()
  return (
    <Box component="main" sx={middle}>
      <Box role="alert">
        <Typography variant="h2" component="h1">
          {problems.checkFailed}
        </Typography>
        <Typography color="textSecondary">{friendlyMessage(error, problems)}</Typography>
      </Box>
      <Button variant="contained" onClick={onTryAgain}>
        {problems.checkAgain}
      </Button>
    </Box>
  )
}
