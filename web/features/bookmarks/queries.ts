import {
  type BookmarkCheck,
  type BookmarkSort,
  checkBookmarks,
  createBookmark,
  createFolder,
  deleteBookmark,
  deleteFolder,
  getBookmark,
  listBookmarks,
  listFolders,
  maxChecked,
  restoreBookmark,
  restoreFolder,
  updateBookmark,
  updateFolder,
} from '#contract/bookmarks'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallError } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { forgetProjectItems } from '../../api/project-items.ts'
import { cacheLife } from '../../api/query-client.ts'
import { withProjectToFill } from '../../ui/chosen-project.ts'
import { batchRequests } from './batch-requests.ts'

export const bookmarksOnPage = 20

const check = batchRequests<BookmarkCheck>(async (ids) => {
  const { results } = await call(checkBookmarks, { query: { ids: ids.join(',') } })
  return new Map(results.map((result) => [result.case_id, result]))
}, maxChecked)

/** Whether a case is bookmarked; all cases of a page are asked for in one call. */
export const bookmarkCheck = (caseId: string) =>
  queryOptions({ queryKey: ['bookmarks', 'check', caseId], queryFn: () => check(caseId), staleTime: cacheLife, enabled: caseId !== '' })

/** Asks about all cases of a list with the first that is shown: those of which the cards are made later are in the same call. */
export function useChecksOf(cases: readonly { id: string }[]): void {
  const client = useQueryClient()
  useEffect(() => cases.forEach(({ id }) => void client.prefetchQuery(bookmarkCheck(id))), [client, cases])
}

export interface BookmarkPage {
  /** Null for all bookmarks, `/` for those in no folder. */
  folder: string | null
  subfolders: boolean
  tag: string | null
  query: string
  sort: BookmarkSort
  page: number
}

/** What a view asks for: also what its export holds. */
export const filtersOf = ({ folder, subfolders, tag, query, sort }: BookmarkPage) => ({
  ...(folder !== null && { folder_path: folder, subfolders: subfolders ? ('true' as const) : ('false' as const) }),
  ...(tag !== null && { tag }),
  query,
  sort,
})

export const bookmarkPage = (view: BookmarkPage) =>
  queryOptions({
    queryKey: ['bookmarks', 'list', view],
    queryFn: ({ signal }) =>
      call(
        listBookmarks,
        {
          query: {
            ...filtersOf(view),
            limit: bookmarksOnPage,
            offset: (view.page - 1) * bookmarksOnPage,
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** One of which only the id is known. Never an old answer: what is written next builds upon it. */
export const oneBookmark = (id: string) =>
  queryOptions({
    queryKey: ['bookmarks', 'one', id],
    queryFn: ({ signal }) => call(getBookmark, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

export const folderTree = queryOptions({
  queryKey: ['bookmarks', 'folders'],
  queryFn: ({ signal }) => call(listFolders, {}, { signal }),
})

interface FiledCase {
  id: string
  case_id: string
  folder_path: string | null
}

/** What changes bookmarks and folders; every screen that shows them then shows them as they are. */
export function useBookmarkCalls() {
  const client = useQueryClient()
  const noteCheck = (answer: BookmarkCheck) => client.setQueryData(bookmarkCheck(answer.case_id).queryKey, answer)
  const noteBookmark = <B extends FiledCase>(bookmark: B): B => {
    const { id, case_id, folder_path } = bookmark
    noteCheck({ case_id, is_bookmarked: true, bookmark_id: id, folder_path })
    return bookmark
  }
  const forgetLists = () =>
    Promise.all(['list', 'folders', 'tags'].map((part) => client.invalidateQueries({ queryKey: ['bookmarks', part] }))).then(
      () => undefined,
    )
  // A folder that is renamed, moved or deleted changes where its bookmarks lie.
  const forgetAll = () => client.invalidateQueries({ queryKey: ['bookmarks'] })
  const after = async <A>(answer: Promise<A>, forget: () => Promise<void>): Promise<A> => {
    const given = await answer
    void forget()
    forgetProjectItems(client)
    return given
  }
  /** What another tab has removed goes from every screen that shows it. */
  const unlessGone = async <A>(asked: Promise<A>): Promise<A> => {
    try {
      return await asked
    } catch (error) {
      if (error instanceof CallError && error.status === 404) void forgetAll()
      throw error
    }
  }
  return {
    lookUp: (caseId: string) => client.fetchQuery({ ...bookmarkCheck(caseId), staleTime: 0 }),
    /** While a project is worked on it lies in that one too. */
    create: async (caseId: string, folderPath: string | null, passage?: string) =>
      noteBookmark(
        await after(
          call(createBookmark, {
            body: { case_id: caseId, folder_path: folderPath, ...(passage !== undefined && { passage }), ...withProjectToFill() },
          }),
          forgetLists,
        ),
      ),
    /** Puts words of a bookmarked case behind the note of its bookmark, which stays where it is. */
    addPassage: async (caseId: string, passage: string) =>
      noteBookmark(await after(call(createBookmark, { body: { case_id: caseId, passage } }), forgetLists)),
    update: async (id: string, changes: { folder_path?: string | null; note?: string; tags?: string[] }) =>
      noteBookmark(await after(unlessGone(call(updateBookmark, { params: { id }, body: changes })), forgetLists)),
    async remove(id: string, caseId: string) {
      await after(unlessGone(call(deleteBookmark, { params: { id } })), forgetLists)
      noteCheck({ case_id: caseId, is_bookmarked: false, bookmark_id: null, folder_path: null })
    },
    restore: async (id: string) => noteBookmark(await after(call(restoreBookmark, { params: { id } }), forgetLists)),
    createFolder: (name: string, parentPath: string | null) =>
      after(call(createFolder, { body: { name, parent_path: parentPath } }), forgetLists),
    updateFolder: (id: string, changes: { name?: string; parent_path?: string | null }) =>
      after(call(updateFolder, { params: { id }, body: changes }), forgetAll),
    deleteFolder: (id: string, bookmarks: 'keep' | 'remove') =>
      after(call(deleteFolder, { params: { id }, query: { bookmarks } }), forgetAll),
    restoreFolder: (id: string) => after(call(restoreFolder, { params: { id } }), forgetAll),
  }
}
