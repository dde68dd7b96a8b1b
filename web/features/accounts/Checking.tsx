import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMessages } from '../../messages/messages.ts'
import { useAtLeast } from './at-least.ts'
import { useSession } from './session-context.tsx'

/** Milliseconds for which the spinner is shown at least. */
const shortestGate = 500

/** Whether to show that the check is under way; never while a check is cached. */
export const useIsChecking = (): boolean => useAtLeast(useSession().state.loading, shortestGate)

const turning = {
  width: 32,
  height: 32,
  border: '3px solid',
  borderColor: 'primary.main',
  borderTopColor: 'divider',
  borderRadius: '50%',
  animation: 'turn 1.2s linear infinite',
  '@keyframes turn': { to: { transform: 'rotate(1turn)' } },
}

/** The middle of an otherwise empty window. */
export const middle = {
  minHeight: '100dvh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 2,
  p: 3,
  textAlign: 'center',
}

export function Checking() {
  const { shell } = useMessages()
  return (
    <Box component="main" sx={middle}>
      <Box aria-hidden sx={turning} />
      <Typography color="textSecondary" component="output">
        {shell.checkingAuthentication}
      </Typography>
    </Box>
  )
}
