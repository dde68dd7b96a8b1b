import { getCaseCard, getCaseContent } from '#contract/cases'
import { parseOneCitation } from '#contract/citations'
import { getCaseMatches } from '#contract/matches'
import { findSimilarCases, listRelatedCases } from '#contract/similar'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { caseAsSent } from '../../api/case-as-sent.ts'
import { wholeCase } from '../../api/early-case.ts'
import { cacheLife } from '../../api/query-client.ts'
import { readCase } from './read-case.ts'
import { type CaseText, readMade, readReferences, readText } from './read-text.ts'

/** One case, kept for five minutes. `text` is null when the answer came without it. */
export const caseDetail = (id: string) =>
  queryOptions({
    queryKey: ['case', id],
    queryFn: async ({ signal }) => {
      const answer = await call(caseAsSent, { params: { id }, query: wholeCase }, { signal })
      return { record: readCase(answer), text: readText(answer), references: readReferences(answer), made: readMade(answer) }
    },
    staleTime: cacheLife,
  })

/** The text of a case whose record came without it. */
export const caseText = (id: string) =>
  queryOptions({
    queryKey: ['case', id, 'text'],
    queryFn: async ({ signal }): Promise<CaseText | null> => readText(await call(getCaseContent, { params: { id } }, { signal })),
    staleTime: cacheLife,
  })

/** What the card of a citation says of a case. */
export const caseCard = (id: string) =>
  queryOptions({
    queryKey: ['case', id, 'card'],
    queryFn: ({ signal }) => call(getCaseCard, { params: { id } }, { signal }),
    staleTime: cacheLife,
  })

/** What is known of the numbers around a neutral citation that is not held; null for any other words. */
export const citationNumbers = (citation: string) =>
  queryOptions({
    queryKey: ['citation', citation, 'numbers'],
    queryFn: async ({ signal }) => (await call(parseOneCitation, { params: { citation } }, { signal })).numbers,
    staleTime: cacheLife,
  })

/** Where the words of a search stand in a case. */
export const caseMatches = (id: string, query: string) =>
  queryOptions({
    queryKey: ['case', id, 'matches', query],
    queryFn: ({ signal }) => call(getCaseMatches, { params: { id }, query: { query } }, { signal }),
    staleTime: cacheLife,
  })

/** How many cases like the open one are listed. */
const maxRelated = 5

/** Cases like one: the related call's, else those of a search for similar ones. */
export const relatedCases = (id: string) =>
  queryOptions({
    queryKey: ['case', id, 'related'],
    queryFn: async ({ signal }) => {
      const asked = { params: { id }, query: { limit: maxRelated } }
      try {
        return (await call(listRelatedCases, asked, { signal })).results
      } catch (error) {
        if (signal.aborted) throw error
        return (await call(findSimilarCases, asked, { signal })).results
      }
    },
    staleTime: cacheLife,
  })
