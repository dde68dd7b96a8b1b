import type { Area } from '../../area/area.ts'
import type { Database } from '../../database/open.ts'
import { createDocuments } from './documents.ts'
import { ownedRedactions } from './redaction/owned-redactions-storage.ts'
import { documentInTrash } from './trash-storage.ts'

export const documentsArea = {
  owned: [ownedRedactions],
  open({ database }) {
    const documents = createDocuments(database)
    return {
      service: documents,
      hourly: { 'forget-documents': documents.trash.forgetDeleted },
      trash: [{ kind: 'document', named: documentInTrash, restore: documents.trash.restore, remove: documents.trash }],
    }
  },
} satisfies Area<{ database: Database }>
