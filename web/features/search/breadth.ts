import type { SearchResults } from '#contract/search'
import { listsEveryWord, type SearchRequest } from './search-address.ts'

/** Whether the list of a plain question has only cases with `every` word, or also some with `enough` of it. */
export type Breadth = 'every' | 'enough'

/** Null where that need not be said: the query has signs of its language, or all that is found has every word by itself. */
export function breadthOf(request: SearchRequest, { total, total_every }: Pick<SearchResults, 'total' | 'total_every'>): Breadth | null {
  if (total_every === undefined) return null
  if (listsEveryWord(request)) return 'every'
  return total_every < total ? 'enough' : null
}

/** How many words a question has, as they are typed. */
export const countWords = (query: string): number => query.split(/\s+/).filter((word) => word !== '').length

/** The list with what has enough of the words: in no other order do these follow. */
export const widened = (request: SearchRequest): SearchRequest => ({ ...request, every: false, sort: null, page: 1 })
