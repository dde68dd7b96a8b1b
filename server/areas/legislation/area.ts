import type { Area } from '../../area/area.ts'
import type { Database } from '../../database/open.ts'
import type { Search } from '../search/search.ts'
import { ownedProvisionReviews } from './citing/owned-provision-reviews.ts'
import { redactableProvisionReviews } from './citing/redactable-provision-reviews-storage.ts'
import { createLegislation } from './legislation.ts'
import { createNameLaws } from './name-laws-storage.ts'
import { provisionItems } from './provision-items.ts'
import { legislationRoutes } from './routes.ts'
import { createSearching } from './searching/searching.ts'

export const legislationArea = {
  owned: [ownedProvisionReviews],
  redactable: [redactableProvisionReviews],
  open({ database, search }) {
    const legislation = createLegislation(database)
    const nameLaws = createNameLaws(database)
    const searching = createSearching(database, search)
    return {
      service: { legislation, nameLaws },
      routes: (http) => legislationRoutes(http, legislation, searching),
      items: [provisionItems(nameLaws)],
    }
  },
} satisfies Area<{ database: Database; search: Search }>
