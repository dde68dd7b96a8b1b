import { all } from '../../redactable/column-inventory.ts'
import type { Redactable } from '../../redactable/redactable.ts'
import { overwriteReviewNotes, reviewNotesOn } from './review-storage.ts'

/** Notes of editors on what a document says of another, or another of it. */
export const redactableReviews: Redactable = {
  name: 'reviews',
  words: { treatment_reviews: { note: 'rewritten', reviewer: 'own words', ...all('none', 'treatment words_hash decision') } },
  redact: async (transaction, { documentId, withoutNames }) => {
    const changed = (await reviewNotesOn(transaction, documentId)).flatMap(({ id, note: given }) => {
      const note = withoutNames(given)
      return note === given ? [] : [{ id, note }]
    })
    return () => overwriteReviewNotes(transaction, changed)
  },
}
