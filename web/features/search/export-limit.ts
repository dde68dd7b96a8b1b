import { getLicense } from '#contract/billing'
import { maxExported } from '#contract/exports'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { cacheLife } from '../../api/query-client.ts'

/** How many cases one exported list may have under the plan of the account; asked when a list is about to be exported. */
export const exportLimit = queryOptions({
  queryKey: ['billing', 'export-limit'],
  queryFn: async ({ signal }) => Math.min((await call(getLicense, {}, { signal })).limits.export_cases ?? maxExported, maxExported),
  staleTime: cacheLife,
})
