import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useListMessages } from '../messages/lists.ts'
import { RetryNotice } from './RetryNotice.tsx'
import { RowsLoading } from './RowsLoading.tsx'

interface QueryStateProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>
  children: (data: Data) => ReactNode
  /** What is on its way, where there is more to say than that something is. */
  loading?: string
  /** How many rows keep its room meanwhile, and how many pixels each takes, as a rule. */
  rows?: number
  rowHeight?: number
}

/** What the server answers, or that it is on its way, or that it did not come and may be asked again. */
export function QueryState<Data>({ query, children, loading, rows = 3, rowHeight = 88 }: QueryStateProps<Data>) {
  const words = useListMessages()
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error && !isFetching) return <RetryNotice words={`${words.failed}. ${error.message}`} onRetry={() => void refetch()} />
  return <RowsLoading label={loading ?? words.loading} rows={rows} height={rowHeight} />
}
