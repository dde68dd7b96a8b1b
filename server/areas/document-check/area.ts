import type { Area } from '../../area/area.ts'
import type { Database } from '../../database/open.ts'
import type { Documents } from '../documents/documents.ts'
import { createDocumentCheck } from './document-check.ts'
import { checkItems } from './saved/check-items.ts'
import { createSavedChecks } from './saved/saved-checks.ts'
import { ownedChecks } from './saved/owned-checks-storage.ts'
import { redactableChecks } from './saved/redactable-checks.ts'
import { documentCheckRoutes } from './routes.ts'

type Deps = Parameters<typeof createDocumentCheck>[0] & { database: Database; documents: Documents }
import { checkInTrash } from './saved/storage.ts'

export const documentCheckArea = {
  owned: [ownedChecks],
  redactable: [redactableChecks],
  open({ documents, ...parts }) {
    const check = createDocumentCheck(parts)
    const kept = createSavedChecks({ database: parts.database, checkToKeep: check.checkToKeep })
    return {
      service: { documentCheck: check, checks: kept },
      routes: (http) => documentCheckRoutes(http, { check, kept, documents }),
      hourly: { 'forget-checks': kept.forgetDeleted },
      items: [checkItems(kept)],
      trash: [{ kind: 'document_check', named: checkInTrash, restore: kept.restore }],
    }
  },
} satisfies Area<Deps>
