import { queryOptions } from '@tanstack/react-query'
import { listKeptChanges } from '#contract/home'
import { call } from '../../api/call.ts'

const shown = 5

/** Cases that the reader keeps and that were overturned since, those told first. */
export const keptChanges = queryOptions({
  queryKey: ['home', 'changes'],
  queryFn: ({ signal }) => call(listKeptChanges, { query: { limit: shown } }, { signal }),
  // What a court decided is asked for with every visit.
  staleTime: 0,
})
