import type { Area } from '../../area/area.ts'
import type { Database } from '../../database/open.ts'
import type { Documents } from '../documents/documents.ts'
import { createDocumentCheck } from './document-check.ts'
import { checkItems } from './kept/check-items.ts'
import { createKeptChecks } from './kept/kept-checks.ts'
import { ownedChecks } from './kept/owned-checks-storage.ts'
import { redactableChecks } from './kept/redactable-checks.ts'
import { documentCheckRoutes } from './routes.ts'

type Parts = Parameters<typeof createDocumentCheck>[0] & { database: Database; documents: Documents }
import { checkInTrash } from './kept/storage.ts'

export const documentCheckArea = {
  owned: [ownedChecks],
  redactable: [redactableChecks],
  open({ documents, ...parts }) {
    const check = createDocumentCheck(parts)
    const kept = createKeptChecks({ database: parts.database, checkToKeep: check.checkToKeep })
    return {
      service: { documentCheck: check, checks: kept },
      routes: (http) => documentCheckRoutes(http, { check, kept, documents }),
      hourly: { 'forget-checks': kept.forgetDeleted },
      items: [checkItems(kept)],
      trash: [{ kind: 'document_check', named: checkInTrash, restore: kept.restore }],
    }
  },
} satisfies Area<Parts>
