import type { Area } from '../../area/area.ts'
import { ownedSavedSearches } from './owned-saved-searches-storage.ts'
import { redactableSavedSearches } from './redactable-saved-searches.ts'
import { savedSearchesRoutes } from './routes.ts'
import { savedSearchItems } from './saved-search-items.ts'
import { createSavedSearches } from './saved-searches.ts'
import { savedSearchInTrash } from './storage.ts'

export const savedSearchesArea = {
  owned: [ownedSavedSearches],
  redactable: [redactableSavedSearches],
  async open(parts) {
    const savedSearches = await createSavedSearches(parts)
    return {
      service: savedSearches,
      routes: (http) => savedSearchesRoutes(http, savedSearches),
      hourly: { 'forget-searches': savedSearches.forgetDeleted },
      items: [savedSearchItems(savedSearches)],
      trash: [{ kind: 'saved_search', named: savedSearchInTrash, restore: savedSearches.restore }],
    }
  },
} satisfies Area<Parameters<typeof createSavedSearches>[0]>
