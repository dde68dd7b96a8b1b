import { type Bookmark, type BookmarkCheck, type BookmarkSort, maxBookmarkNoteLength, maxBookmarks } from '#contract/bookmarks'
import type { BookmarkFormat } from '#contract/many-bookmarks'
import { dayInNairobi } from '../../clock.ts'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { InvalidInput, Problem } from '../../problem.ts'
import { pageOf } from '../../http/page.ts'
import { tagKey, tagsOf } from '../../tags.ts'
import { aside } from '../../printing/aside/run-aside.ts'
import type * as writeBookmarksModule from './write-bookmarks.ts'
import { isUuid } from '../../database/uuid.ts'
import type { Cases } from '../cases/cases.ts'
import type { NameLaws } from '../legislation/legislation.ts'
import type { History } from '../history/history.ts'
import type { FolderTree } from './folder-tree.ts'
import { type Projects } from '../projects/projects.ts'
import { createFolders, folderAt, folderTree, makeFolders } from './folders.ts'
import { type BookmarkFilter, type BookmarkRow, bookmarksStorage, withAccountLock } from './storage.ts'

const writeBookmarks = aside<typeof writeBookmarksModule.writeBookmarks>(new URL('./write-bookmarks.ts', import.meta.url), 'writeBookmarks')

export interface BookmarkChanges {
  folder_path?: string | null
  note?: string
  tags?: readonly string[]
}

interface NewBookmark extends BookmarkChanges {
  case_id: string
  passage?: string
  project_id?: string
}

interface ListQuery {
  project_id?: string
  case_id?: string
  folder_path?: string
  subfolders: boolean
  tag?: string | undefined
  query: string
  sort: BookmarkSort
  limit: number
  offset: number
}

type ExportQuery = Omit<ListQuery, 'limit' | 'offset'> & { format: BookmarkFormat; ids?: readonly string[] | undefined }

interface ManyChanges {
  ids: readonly string[]
  folder_path?: string | null | undefined
  add_tags: readonly string[]
  remove_tags: readonly string[]
}

/** The bookmarks that it was done to. */
interface Done {
  ids: string[]
}

interface Deps {
  database: Database
  cases: Cases
  nameLaws: NameLaws
  history: History
  projects: Pick<Projects, 'toFill' | 'addItem'>
  /** The address of this application for its readers; empty where it is not known. */
  publicUrl: string
}

