import Box from '@mui/material/Box'
import type { CaseSignal } from '#contract/citator'
import { useCitatorMessages } from '../../messages/citator.ts'
import { StandingWords } from './StandingWords.tsx'

/** In the header of the open case. */
export function CaseStanding({ signal }: { signal: CaseSignal }) {
  const { standing: words } = useCitatorMessages()
  return (
    <Box
      component="section"
      aria-label={words.label}
      sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.25 }}
    >
      <StandingWords signal={signal} />
    </Box>
  )
}
