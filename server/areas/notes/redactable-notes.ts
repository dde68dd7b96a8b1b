import { all } from '../../redactable/column-inventory.ts'
import type { Redactable } from '../../redactable/redactable.ts'
import { commentsOnWork, overwriteNoteWords, wordsOnWork } from './storage.ts'

/** Of notes that refer to a work: with their versions, and with what they say of it. */
export const redactableNotes: Redactable = {
  name: 'notes',
  words: {
    note_references: { comment: 'rewritten' },
    note_versions: all('rewritten', 'title content'),
    notes: { ...all('rewritten', 'title content'), ...all('own words', 'tags tag_keys'), ...all('none', 'project_id folder_id') },
  },
  redact: async (transaction, { workId, withoutNames }) => {
    const words = (await wordsOnWork(transaction, workId)).flatMap((given) => {
      const [title, content] = [withoutNames(given.title), withoutNames(given.content)]
      return title === given.title && content === given.content ? [] : [{ ...given, title, content }]
    })
    const comments = (await commentsOnWork(transaction, workId)).flatMap(({ id, comment: given }) => {
      const comment = withoutNames(given)
      return comment === given ? [] : [{ id, comment }]
    })
    return () => overwriteNoteWords(transaction, { words, comments })
  },
}