/** Bookmarks of cases, Acts and provisions, one to each and account, in folders. */
export function createBookmarks({ database, cases, nameLaws, history, projects, publicUrl }: Deps) {
  const storage = bookmarksStorage(database)
  const inTurn = withAccountLock(database)

  const show = async (reader: Reader, tree: FolderTree, rows: readonly BookmarkRow[]): Promise<Bookmark[]> => {
    const ids = rows.map((row) => row.case_id)
    const [briefs, laws] = await Promise.all([cases.withStanding(reader, ids), nameLaws(ids)])
    const takenDown = await cases.takenDown(ids.filter((id) => !briefs.has(id) && !laws.has(id)))
    return rows.map(({ id, case_id, folder_id, note, tags, created_at, updated_at }) => ({
      id,
      case_id,
      folder_path: folder_id !== null && tree.has(folder_id) ? tree.pathOf(folder_id) : null,
      note,
      tags,
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
      case: briefs.get(case_id) ?? null,
      law: laws.get(case_id) ?? null,
      taken_down_on: takenDown.get(case_id) ?? null,
    }))
  }

  /** Whether there is a case of an id that the reader sees, or an Act or provision. */
  const isSeen = async (reader: Reader, id: string): Promise<boolean> =>
    (await cases.inBrief(reader, [id])).has(id) || (await nameLaws([id])).has(id)

  /** `not-found` when the reader sees none, or it is gone. */
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

  /** The reader's bookmark of a case, made where there is none; undefined where there is no room for it or the reader sees no such case. */
  const ownOf = async (reader: Reader, caseId: string): Promise<string | undefined> => {
    if (!(await isSeen(reader, caseId))) return undefined
    return inTurn(reader, async (within) => {
      const [there] = await within.byCases(reader, [caseId])
      if (there) return there.id
      if ((await within.counts(reader)).total >= maxBookmarks) return undefined
      return within.insert(reader, { caseId, folderId: null, note: '', ...tagsOf([]) })
    })
  }

  return {
    folders: createFolders(storage, inTurn),

    /**
     * A case that is bookmarked already keeps its bookmark: it is moved where a folder, and changed where a note is given. A passage goes
     * behind the note; `invalid-input` where it has no room there. With a project it lies in that one too.
     */
    async create(reader: Reader, { case_id: caseId, folder_path, passage, project_id, ...given }: NewBookmark): Promise<Bookmark> {
      const projectId = project_id === undefined ? undefined : await projects.toFill(reader, project_id)
      if (!(await isSeen(reader, caseId))) throw new Problem('not-found', 'Case not found')
      const id = await inTurn(reader, async (within) => {
        const [there] = await within.byCases(reader, [caseId])
        if (!there && (await within.counts(reader)).total >= maxBookmarks)
          throw new Problem('limit-reached', `You have ${maxBookmarks} bookmarks, which is the most there can be.`)
        const folder = folder_path === undefined ? undefined : await makeFolders(within, reader, folder_path)
        const note = passage === undefined ? given.note : withPassage(given.note ?? there?.note ?? '', passage)
        if (!there) {
          const added = await within.insert(reader, { caseId, folderId: folder ?? null, note: note ?? '', ...tagsOf(given.tags ?? []) })
          if (added === undefined) throw new Problem('not-found', 'Case not found')
          return added
        }
        if (folder !== undefined || note !== undefined || given.tags)
          await within.update(reader, there.id, toChanges({ folder, note, tags: given.tags }))
        return there.id
      })
      if (projectId !== undefined) await projects.addItem(reader, projectId, { type: 'bookmark', id })
      await history.record(reader, { type: 'bookmark', caseId, projectId })
      return showOne(reader, id)
    },

    /** Bookmarks as they are asked for; `not-found` for an unknown folder. */
    async list(reader: Reader, { sort, limit, offset, ...asked }: ListQuery) {
      const tree = await folderTree(storage, reader)
      const filter = toFilter(tree, asked)
      const [rows, total] = await Promise.all([storage.list(reader, filter, { sort, limit, offset }), storage.count(reader, filter)])
      return pageOf(await show(reader, tree, rows), total, { offset, limit })
    },

    check,
    get: showOne,

    /** Only what is given changes; folders of a path are made. */
    async update(reader: Reader, id: string, { folder_path, note, tags }: BookmarkChanges): Promise<Bookmark> {
      await inTurn(reader, async (within) => {
        const [there] = isUuid(id) ? await within.byIds(reader, [id]) : []
        if (!there) throw new Problem('not-found', 'Bookmark not found')
        if (!there.is_own) throw new Problem('forbidden')
        const folder = folder_path === undefined ? undefined : await makeFolders(within, reader, folder_path)
        if (folder === undefined && note === undefined && !tags) return
        await within.update(reader, id, toChanges({ folder, note, tags }))
      })
      return showOne(reader, id)
    },

    async delete(reader: Reader, id: string) {
      if (await storage.delete(reader, id)) return
      throw (await storage.byId(reader, id)) ? new Problem('forbidden') : new Problem('not-found', 'Bookmark not found')
    },

    /** A bookmark that is there already is answered as it is. */
    async restore(reader: Reader, id: string): Promise<Bookmark> {
      await storage.restore(reader, [id])
      return showOne(reader, id)
    },

    async tags(reader: Reader) {
      const results = await storage.tags(reader)
      return { results, total: results.length }
    },

    /** Those of some that are the reader's own are moved, and given and taken tags. */
    updateAll: (reader: Reader, { ids, folder_path, add_tags, remove_tags }: ManyChanges): Promise<Done> =>
      inTurn(reader, async (within) => {
        const folderId = folder_path === undefined ? undefined : await makeFolders(within, reader, folder_path)
        const { tags, tag_keys: keys } = tagsOf(add_tags)
        const add = tags.map((tag, index): [string, string] => [tag, keys[index]!])
        return { ids: await within.updateAll(reader, ids, { folderId, add, remove: tagsOf(remove_tags).tag_keys }) }
      }),

    deleteAll: async (reader: Reader, ids: readonly string[]): Promise<Done> => ({ ids: await storage.deleteAll(reader, ids) }),

    restoreAll: async (reader: Reader, ids: readonly string[]): Promise<Done> => ({ ids: await storage.restore(reader, ids) }),

    /** All that a list shows, or some by their ids, as a file. */
    async export(reader: Reader, { format, ids, sort, ...asked }: ExportQuery): Promise<File> {
      const tree = await folderTree(storage, reader)
      const rows = await storage.list(reader, { ...toFilter(tree, asked), ids }, { sort, limit: maxBookmarks, offset: 0 })
      const bookmarks: Bookmark[] = []
      for (let from = 0; from < rows.length; from += shownAtOnce)
        bookmarks.push(...(await show(reader, tree, rows.slice(from, from + shownAtOnce))))
      return writeBookmarks(bookmarks, format, { publicUrl, day: dayInNairobi(database.clock.now()) })
    },

    /** Of some bookmarks that the reader sees, those of its own, and for those of others its own bookmarks of the same cases. */
    async copies(reader: Reader, ids: readonly string[]): Promise<string[]> {
      const copied: string[] = []
      for (const row of await storage.byIds(reader, ids)) {
        const own = row.is_own ? row.id : await ownOf(reader, row.case_id)
        if (own !== undefined) copied.push(own)
      }
      return copied
    },

    /** Some that the reader sees, as a list shows them. */
    byIds: async (reader: Reader, ids: readonly string[]) =>
      show(reader, await folderTree(storage, reader), await storage.byIds(reader, ids)),

    forgetDeleted: () => storage.forgetDeleted(),
  }
}

