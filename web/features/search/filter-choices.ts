import { getCaseMetadata } from '#contract/cases'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { cacheLife } from '../../api/query-client.ts'

/** Names of the courts and judges to choose from. */
export const filterChoices = queryOptions({
  queryKey: ['search', 'choices'],
  queryFn: ({ signal }) => call(getCaseMetadata, {}, { signal }),
  staleTime: cacheLife,
})
