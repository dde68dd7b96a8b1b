import { editorsReviews } from '../../account-data/editors-reviews-storage.ts'

/** Decisions of an editor on leads. */
export const ownedReviews = editorsReviews({
  name: 'reviews',
  table: 'treatment_reviews',
  reviewed: { treatment: 'treatment' },
  file: 'reviews.json',
  says: 'treatments that you reviewed as an editor, if you did',
})
