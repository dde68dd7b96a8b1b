import { z } from 'zod'
import { CitedProvision } from './citations.ts'
import { endpoint } from './endpoint.ts'
import { JurisdictionAsked } from './search-choices.ts'
import { SearchResults } from './search.ts'

const searchedKinds = ['cases', 'legislation'] as const

export const searchEverything = endpoint({
  method: 'GET',
  path: '/api/search/all',
  summary: 'Cases and the law by one query: what it names first, then what has its words, counted by kind',
  access: 'user',
  query: z.object({
    /** As for cases, and beside it `act:"Employment Act"`, `section:41` and `article:159(2)(d)`; 's 41 EA' and 'Order 42 rule 6' name a provision. */
    query: z.string().trim().min(1).max(2000),
    /** Only one kind has results then; both are counted. */
    kind: z.enum(searchedKinds).optional(),
    jurisdiction: JurisdictionAsked.default('KE'),
    limit: z.coerce.number().int().min(1).max(100).default(10),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  response: z.object({
    /** The query without operators, as the cases were searched. */
    query: z.string(),
    /** Provisions that the query names. */
    named: z.array(CitedProvision),
    /** Sections, articles and rules whose heading has every word. */
    legislation: z.object({ results: z.array(CitedProvision), total: z.number().int() }),
    cases: SearchResults,
    kinds: z.array(z.object({ kind: z.enum(searchedKinds), total: z.number().int(), total_relation: z.enum(['eq', 'gte']) })),
    offset: z.number().int(),
    limit: z.number().int(),
  }),
})
