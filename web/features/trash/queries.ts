import { emptyTrash, listTrash, purgeTrash, restoreTrash, type TrashItem, type TrashKind } from '#contract/trash'
import { infiniteQueryOptions, keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const onPage = 50

export const trashPages = (kind: TrashKind | null) =>
  infiniteQueryOptions({
    queryKey: ['trash', kind],
    queryFn: ({ signal, pageParam }) => call(listTrash, { query: { ...(kind && { kind }), limit: onPage, offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ offset, limit, total }) => (offset + limit < total ? offset + limit : undefined),
    placeholderData: keepPreviousData,
  })

/** What changes the trash. What comes back stands again on the screens of every area. */
export function useTrashCalls() {
  const client = useQueryClient()
  const shown = () => client.invalidateQueries({ queryKey: ['trash'] })
  return {
    async restore({ kind, id }: TrashItem) {
      await call(restoreTrash, { params: { kind, id } })
      await client.invalidateQueries()
    },
    async purge({ kind, id }: TrashItem) {
      await call(purgeTrash, { params: { kind, id } })
      await shown()
    },
    async empty(kind: TrashKind | null): Promise<number> {
      const { deleted } = await call(emptyTrash, { query: kind ? { kind } : {} })
      await shown()
      return deleted
    },
  }
}
