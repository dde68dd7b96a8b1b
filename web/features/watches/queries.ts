import { type Watch, createWatch, deleteWatch, listWatches, updateWatch } from '#contract/watches'
import type { AlertFrequency } from '#contract/saved-searches'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const onPage = 30

/** What is watched, named as its reader knows it. */
export type Watched = Pick<Watch, 'kind' | 'target'>

export const watchPages = infiniteQueryOptions({
  queryKey: ['watches', 'list'],
  queryFn: ({ signal, pageParam }) => call(listWatches, { query: { limit: onPage, offset: pageParam } }, { signal }),
  initialPageParam: 0,
  getNextPageParam: ({ offset, limit, total }) => (offset + limit < total ? offset + limit : undefined),
})

/** The watch of one thing; null where it is not watched. */
export const watchOf = ({ kind, target }: Watched) =>
  queryOptions({
    queryKey: ['watches', 'of', kind, target],
    queryFn: async ({ signal }) => (await call(listWatches, { query: { kind, target, limit: 1 } }, { signal })).results[0] ?? null,
  })

/** What changes watches; every screen that shows them then shows them as they are. */
export function useWatchCalls() {
  const client = useQueryClient()
  const after = async <A>(answer: Promise<A>): Promise<A> => {
    const given = await answer
    await client.invalidateQueries({ queryKey: ['watches'] })
    return given
  }
  return {
    watch: (watched: Watched, frequency?: AlertFrequency): Promise<Watch> =>
      after(call(createWatch, { body: { kind: watched.kind, target: watched.target, ...(frequency && { frequency }) } })),
    change: (id: string, frequency: AlertFrequency): Promise<Watch> => after(call(updateWatch, { params: { id }, body: { frequency } })),
    end: (id: string) => after(call(deleteWatch, { params: { id } })),
  }
}
