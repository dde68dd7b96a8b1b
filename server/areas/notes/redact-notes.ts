import { type NotesTransaction, commentsOnCase, wordsOnCase } from './storage.ts'

/**
 * What the notes that rest on a redacted case become, with their versions and what they say of the case; only what changes is answered.
 * `overwriteNoteWords` writes it.
 */
export async function redactNotes(transaction: NotesTransaction, caseId: string, redactWords: (words: string) => string) {
  const words = (await wordsOnCase(transaction, caseId)).flatMap((given) => {
    const [title, content] = [redactWords(given.title), redactWords(given.content)]
    return title === given.title && content === given.content ? [] : [{ ...given, title, content }]
  })
  const comments = (await commentsOnCase(transaction, caseId)).flatMap(({ id, comment: given }) => {
    const comment = redactWords(given)
    return comment === given ? [] : [{ id, comment }]
  })
  return { words, comments }
}
