import { all } from '../../redactable/column-inventory.ts'
import type { Redactable } from '../../redactable/redactable.ts'
import { notesOfWork, overwriteNotes } from './storage.ts'

export const redactableBookmarks: Redactable = {
  name: 'bookmarks',
  words: {
    bookmarks: { note: 'rewritten', eid: 'none', ...all('own words', 'tags tag_keys') },
    bookmark_folders: all('own words', 'name name_key'),
  },
  redact: async (transaction, { workId, withoutNames }) => {
    const changed = (await notesOfWork(transaction, workId)).flatMap(({ id, note: given }) => {
      const note = withoutNames(given)
      return note === given ? [] : [{ id, note }]
    })
    return () => overwriteNotes(transaction, changed)
  },
}
