import { searchFacets } from '#contract/facets'
import { countActCitations } from '#contract/notes-of-decisions'
import { getProvision } from '#contract/legislation-text'
import { searchLegislation } from '#contract/search-everything'
import { searchAdvanced } from '#contract/search'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { cacheLife } from '../../api/query-client.ts'
import { listsEveryWord, searchBody, type SearchRequest } from './search-address.ts'

export const provisionsOnPage = 10

/** Provisions of the law that have the words of a search, one page of them. */
export const lawOf = ({ query, kind, page }: Pick<SearchRequest, 'query' | 'kind' | 'page'>) => {
  const asked = { query, limit: provisionsOnPage, offset: kind !== '' ? (page - 1) * provisionsOnPage : 0 }
  return queryOptions({
    queryKey: ['legislation', 'search', asked],
    queryFn: ({ signal }) => call(searchLegislation, { query: asked }, { signal }),
    staleTime: cacheLife,
  })
}

/** The words of a provision without its heading, as they stand today, and whether they are only those of a guide. */
export const wordsOf = (act: string, eid: string) =>
  queryOptions({
    queryKey: ['legislation', act, 'words', eid],
    queryFn: async ({ signal }) => {
      const { paragraphs, version } = await call(getProvision, { params: { id: act, eid }, query: {} }, { signal })
      return { words: paragraphs.flatMap(({ kind, text }) => (kind === 'heading' ? [] : [text])).join(' '), guide: version.guide }
    },
    staleTime: cacheLife,
  })

/** How many cases cite each provision of an Act, by its id. */
export const citingOf = (act: string) =>
  queryOptions({
    queryKey: ['legislation', act, 'cited'],
    queryFn: async ({ signal }) => {
      const { provisions } = await call(countActCitations, { params: { id: act } }, { signal })
      return new Map(provisions.map(({ eid, cases }) => [eid, cases]))
    },
    staleTime: cacheLife,
  })

/** How the cases of a search divide; the same on all its pages, and in every order in which it lists the same. */
export function facetsOf(search: SearchRequest) {
  const body = searchBody({ ...search, every: listsEveryWord(search), sort: null, page: 1 })
  return queryOptions({
    queryKey: ['facets', body],
    queryFn: ({ signal }) => call(searchFacets, { body }, { signal }),
    staleTime: cacheLife,
  })
}

/** Why each case of a page stands where it stands, by id; asked for only when a reader wants to know. */
export const explanationsOf = (search: SearchRequest) =>
  queryOptions({
    queryKey: ['search', search, 'explained'],
    queryFn: async ({ signal }) => {
      const { results } = await call(searchAdvanced, { body: { ...searchBody(search), explain: true } }, { signal })
      return new Map(results.flatMap(({ id, explanation }) => (explanation ? [[id, explanation] as const] : [])))
    },
    staleTime: cacheLife,
  })
