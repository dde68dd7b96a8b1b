import Box from '@mui/material/Box'
import type { CaseSignal, Standing } from '#contract/citator'
import { useStandingMessages } from '../../messages/standing.ts'
import { formatDay } from '../../ui/day.ts'
import { StandingWords } from './StandingWords.tsx'

/** In the header of the open case: how it stands and, in every case, what is known for and against it. */
export function CaseStanding({ signal, standing }: { signal: CaseSignal | null; standing: Standing }) {
  const words = useStandingMessages()
  return (
    <Box component="section" aria-label={words.label} sx={{ mt: 1, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.25 }}>
      {signal && <StandingWords signal={signal} />}
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{words.known(standing, signal !== null, formatDay)}</Box>
    </Box>
  )
}
