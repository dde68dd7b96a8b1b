import { deleteKeptCheck, getKeptCheck, keepCheck, type KeptPart, listKeptChecks, restoreKeptCheck } from '#contract/saved-checks'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { forgetProjectItems } from '../../api/project-items.ts'

const onPage = 20

export const keptChecks = infiniteQueryOptions({
  queryKey: ['document-checks', 'list'],
  queryFn: ({ signal, pageParam }) => call(listKeptChecks, { query: { limit: onPage, offset: pageParam } }, { signal }),
  initialPageParam: 0,
  getNextPageParam: ({ offset, limit, total }) => (offset + limit < total ? offset + limit : undefined),
})

export const keptCheck = (id: string) =>
  queryOptions({
    queryKey: ['document-checks', 'one', id],
    queryFn: ({ signal }) => call(getKeptCheck, { params: { id } }, { signal }),
    staleTime: Infinity,
  })

/** What keeps and deletes checks; the list then shows them as they are. */
export function useKeptCalls() {
  const client = useQueryClient()
  const after = async <A>(asked: Promise<A>): Promise<A> => {
    const answer = await asked
    void client.invalidateQueries({ queryKey: ['document-checks', 'list'] })
    forgetProjectItems(client)
    return answer
  }
  return {
    keep: (text: string, name: string, keeps: KeptPart) => after(call(keepCheck, { body: { text, name, keeps } })),
    delete: (id: string) => after(call(deleteKeptCheck, { params: { id } })),
    restore: (id: string) => after(call(restoreKeptCheck, { params: { id } })),
  }
}
