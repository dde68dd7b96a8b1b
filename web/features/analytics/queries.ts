import { analyzeJudge, countProvisions, getCourtTendencies } from '#contract/analytics'
import { getCaseCard, getCoverage, listCourts, listJudges } from '#contract/cases'
import { trackPrecedent } from '#contract/citator'
import { suggest } from '#contract/suggestions'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { cacheLife } from '../../api/query-client.ts'

/** What narrows figures: an area of law, and years separated by commas. */
export interface Narrowed {
  topic: string
  years: string | undefined
}

const asked = ({ topic, years }: Narrowed) => ({ ...(topic !== '' && { topic }), ...(years !== undefined && { years }) })

export const courtNames = queryOptions({
  queryKey: ['courts', 'names'],
  queryFn: ({ signal }) => call(listCourts, {}, { signal }),
  staleTime: cacheLife,
})

export const judgeNames = queryOptions({
  queryKey: ['judges', 'names'],
  queryFn: ({ signal }) => call(listJudges, {}, { signal }),
  staleTime: cacheLife,
})

export const courtTrends = (court: string, narrowed: Narrowed) =>
  queryOptions({
    queryKey: ['analytics', 'court', court, narrowed],
    queryFn: ({ signal }) => call(getCourtTendencies, { query: { court, ...asked(narrowed) } }, { signal }),
    staleTime: cacheLife,
  })

/** What its decisions cite of the law. */
export const courtProvisions = (court: string, narrowed: Narrowed) =>
  queryOptions({
    queryKey: ['analytics', 'provisions', court, narrowed],
    queryFn: ({ signal }) => call(countProvisions, { query: { court, ...asked(narrowed) } }, { signal }),
    staleTime: cacheLife,
  })

export const judgeAnalysis = (name: string, narrowed: Narrowed) =>
  queryOptions({
    queryKey: ['analytics', 'judge', name, narrowed],
    queryFn: ({ signal }) => call(analyzeJudge, { params: { name }, query: asked(narrowed) }, { signal }),
    staleTime: cacheLife,
  })

/** What the library holds, court by court. */
export const libraryCoverage = queryOptions({
  queryKey: ['coverage'],
  queryFn: ({ signal }) => call(getCoverage, {}, { signal }),
  staleTime: cacheLife,
})

/** Cases by the beginning of a name or a citation. */
export const suggestedCases = (q: string) =>
  queryOptions({
    queryKey: ['analytics', 'suggested', q],
    queryFn: ({ signal }) => call(suggest, { query: { q } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: cacheLife,
  })

/** What a case is called. */
export const caseInBrief = (id: string) =>
  queryOptions({
    queryKey: ['case', id, 'card'],
    queryFn: ({ signal }) => call(getCaseCard, { params: { id } }, { signal }),
    staleTime: cacheLife,
  })

/** How often a case was cited in each year, and how. */
export const caseCitations = (id: string) =>
  queryOptions({
    queryKey: ['analytics', 'case', id],
    queryFn: ({ signal }) => call(trackPrecedent, { params: { id } }, { signal }),
    staleTime: cacheLife,
  })
