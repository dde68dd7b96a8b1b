import type { Redactable } from '../../redactable/redactable.ts'

/** Titles are read from the library when they are shown, so that nothing is to be rewritten. */
export const redactableHistory: Redactable = {
  name: 'history',
  words: { history_entries: { query: 'own words', type: 'none', eid: 'none' } },
}
