import { type ReportState, listReportQueue, listReports } from '#contract/reports'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const pageSize = 25

interface Page {
  offset: number
  limit: number
  total: number
}
const paged = {
  initialPageParam: 0,
  getNextPageParam: ({ offset, limit, total }: Page) => (offset + limit < total ? offset + limit : null),
}

export const reportsKey = ['reports'] as const

export const ownReports = infiniteQueryOptions({
  queryKey: [...reportsKey, 'own'],
  queryFn: ({ signal, pageParam }) => call(listReports, { query: { limit: pageSize, offset: pageParam } }, { signal }),
  ...paged,
})

export const reportQueue = (state: ReportState) =>
  infiniteQueryOptions({
    queryKey: [...reportsKey, 'queue', state],
    queryFn: ({ signal, pageParam }) => call(listReportQueue, { query: { state, limit: pageSize, offset: pageParam } }, { signal }),
    ...paged,
  })
