import { getCoverage } from '#contract/cases'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { cacheLife } from '../../api/query-client.ts'

/** What the library holds, court by court. */
export const libraryCoverage = queryOptions({
  queryKey: ['coverage'],
  queryFn: ({ signal }) => call(getCoverage, {}, { signal }),
  staleTime: cacheLife,
})
