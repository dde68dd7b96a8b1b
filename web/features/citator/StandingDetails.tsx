import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useCitatorMessages } from '../../messages/citator.ts'
import { useStandingMessages } from '../../messages/standing.ts'
import { Notice } from '../../ui/Notice.tsx'
import { standing } from './queries.ts'
import { StandingWords } from './StandingWords.tsx'

/** What the signal of a case in a list rests on; nobody asks before it is opened. */
export function StandingDetails({ caseId }: { caseId: string }) {
  const words = useCitatorMessages()
  const { none } = useStandingMessages()
  const { data, error, isFetching, refetch } = useQuery(standing(caseId))
  if (!data && error && !isFetching)
    return (
      <Notice severity="error" action={<Button onClick={() => void refetch()}>{words.retry}</Button>}>
        {words.failed}. {error.message}
      </Notice>
    )
  if (!data)
    return (
      <Box component="output" aria-label={words.loading} sx={{ display: 'grid', gap: 1.25 }}>
        <Skeleton variant="rounded" width="70%" height={24} />
        <Skeleton variant="rounded" height={56} />
        <Skeleton variant="rounded" width="85%" height={20} />
      </Box>
    )
  if (!data.signal) return none
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.25 }}>
      <StandingWords signal={data.signal} />
    </Box>
  )
}
