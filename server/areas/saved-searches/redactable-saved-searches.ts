import { all } from '../../redactable/column-inventory.ts'
import type { Redactable } from '../../redactable/redactable.ts'

/** What somebody searches for is their own; which documents answered is kept by ids alone. */
export const redactableSavedSearches: Redactable = {
  name: 'saved searches',
  words: {
    saved_searches: { ...all('own words', 'name query filters stems'), ...all('none', 'sort alert_frequency') },
    watches: all('none', 'kind target frequency'),
    watch_matches: { reason: 'none' },
  },
}
