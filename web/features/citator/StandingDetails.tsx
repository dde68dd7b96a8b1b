import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useStandingMessages } from '../../messages/standing.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import { standing } from './queries.ts'
import { StandingWords } from './StandingWords.tsx'

/** What the signal of a case in a list rests on; nobody asks before it is opened. */
export function StandingDetails({ caseId }: { caseId: string }) {
  const { none } = useStandingMessages()
  return (
    <QueryState query={useQuery(standing(caseId))} rows={2} rowHeight={48}>
      {({ signal }) =>
        signal ? (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.25 }}>
            <StandingWords signal={signal} />
          </Box>
        ) : (
          none
        )
      }
    </QueryState>
  )
}
