import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useSecurityMessages } from '../../messages/security.ts'
import { formatDay } from '../../ui/day.ts'
import { Notice } from '../../ui/Notice.tsx'
import { AccessTokens } from './AccessTokens.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { secondFactor } from './queries.ts'
import { Sessions } from './Sessions.tsx'
import { TwoStep } from './TwoStep.tsx'

/** What keeps an account safe: password, two-step sign-in, sessions and the tokens of programs. */
export function SecurityTab() {
  const words = useSecurityMessages()
  const takenOver = useQuery(secondFactor).data?.taken_over_at
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 860 }}>
      {takenOver && <Notice severity="warning">{words.takenOver(formatDay(takenOver))}</Notice>}
      <ChangePassword />
      <TwoStep />
      <Sessions />
      <AccessTokens />
    </Box>
  )
}
