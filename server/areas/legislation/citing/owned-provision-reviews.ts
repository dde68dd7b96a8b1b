import { editorsReviews } from '../../../account-data/editors-reviews-storage.ts'

/** Decisions of an editor on what cases say of provisions. */
export const ownedProvisionReviews = editorsReviews({
  name: 'provision_reviews',
  table: 'provision_reviews',
  reviewed: { provision: 'unit', said: 'said' },
  file: 'provision-reviews.json',
  says: 'what you decided as an editor on what cases say of provisions',
})
