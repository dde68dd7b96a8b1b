import { compareCases } from '#contract/compare'
import { searchCases } from '#contract/search'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { cacheLife } from '../../api/query-client.ts'

/** Cases side by side, in the order given. */
export const comparison = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['comparison', ...ids],
    queryFn: ({ signal }) => call(compareCases, { body: { case_ids: [...ids] } }, { signal }),
    staleTime: cacheLife,
  })

const maxOffered = 8

/** Cases to choose from. */
export const casesToAdd = (words: string) =>
  queryOptions({
    queryKey: ['cases-to-compare', words],
    queryFn: async ({ signal }) => (await call(searchCases, { query: { query: words, limit: maxOffered } }, { signal })).results,
    staleTime: cacheLife,
  })
