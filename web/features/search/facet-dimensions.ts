import type { Facets } from '#contract/facets'
import type { SearchRequest } from './search-address.ts'

/** The lists of a search by which its cases divide, in the order in which they narrow best. */
export const facetDimensions = ['courts', 'years', 'types', 'stations', 'judges'] as const
export type FacetDimension = (typeof facetDimensions)[number]

/** What the answer calls each of them. */
export const facetNames = {
  courts: 'courts',
  years: 'years',
  types: 'document_types',
  stations: 'stations',
  judges: 'judges',
} as const satisfies Record<FacetDimension, keyof Facets>

/** Values offered of each; the others are in the filter panel. */
const mostOffered: Record<FacetDimension, number> = { courts: 5, years: 4, types: 3, stations: 3, judges: 3 }

export interface FacetOffer {
  dimension: FacetDimension
  values: { value: string; count: number }[]
}

/** The values that would narrow a search further: not those in use, nor those that every found case has. */
export function offerFacets(facets: Facets, request: SearchRequest): FacetOffer[] {
  return facetDimensions
    .map((dimension) => ({
      dimension,
      values: facets[facetNames[dimension]]
        .filter(({ value, count }) => count < facets.total && !request[dimension].includes(value))
        .slice(0, mostOffered[dimension]),
    }))
    .filter(({ values }) => values.length > 0)
}
