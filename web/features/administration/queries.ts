import type { Role } from '#contract/accounts'
import { getSystemState, listFailedJobs, listLog, listSlowStatements } from '#contract/administration'
import { listBackups } from '#contract/backups'
import { type ImportOutcomeKind, getImport, listImportRecords, listImportSources, listImports } from '#contract/imports'
import { listAccounts } from '#contract/overseen-accounts'
import { listRedactions } from '#contract/redactions'
import { type SourceName, listRefusedItems, listSources, listSyncRuns } from '#contract/sources'
import { listTakedowns } from '#contract/takedowns'
import type { AuditAction } from '#contract/audit'
import { getAccountLicence, listAllPayments } from '#contract/bookings'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
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

export interface AccountsFilter {
  query: string
  role: Role | ''
  locked: 'yes' | 'no' | ''
}

export const accounts = ({ query, role, locked }: AccountsFilter) =>
  infiniteQueryOptions({
    queryKey: ['administration', 'accounts', query, role, locked],
    queryFn: ({ signal, pageParam }) =>
      call(
        listAccounts,
        { query: { query, ...(role && { role }), ...(locked && { locked }), limit: pageSize, offset: pageParam } },
        { signal },
      ),
    ...paged,
  })

export interface LogFilter {
  action: AuditAction | ''
  account: string | null
  from: string
  to: string
}

export const log = ({ action, account, from, to }: LogFilter) =>
  infiniteQueryOptions({
    queryKey: ['administration', 'log', action, account, from, to],
    queryFn: ({ signal, pageParam }) =>
      call(
        listLog,
        {
          query: {
            ...(action && { actions: action }),
            ...(account && { account }),
            ...(from && { from }),
            ...(to && { to }),
            limit: pageSize,
            offset: pageParam,
          },
        },
        { signal },
      ),
    ...paged,
  })

export const importRuns = infiniteQueryOptions({
  queryKey: ['administration', 'imports'],
  queryFn: ({ signal, pageParam }) => call(listImports, { query: { limit: pageSize, offset: pageParam } }, { signal }),
  ...paged,
})

export const importRun = (id: string) =>
  queryOptions({
    queryKey: ['administration', 'import', id],
    queryFn: ({ signal }) => call(getImport, { params: { id } }, { signal }),
  })

export const importRecords = (id: string, outcome: ImportOutcomeKind | '') =>
  infiniteQueryOptions({
    queryKey: ['administration', 'import', id, 'records', outcome],
    queryFn: ({ signal, pageParam }) =>
      call(listImportRecords, { params: { id }, query: { ...(outcome && { outcome }), limit: pageSize, offset: pageParam } }, { signal }),
    ...paged,
  })

export const importSources = queryOptions({
  queryKey: ['administration', 'import-sources'],
  queryFn: ({ signal }) => call(listImportSources, {}, { signal }),
})

export const takedowns = infiniteQueryOptions({
  queryKey: ['administration', 'takedowns'],
  queryFn: ({ signal, pageParam }) => call(listTakedowns, { query: { limit: pageSize, offset: pageParam } }, { signal }),
  ...paged,
})

export const redactions = infiniteQueryOptions({
  queryKey: ['administration', 'redactions'],
  queryFn: ({ signal, pageParam }) => call(listRedactions, { query: { limit: pageSize, offset: pageParam } }, { signal }),
  ...paged,
})

export const systemState = queryOptions({
  queryKey: ['administration', 'state'],
  queryFn: ({ signal }) => call(getSystemState, {}, { signal }),
})

export const slowStatements = queryOptions({
  queryKey: ['administration', 'slow-statements'],
  queryFn: ({ signal }) => call(listSlowStatements, {}, { signal }),
})

export const failedJobs = infiniteQueryOptions({
  queryKey: ['administration', 'failed-jobs'],
  queryFn: ({ signal, pageParam }) => call(listFailedJobs, { query: { limit: pageSize, offset: pageParam } }, { signal }),
  ...paged,
})

export const accountLicence = (id: string) =>
  queryOptions({
    queryKey: ['administration', 'licence', id],
    queryFn: ({ signal }) => call(getAccountLicence, { params: { id } }, { signal }),
  })

export const payments = (query: string) =>
  infiniteQueryOptions({
    queryKey: ['administration', 'payments', query],
    queryFn: ({ signal, pageParam }) => call(listAllPayments, { query: { query, limit: pageSize, offset: pageParam } }, { signal }),
    ...paged,
  })

/** Milliseconds between two looks at the sources, while one is read and otherwise. */
export const whileReading = 2_000
const otherwise = 30_000

export const sources = queryOptions({
  queryKey: ['administration', 'sources'],
  queryFn: ({ signal }) => call(listSources, {}, { signal }),
  refetchInterval: ({ state: { data } }) =>
    data?.sources.some(({ last_run: run }) => run?.state === 'running') ? whileReading : otherwise,
})

/** One that is being made says every second how far it is. */
export const backups = queryOptions({
  queryKey: ['administration', 'backups'],
  queryFn: ({ signal }) => call(listBackups, {}, { signal }),
  refetchInterval: ({ state: { data } }) => (data?.running ? whileReading : otherwise),
})

/** @param last the latest run of the source: a list that does not have it is looked at again */
export const syncRuns = (name: SourceName, last: number | undefined) =>
  infiniteQueryOptions({
    queryKey: [...sources.queryKey, name, 'runs'],
    queryFn: ({ signal, pageParam }) => call(listSyncRuns, { params: { name }, query: { limit: pageSize, offset: pageParam } }, { signal }),
    ...paged,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ results }) => results.some(({ state }) => state === 'running')) || data?.pages[0]?.results[0]?.id !== last
        ? whileReading
        : false,
  })

export const refusedItems = (name: SourceName) =>
  infiniteQueryOptions({
    queryKey: [...sources.queryKey, name, 'refused'],
    queryFn: ({ signal, pageParam }) =>
      call(listRefusedItems, { params: { name }, query: { limit: pageSize, offset: pageParam } }, { signal }),
    ...paged,
  })
