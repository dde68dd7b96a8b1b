import { type Bookmark, type BookmarkCheck, type BookmarkSort, longestBookmarkNote, mostBookmarks } from '#contract/bookmarks'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { InvalidInput, Problem } from '../../http/problem.ts'
import { pageOf } from '../../http/page.ts'
import type { Cases } from '../cases/cases.ts'
import type { History } from '../history/history.ts'
import type { FolderTree } from './folder-tree.ts'
import { createFolders, folderAt, folderTree, makeFolders } from './folders.ts'
import { type BookmarkFilter, type BookmarkRow, bookmarksStorage, turnsOf } from './storage.ts'

export { ownedBookmarks } from './owned-bookmarks-storage.ts'
export { redactableBookmarks } from './redactable-bookmarks.ts'

export interface BookmarkChanges {
  folder_path?: string | null
  note?: string
}

interface NewBookmark extends BookmarkChanges {
  case_id: string
  passage?: string
}

interface ListQuery {
  folder?: string
  subfolders: boolean
  query: string
  sort: BookmarkSort
  limit: number
  offset: number
}

/** Bookmarks of cases, one to a case and account, in folders. */
export function createBookmarks({ database, cases, history }: { database: Database; cases: Cases; history: History }) {
  const storage = bookmarksStorage(database)
  const inTurn = turnsOf(database)

  const show = async (reader: Reader, tree: FolderTree, rows: readonly BookmarkRow[]): Promise<Bookmark[]> => {
    const briefs = await cases.withStanding(
      reader,
      rows.map((row) => row.case_id),
    )
    return rows.map(({ id, case_id, folder_id, note, created_at, updated_at }) => ({
      id,
      case_id,
      folder_path: folder_id !== null && tree.has(folder_id) ? tree.pathOf(folder_id) : null,
      note,
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
      case: briefs.get(case_id) ?? null,
    }))
  }

  /** `not-found` when it is not the account's, or gone. */
  const showOne = async (reader: Reader, id: string): Promise<Bookmark> => {
    const [row, tree] = await Promise.all([storage.byId(reader, id), folderTree(storage, reader)])
    if (!row) throw new Problem('not-found', 'Bookmark not found')
    return (await show(reader, tree, [row]))[0]!
  }

  const check = async (reader: Reader, caseIds: readonly string[]): Promise<BookmarkCheck[]> => {
    const rows = await storage.byCases(reader, caseIds)
    const byCase = new Map(rows.map((row) => [row.case_id, row]))
    const tree = rows.some((row) => row.folder_id !== null) ? await folderTree(storage, reader) : null
    return caseIds.map((case_id) => {
      const row = byCase.get(case_id)
      const folder_path = row?.folder_id && tree?.has(row.folder_id) ? tree.pathOf(row.folder_id) : null
      return { case_id, is_bookmarked: row !== undefined, bookmark_id: row?.id ?? null, folder_path }
    })
  }

  return {
    folders: createFolders(storage, inTurn),

    /**
     * A case that is bookmarked already keeps its bookmark: it is moved where a folder, and changed where a note is given. A passage goes
     * behind the note; `invalid-input` where it has no room there.
     */
    async create(reader: Reader, { case_id: caseId, folder_path, passage, ...given }: NewBookmark): Promise<Bookmark> {
      if (!(await cases.inBrief(reader, [caseId])).has(caseId)) throw new Problem('not-found', 'Case not found')
      const id = await inTurn(reader, async (within) => {
        const [there] = await within.byCases(reader, [caseId])
        if (!there && (await within.counts(reader)).total >= mostBookmarks)
          throw new Problem('limit-reached', `You have ${mostBookmarks} bookmarks, which is the most there can be.`)
        const folder = folder_path === undefined ? undefined : await makeFolders(within, reader, folder_path)
        const note = passage === undefined ? given.note : withPassage(given.note ?? there?.note ?? '', passage)
        if (!there) {
          const added = await within.insert(reader, { caseId, folderId: folder ?? null, note: note ?? '' })
          if (added === undefined) throw new Problem('not-found', 'Case not found')
          return added
        }
        if (folder !== undefined || note !== undefined)
          await within.update(reader, there.id, { ...(folder !== undefined && { folder_id: folder }), ...(note !== undefined && { note }) })
        return there.id
      })
      await history.record(reader, { type: 'bookmark', caseId })
      return showOne(reader, id)
    },

    /** Bookmarks as they are asked for; `not-found` for an unknown folder. */
    async list(reader: Reader, { folder, subfolders, query, sort, limit, offset }: ListQuery) {
      const tree = await folderTree(storage, reader)
      const words = query.split(/\s+/).filter((word) => word !== '')
      const filter: BookmarkFilter = { words, ...(folder !== undefined && inFolder(tree, folderAt(tree, folder), subfolders)) }
      const [rows, total] = await Promise.all([storage.list(reader, filter, { sort, limit, offset }), storage.count(reader, filter)])
      return pageOf(await show(reader, tree, rows), total, { offset, limit })
    },

    check,

    /** Only what is given changes; folders of a path are made. */
    async update(reader: Reader, id: string, { folder_path, note }: BookmarkChanges): Promise<Bookmark> {
      await inTurn(reader, async (within) => {
        if (!(await within.byId(reader, id))) throw new Problem('not-found', 'Bookmark not found')
        const folder = folder_path === undefined ? undefined : await makeFolders(within, reader, folder_path)
        if (folder === undefined && note === undefined) return
        await within.update(reader, id, { ...(folder !== undefined && { folder_id: folder }), ...(note !== undefined && { note }) })
      })
      return showOne(reader, id)
    },

    async delete(reader: Reader, id: string) {
      if (!(await storage.delete(reader, id))) throw new Problem('not-found', 'Bookmark not found')
    },

    /** A bookmark that is there already is answered as it is. */
    async restore(reader: Reader, id: string): Promise<Bookmark> {
      await storage.restore(reader, id)
      return showOne(reader, id)
    },

    forgetDeleted: () => storage.forgetDeleted(),
  }
}

export type Bookmarks = ReturnType<typeof createBookmarks>

function withPassage(note: string, passage: string): string {
  if (note.includes(passage)) return note
  const whole = note === '' ? passage : `${note}\n\n${passage}`
  if (whole.length <= longestBookmarkNote) return whole
  const msg = `A note has at most ${longestBookmarkNote} characters, and this bookmark has no room for the passage`
  throw new InvalidInput([{ loc: ['body', 'passage'], msg, type: 'too_long' }])
}

/** The root with its sub-folders is everything. */
function inFolder(tree: FolderTree, id: string | null, subfolders: boolean): Pick<BookmarkFilter, 'folders'> {
  if (id === null) return subfolders ? {} : { folders: null }
  return { folders: subfolders ? tree.subtree(id).map((row) => row.id) : [id] }
}
