import { editorsReviews } from '../../belongings/editors-reviews-storage.ts'

/** Decisions of an editor on leads. */
export const ownedReviews = editorsReviews({
  name: 'reviews',
  table: 'treatment_reviews',
  reviewed: { treatment: 'treatment' },
  file: 'reviews.json',
})
