import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCitatorMessages } from '../../messages/citator.ts'
import { Notice } from '../../ui/Notice.tsx'

interface QueryStateProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>
  children: (data: Data) => ReactNode
  /** What keeps its room meanwhile. */
  waiting?: ReactNode
}

/** What the server answers, or that it is on its way, or that it did not come and may be asked again. */
export function QueryState<Data>({ query: { data, error, isFetching, refetch }, children, waiting }: QueryStateProps<Data>) {
  const words = useCitatorMessages()
  if (data !== undefined) return children(data)
  if (error && !isFetching)
    return (
      <Notice severity="error" action={<Button onClick={() => void refetch()}>{words.retry}</Button>}>
        {words.failed}. {error.message}
      </Notice>
    )
  return (
    <Box component="output" aria-label={words.loading} sx={{ display: 'grid', gap: 2 }}>
      {waiting ?? Array.from({ length: 3 }, (_, index) => <Skeleton key={index} variant="rounded" height={88} />)}
    </Box>
  )
}
