import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useListMessages } from '../messages/lists.ts'
import { RetryNotice } from './RetryNotice.tsx'
import { RowsLoading } from './RowsLoading.tsx'

interface PagedListProps<Row> {
  query: UseInfiniteQueryResult<InfiniteData<{ results: Row[]; total: number }>>
  label: string
  /** What is said where there are none. */
  none: string
  /** Above the list: how many there are. */
  count?: ((total: number) => string) | undefined
  /** Pixels that a row takes, as a rule. */
  rowHeight?: number
  children: (row: Row) => ReactNode
}

/** A list that is asked for page by page, with what stands there while it is empty, on its way or did not come. */
export function PagedList<Row>({ query, label, none, count, rowHeight = 64, children }: PagedListProps<Row>) {
  const words = useListMessages()
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (!data && error && !isFetching) return <RetryNotice words={`${words.failed}. ${error.message}`} onRetry={() => void refetch()} />
  if (!data) return <RowsLoading label={words.loading} height={rowHeight} />
  const { total } = data.pages[0]!
  if (total === 0) return <Typography sx={{ color: 'text.secondary', borderTop: 1, borderColor: 'divider', pt: 2 }}>{none}</Typography>
  return (
    <>
      {count && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {count(total)}
        </Typography>
      )}
      <Box
        component="ul"
        aria-label={label}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li': { borderTop: 1, borderColor: 'divider', py: 1.5 } }}
      >
        {data.pages.flatMap(({ results }) => results.map(children))}
      </Box>
      {hasNextPage && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ justifySelf: 'start', mt: 1 }}
        >
          {words.more}
        </Button>
      )}
    </>
  )
}
