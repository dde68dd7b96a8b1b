import { getCitationNetwork } from '#contract/citations'
import {
  type Treatment,
  getAppealHistory,
  getAuthorities,
  getCitedBy,
  getStanding,
  listTreatmentReviews,
  listUndecidedLeads,
  reviewTreatment,
  trackPrecedent,
} from '#contract/citator'
import type { Input } from '#contract/endpoint'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { cacheLife } from '../../api/query-client.ts'

export interface CitedByFilter {
  treatment: Treatment | null
  level: number | null
  year: number | null
}

const pageSize = 20
/** Milliseconds between two looks at what is still being read. */
const whileRead = 5_000

/** The cases that cite a case, page after page. */
export const citedBy = (id: string, { treatment, level, year }: CitedByFilter) =>
  infiniteQueryOptions({
    queryKey: ['citator', id, 'cited-by', treatment, level, year],
    queryFn: ({ signal, pageParam }) =>
      call(
        getCitedBy,
        {
          params: { id },
          query: {
            ...(treatment !== null && { treatment }),
            ...(level !== null && { level }),
            ...(year !== null && { year }),
            limit: pageSize,
            offset: pageParam,
          },
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ offset, total }) => (offset + pageSize < total ? offset + pageSize : null),
    staleTime: cacheLife,
  })

/** All authorities of a case: hardly any has more than one answer holds. */
export const authorities = (id: string) =>
  queryOptions({
    queryKey: ['citator', id, 'authorities'],
    queryFn: async ({ signal }) => {
      const from = (offset: number) => call(getAuthorities, { params: { id }, query: { offset } }, { signal })
      const { results, total, complete } = await from(0)
      while (results.length < total) {
        const more = (await from(results.length)).results
        if (more.length === 0) break
        results.push(...more)
      }
      return { results, total, complete }
    },
    staleTime: cacheLife,
    refetchInterval: ({ state: { data } }) => (data?.complete === false ? whileRead : false),
  })

/** How a case stands, with the words that say so. */
export const standing = (id: string) =>
  queryOptions({
    queryKey: ['citator', id, 'standing'],
    queryFn: ({ signal }) => call(getStanding, { params: { id } }, { signal }),
    staleTime: cacheLife,
  })

export const appealHistory = (id: string) =>
  queryOptions({
    queryKey: ['citator', id, 'history'],
    queryFn: ({ signal }) => call(getAppealHistory, { params: { id } }, { signal }),
    staleTime: cacheLife,
  })

export const precedentTracking = (id: string) =>
  queryOptions({
    queryKey: ['citator', id, 'tracking'],
    queryFn: ({ signal }) => call(trackPrecedent, { params: { id } }, { signal }),
    staleTime: cacheLife,
  })

export const citationNetwork = (id: string, depth: number) =>
  queryOptions({
    queryKey: ['citator', id, 'network', depth],
    queryFn: ({ signal }) => call(getCitationNetwork, { params: { id }, query: { depth } }, { signal }),
    staleTime: cacheLife,
  })

/** What nobody has decided on, page after page; of one treatment or of all. */
export const undecidedLeads = (treatment: Exclude<Treatment, 'cited'> | null) =>
  infiniteQueryOptions({
    queryKey: ['citator', 'undecided', treatment],
    queryFn: ({ signal, pageParam }) =>
      call(listUndecidedLeads, { query: { ...(treatment !== null && { treatment }), limit: pageSize, offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ offset, total }) => (offset + pageSize < total ? offset + pageSize : null),
  })

/** The reviews of all cases, page after page. */
export const reviewTrail = infiniteQueryOptions({
  queryKey: ['citator', 'reviews'],
  queryFn: ({ signal, pageParam }) => call(listTreatmentReviews, { query: { limit: pageSize, offset: pageParam } }, { signal }),
  initialPageParam: 0,
  getNextPageParam: ({ offset, total }) => (offset + pageSize < total ? offset + pageSize : null),
})

/** Confirms or rejects a lead; whatever rests on it is asked for again. */
export function useReview() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof reviewTreatment>['body']) => call(reviewTreatment, { body }),
    onSuccess: () =>
      Promise.all([client.invalidateQueries({ queryKey: ['citator'] }), client.invalidateQueries({ queryKey: ['case'], exact: false })]),
  })
}
