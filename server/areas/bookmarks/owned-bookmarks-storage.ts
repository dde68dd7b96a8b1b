import { sql } from 'kysely'
import type { AccountData } from '../../account-data/account-data.ts'
import { jsonList } from '../../account-data/json-file.ts'
import { type OfCase, countOwn, isLive, ofCaseOrLaw, readOwn, removeOwn } from '../../account-data/own-rows-storage.ts'

interface Bookmark extends OfCase {
  id: string
  folder_id: string | null
  note: string
  tags: string[]
  created_at: Date
  updated_at: Date
}

interface Folder {
  id: string
  parent_id: string | null
  name: string
  created_at: Date
}

/** Bookmarks and the folders that they lie in. */
export const ownedBookmarks: AccountData = {
  name: 'bookmarks',
  tables: ['bookmarks', 'bookmark_folders'],
  count: countOwn('bookmarks', { which: isLive }),
  removeBefore: removeOwn(['bookmarks', 'bookmark_folders']),
  guide: ['bookmarks/', 'your bookmarks, and the folders that they lie in'],
  async *export(owner) {
    const bookmarks = sql<Bookmark>`t.id, ${ofCaseOrLaw}, t.folder_id, t.note, t.tags, t.created_at, t.updated_at`
    yield jsonList('bookmarks/bookmarks.json', readOwn(owner, 'bookmarks', bookmarks, { which: isLive, onWork: true }))
    const folders = sql<Folder>`t.id, t.parent_id, t.name, t.created_at`
    yield jsonList('bookmarks/folders.json', readOwn(owner, 'bookmark_folders', folders, { which: isLive }))
  },
}
