import { getProvisionCard, listCitedInCase } from '#contract/cited-legislation'
import {
  type ActKind,
  type ActStatus,
  type ActSubject,
  browseLegislation,
  getAct,
  listLegislation,
  listVersions,
} from '#contract/legislation'
import { compareVersions } from '#contract/legislation-changes'
import { findInAct, getActText, getActToc, getProvision, listDefinitions } from '#contract/legislation-text'
import { searchLegislation } from '#contract/search-everything'
import {
  type ProvisionTreatment,
  countActCitations,
  listMostCitedActs,
  listProvisionDecisions,
  reviewProvisionLead,
} from '#contract/notes-of-decisions'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { Input } from '#contract/endpoint'
import { cacheLife } from '../../api/query-client.ts'

/** Which Acts are listed, and how. */
export interface ActFilters {
  query: string
  sort: 'title' | 'newest'
  letter?: string
  year?: number
  subject?: ActSubject
  kind?: ActKind
  status?: ActStatus
  page: number
}

export const actsOnPage = 50

export const acts = ({ page, ...filters }: ActFilters) =>
  queryOptions({
    queryKey: ['legislation', 'list', filters, page],
    queryFn: ({ signal }) =>
      call(listLegislation, { query: { ...filters, limit: actsOnPage, offset: (page - 1) * actsOnPage } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: cacheLife,
  })

/** So many provisions stand under the list of laws. */
export const provisionsShown = 5

export const provisionsWith = (query: string) =>
  queryOptions({
    queryKey: ['legislation', 'search', 'best', query],
    queryFn: ({ signal }) => call(searchLegislation, { query: { query, limit: provisionsShown } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: cacheLife,
  })

export const browsing = queryOptions({
  queryKey: ['legislation', 'browse'],
  queryFn: ({ signal }) => call(browseLegislation, {}, { signal }),
  staleTime: cacheLife,
})

/** Which text of an Act is read: the latest, or the one that stood on a day. */
export interface Reading {
  id: string
  asAt: string | null
}

const dated = ({ asAt }: Reading) => (asAt === null ? {} : { as_at: asAt })

export const act = (reading: Reading) =>
  queryOptions({
    queryKey: ['legislation', reading.id, 'act', reading.asAt],
    queryFn: ({ signal }) => call(getAct, { params: { id: reading.id }, query: dated(reading) }, { signal }),
    staleTime: cacheLife,
  })

export const actToc = (reading: Reading) =>
  queryOptions({
    queryKey: ['legislation', reading.id, 'toc', reading.asAt],
    queryFn: ({ signal }) => call(getActToc, { params: { id: reading.id }, query: dated(reading) }, { signal }),
    staleTime: cacheLife,
  })

/** As much of the text as is read at once, around a provision. */
export const actText = (reading: Reading, at: string | null) =>
  queryOptions({
    queryKey: ['legislation', reading.id, 'text', reading.asAt, at],
    queryFn: ({ signal }) =>
      call(getActText, { params: { id: reading.id }, query: { ...dated(reading), ...(at !== null && { at }) } }, { signal }),
    staleTime: cacheLife,
  })

export const definitions = (reading: Reading) =>
  queryOptions({
    queryKey: ['legislation', reading.id, 'definitions', reading.asAt],
    queryFn: async ({ signal }) =>
      (await call(listDefinitions, { params: { id: reading.id }, query: dated(reading) }, { signal })).definitions,
    staleTime: cacheLife,
  })

export const versions = (id: string) =>
  queryOptions({
    queryKey: ['legislation', id, 'versions'],
    queryFn: async ({ signal }) => (await call(listVersions, { params: { id } }, { signal })).versions,
    staleTime: cacheLife,
  })

export const comparison = (id: string, from: string, to: string) =>
  queryOptions({
    queryKey: ['legislation', id, 'compare', from, to],
    queryFn: ({ signal }) => call(compareVersions, { params: { id }, query: { from, to } }, { signal }),
    staleTime: cacheLife,
  })

export const provision = (reading: Reading, eid: string) =>
  queryOptions({
    queryKey: ['legislation', reading.id, 'provision', reading.asAt, eid],
    queryFn: ({ signal }) => call(getProvision, { params: { id: reading.id, eid }, query: dated(reading) }, { signal }),
    staleTime: cacheLife,
  })

/** The provisions of the whole text that hold words. */
export const found = (reading: Reading, words: string) =>
  queryOptions({
    queryKey: ['legislation', reading.id, 'find', reading.asAt, words],
    queryFn: ({ signal }) => call(findInAct, { params: { id: reading.id }, query: { ...dated(reading), words } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: cacheLife,
  })

/** How many cases cite a provision, and how many of them are read to declare it unconstitutional. */
export interface CitedOften {
  cases: number
  struck: number
  confirmed: number
}

/** How often each provision of an Act is cited. */
export const citing = (id: string) =>
  queryOptions({
    queryKey: ['legislation', id, 'citing'],
    queryFn: async ({ signal }) => {
      const { provisions } = await call(countActCitations, { params: { id } }, { signal })
      return new Map(provisions.map(({ eid, ...counted }) => [eid, counted]))
    },
    staleTime: cacheLife,
  })

/** Which of the cases that cite a provision are shown; null is any. Level 1 is the highest court. */
export interface DecisionFilters {
  said: ProvisionTreatment | null
  level: number | null
  year: number | null
}

const decisionsAtOnce = 20

/** The cases that cite a provision, those first that say the most of it, twenty more at a time. */
export const decisions = (id: string, eid: string, { said, level, year }: DecisionFilters) =>
  infiniteQueryOptions({
    queryKey: ['legislation', id, 'decisions', eid, said, level, year],
    queryFn: ({ pageParam, signal }) =>
      call(
        listProvisionDecisions,
        {
          params: { id, eid },
          query: {
            limit: decisionsAtOnce,
            offset: pageParam,
            ...(said && { said }),
            ...(level !== null && { level }),
            ...(year && { year }),
          },
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ offset, results, total }) => (offset + results.length < total ? offset + results.length : undefined),
    placeholderData: keepPreviousData,
    staleTime: cacheLife,
  })

export const mostCited = queryOptions({
  queryKey: ['legislation', 'most-cited'],
  queryFn: ({ signal }) => call(listMostCitedActs, { query: { limit: 50 } }, { signal }),
  staleTime: cacheLife,
})

/** The provisions that a case cites. */
export const cited = (caseId: string) =>
  queryOptions({
    queryKey: ['legislation', 'cited-in', caseId],
    queryFn: ({ signal }) => call(listCitedInCase, { params: { id: caseId } }, { signal }),
    staleTime: cacheLife,
  })

/** A provision as it stood when a case arose, and today's. */
export const provisionCard = (id: string, eid: string, caseId: string) =>
  queryOptions({
    queryKey: ['legislation', id, 'card', eid, caseId],
    queryFn: ({ signal }) => call(getProvisionCard, { params: { id, eid }, query: { case: caseId } }, { signal }),
    staleTime: cacheLife,
  })

/** Confirms or rejects what a machine read a case to say; all notes of decisions are asked for anew. */
export function useReviewOfLead() {
  const client = useQueryClient()
  return async (body: Input<typeof reviewProvisionLead>['body']) => {
    const lead = await call(reviewProvisionLead, { body })
    await client.invalidateQueries({ queryKey: ['legislation'] })
    return lead
  }
}
