import { useQueries } from '@tanstack/react-query'
import { facetDimensions, type FacetDimension, facetNames } from './facet-dimensions.ts'
import { facetsOf } from './later-queries.ts'
import type { SearchRequest } from './search-address.ts'

interface FacetList {
  names: string[]
  counts: ReadonlyMap<string, number> | undefined
  loading: boolean
}

/**
 * The values of each list with their counts. Values within one list widen, so each list is counted without itself: what else
 * could be chosen beside "High Court" is shown with what it would add. None is asked for before `enabled`.
 */
export function useFacetLists(request: SearchRequest, enabled: boolean): Record<FacetDimension, FacetList> {
  const answers = useQueries({ queries: facetDimensions.map((dimension) => ({ ...facetsOf({ ...request, [dimension]: [] }), enabled })) })
  const lists = facetDimensions.map((dimension, place) => {
    const { data, isPending } = answers[place]!
    const values = data?.[facetNames[dimension]]
    return [
      dimension,
      {
        names: values?.map(({ value }) => value) ?? [],
        counts: values && new Map(values.map(({ value, count }) => [value, count])),
        loading: isPending,
      },
    ] as const
  })
  return Object.fromEntries(lists) as Record<FacetDimension, FacetList>
}
