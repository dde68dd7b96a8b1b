import type { Area } from '../../area/area.ts'
import { citationItems } from './citation-items.ts'
import { createCitationLists } from './citation-lists.ts'
import { ownedCitations } from './owned-citations-storage.ts'
import { redactableCitations } from './redactable-citations.ts'
import { citationListsRoutes } from './routes.ts'
import { citationInTrash } from './storage.ts'

export const citationListsArea = {
  owned: [ownedCitations],
  redactable: [redactableCitations],
  open(parts) {
    const citationLists = createCitationLists(parts)
    return {
      service: citationLists,
      routes: (http) => citationListsRoutes(http, citationLists),
      hourly: { 'forget-citations': citationLists.forgetDeleted },
      items: [citationItems(citationLists)],
      trash: [{ kind: 'citation', named: citationInTrash, restore: citationLists.restore }],
    }
  },
} satisfies Area<Parameters<typeof createCitationLists>[0]>
