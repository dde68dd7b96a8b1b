import {
  createSavedSearch,
  deleteSavedSearch,
  executeSavedSearch,
  getSavedSearch,
  listSavedSearches,
  renewFeed,
  restoreSavedSearch,
  type SavedSearch,
  updateSavedSearch,
} from '#contract/saved-searches'
import type { Input } from '#contract/endpoint'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { forgetProjectItems } from '../../api/project-items.ts'

const onPage = 24

/** The searches that somebody keeps or, with a project, those of all its members that lie in it. */
export const savedSearchPages = (project: string | null) =>
  infiniteQueryOptions({
    queryKey: ['saved-searches', 'list', project],
    queryFn: ({ signal, pageParam }) =>
      call(listSavedSearches, { query: { ...(project && { project_id: project }), limit: onPage, offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ offset, limit, total }) => (offset + limit < total ? offset + limit : undefined),
  })

/** How many decisions are new to any of them. */
export const freshOfAll = queryOptions({
  queryKey: ['saved-searches', 'fresh'],
  queryFn: async ({ signal }) => {
    const { new_since: fresh } = await call(listSavedSearches, { query: { limit: 1 } }, { signal })
    return fresh
  },
})

export const oneSavedSearch = (id: string) =>
  queryOptions({
    queryKey: ['saved-searches', 'one', id],
    queryFn: ({ signal }) => call(getSavedSearch, { params: { id } }, { signal }),
  })

export type NewSearch = Input<typeof createSavedSearch>['body']
export type SearchChanges = Input<typeof updateSavedSearch>['body']

/** What changes saved searches; every screen that shows them then shows them as they are. */
export function useSavedSearchCalls() {
  const client = useQueryClient()
  const after = async <A>(answer: Promise<A>): Promise<A> => {
    const given = await answer
    void client.invalidateQueries({ queryKey: ['saved-searches'] })
    forgetProjectItems(client)
    return given
  }
  return {
    save: (body: NewSearch): Promise<SavedSearch> => after(call(createSavedSearch, { body })),
    change: (id: string, body: SearchChanges): Promise<SavedSearch> => after(call(updateSavedSearch, { params: { id }, body })),
    remove: (id: string) => after(call(deleteSavedSearch, { params: { id } })),
    restore: (id: string) => after(call(restoreSavedSearch, { params: { id } })),
    execute: (id: string) => after(call(executeSavedSearch, { params: { id }, body: { page: 1, pageSize: 1 } })),
    renewFeed: (id: string) => after(call(renewFeed, { params: { id } })),
  }
}
