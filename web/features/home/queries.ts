import { queryOptions } from '@tanstack/react-query'
import { getHeld, listHomeQuestions, listKeptChanges } from '#contract/home'
import { call } from '../../api/call.ts'
import { cacheLife } from '../../api/query-client.ts'

const shown = 5

/** Cases that the reader keeps and that were overturned since, those told first. */
export const keptChanges = queryOptions({
  queryKey: ['home', 'changes'],
  queryFn: ({ signal }) => call(listKeptChanges, { query: { limit: shown } }, { signal }),
  // What a court decided is asked for with every visit.
  staleTime: 0,
})

/** What the public library holds of each kind. */
export const held = queryOptions({
  queryKey: ['home', 'library'],
  queryFn: ({ signal }) => call(getHeld, {}, { signal }),
  staleTime: cacheLife,
})

/** Questions that the library answers. */
export const answeredQuestions = queryOptions({
  queryKey: ['home', 'questions'],
  queryFn: ({ signal }) => call(listHomeQuestions, {}, { signal }),
  staleTime: cacheLife,
})
