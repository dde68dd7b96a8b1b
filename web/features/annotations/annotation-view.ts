import { type AnnotatedKind, type AnnotationColor, annotatedKinds, annotationColors, listAnnotations } from '#contract/annotations'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const annotationsOnPage = 25
export const annotationSorts = ['newest', 'updated', 'place'] as const

/** What the list of all annotations shows. */
export interface AnnotationView {
  query: string
  color: AnnotationColor | null
  kind: AnnotatedKind | null
  sort: (typeof annotationSorts)[number]
  page: number
}

/** What the address of /annotations asks for; what it does not say, or says wrongly, is as at first. */
export function readView(parameters: URLSearchParams): AnnotationView {
  const page = Number(parameters.get('page'))
  return {
    query: parameters.get('query')?.trim() ?? '',
    color: annotationColors.find((color) => color === parameters.get('color')) ?? null,
    kind: annotatedKinds.find((kind) => kind === parameters.get('kind')) ?? null,
    sort: annotationSorts.find((sort) => sort === parameters.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  }
}

/** The address of a view, without what is as at first. */
export const writeView = ({ query, color, kind, sort, page }: AnnotationView): string =>
  String(
    new URLSearchParams([
      ...(query === '' ? [] : [['query', query]]),
      ...(color === null ? [] : [['color', color]]),
      ...(kind === null ? [] : [['kind', kind]]),
      ...(sort === 'newest' ? [] : [['sort', sort]]),
      ...(page === 1 ? [] : [['page', String(page)]]),
    ]),
  )

export const annotationPage = ({ query, color, kind, sort, page }: AnnotationView) =>
  queryOptions({
    queryKey: ['annotations', 'all', query, color, kind, sort, page],
    queryFn: ({ signal }) =>
      call(
        listAnnotations,
        {
          query: {
            query,
            ...(color !== null && { color }),
            ...(kind !== null && { kind }),
            sort,
            limit: annotationsOnPage,
            offset: (page - 1) * annotationsOnPage,
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
