import Box from '@mui/material/Box'
import { AccessTokens } from './AccessTokens.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { Sessions } from './Sessions.tsx'
import { TakenOver } from './TakenOver.tsx'
import { TwoStep } from './TwoStep.tsx'

/** What keeps an account safe: password, two-step sign-in, sessions and the tokens of programs. */
export function SecurityTab() {
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 860 }}>
      <TakenOver />
      <ChangePassword />
      <TwoStep />
      <Sessions />
      <AccessTokens />
    </Box>
  )
}
