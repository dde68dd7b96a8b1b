import { all } from '../../redactable/column-inventory.ts'
import type { Redactable } from '../../redactable/redactable.ts'
import { commentsOnWork, overwriteNoteWords, quotesOfWork, wordsOnWork } from './redaction-storage.ts'

/** Of notes that name, quote or rest on a work: with their versions, and with what they say of it. A name in a picture is not found: its title is. */
export const redactableNotes: Redactable = {
  name: 'notes',
  words: {
    note_references: { comment: 'rewritten' },
    note_versions: all('rewritten', 'title content'),
    note_folders: all('own words', 'name name_key'),
    // Nobody reads what a picture shows.
    note_images: { ...all('none', 'hash media_type'), content: 'own words' },
    note_quotes: { quote: 'rewritten', ...all('none', 'place signal eid unit') },
    notes: { ...all('rewritten', 'title content'), ...all('own words', 'tags tag_keys') },
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
    const quotes = (await quotesOfWork(transaction, workId)).flatMap(({ id, quote: given }) => {
      const quote = withoutNames(given)
      return quote === given ? [] : [{ id, quote }]
    })
    return () => overwriteNoteWords(transaction, { words, comments, quotes })
  },
}
