import { getCoverage } from '#contract/cases'
import { getCourt, getJudge } from '#contract/courts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { cacheLife } from '../../api/query-client.ts'

/** What the library holds, court by court. */
export const libraryCoverage = queryOptions({
  queryKey: ['coverage'],
  queryFn: ({ signal }) => call(getCoverage, {}, { signal }),
  staleTime: cacheLife,
})

/** A judge by number or by any form of the name. */
export const judgePage = (id: string) =>
  queryOptions({
    queryKey: ['judges', id],
    queryFn: ({ signal }) => call(getJudge, { params: { id } }, { signal }),
    staleTime: cacheLife,
  })

/** A court by its code or name. */
export const courtPage = (code: string) =>
  queryOptions({
    queryKey: ['courts', code],
    queryFn: ({ signal }) => call(getCourt, { params: { code } }, { signal }),
    staleTime: cacheLife,
  })
