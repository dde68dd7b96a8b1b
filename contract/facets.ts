import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { SearchBody } from './search.ts'

/** One value of a facet and how many of the matching cases have it. */
export const FacetCount = z.object({ value: z.string(), count: z.number().int() })
export type FacetCount = z.infer<typeof FacetCount>

/** They count what a search with the same body finds: of plain words in another order than by relevance what has every one of them. */
export const Facets = z.object({
  total: z.number().int(),
  total_relation: z.enum(['eq', 'gte']),
  courts: z.array(FacetCount),
  stations: z.array(FacetCount),
  years: z.array(FacetCount),
  judges: z.array(FacetCount),
  document_types: z.array(FacetCount),
})
export type Facets = z.infer<typeof Facets>

export const searchFacets = endpoint({
  method: 'POST',
  path: '/api/search/facets',
  summary: 'How the matching cases divide by court, station, year, judge and document type',
  access: 'user',
  reads: true,
  body: SearchBody,
  response: Facets,
})