/** Bookmarks whose cases are asked for at a time. */
const shownAtOnce = 500

export type Bookmarks = ReturnType<typeof createBookmarks>

function withPassage(note: string, passage: string): string {
  if (note.includes(passage)) return note
  const whole = note === '' ? passage : `${note}\n\n${passage}`
  if (whole.length <= maxBookmarkNoteLength) return whole
  const msg = `A note has at most ${maxBookmarkNoteLength} characters, and this bookmark has no room for the passage`
  throw new InvalidInput([{ loc: ['body', 'passage'], msg, type: 'too_long' }])
}

const toChanges = ({
  folder,
  note,
  tags,
}: {
  folder: string | null | undefined
  note: string | undefined
  tags: readonly string[] | undefined
}) => ({
  ...(folder !== undefined && { folder_id: folder }),
  ...(note !== undefined && { note }),
  ...(tags && tagsOf(tags)),
})

/** `not-found` for an unknown folder. */
const toFilter = (
  tree: FolderTree,
  { project_id: projectId, case_id: caseId, folder_path: folder, subfolders, tag, query }: Omit<ListQuery, 'sort' | 'limit' | 'offset'>,
): BookmarkFilter => ({
  ...(projectId !== undefined && { projectId }),
  ...(caseId !== undefined && { caseId }),
  ...(tag !== undefined && { tagKey: tagKey(tag) }),
  words: query.split(/\s+/).filter((word) => word !== ''),
  ...(folder !== undefined && inFolder(tree, folderAt(tree, folder), subfolders)),
})

/** The root with its sub-folders is everything. */
function inFolder(tree: FolderTree, id: string | null, subfolders: boolean): Pick<BookmarkFilter, 'folders'> {
  if (id === null) return subfolders ? {} : { folders: null }
  return { folders: subfolders ? tree.subtree(id).map((row) => row.id) : [id] }
}
