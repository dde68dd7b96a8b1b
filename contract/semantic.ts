import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { SearchFilters, SearchResults, deepestOffset } from './search.ts'

/**
 * How a question was widened before it was searched: each of its telling words with words of the same meaning. Words of one stem count as one. Where the
 * operator has set a model up that makes vectors, and it answers, passages that lie near the question count as well.
 */
export const Expansion = z.object({
  method: z.enum(['dictionary of legal words', 'dictionary of legal words and vectors']),
  words: z.array(z.object({ word: z.string(), same_meaning: z.array(z.string()) })),
})
export type Expansion = z.infer<typeof Expansion>

/**
 * The cases that fit best, which are compared with one another: some hundreds at most. `total` is their number, a lower bound (`gte`) where
 * more cases have something of the question.
 */
export const SemanticResults = SearchResults.extend({ expansion: Expansion })
export type SemanticResults = z.infer<typeof SemanticResults>

export const searchSemantic = endpoint({
  method: 'POST',
  path: '/api/search/semantic',
  summary: 'Search by what a question means: words of the same stem and meaning count, and not every word need occur',
  access: 'user',
  reads: true,
  body: SearchFilters.extend({
    query: z.string().trim().min(1).max(2000, 'Shorten it to 2,000 characters'),
    limit: z.number().int().min(1).max(100).default(10),
    offset: z.number().int().min(0).max(deepestOffset).default(0),
  }),
  response: SemanticResults,
})
