import { type Reader, includeTrashed } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import { removeFromTrash } from './import/correct-record.ts'
import { documentsStorage } from './storage.ts'
import { documentTrashStorage } from './trash-storage.ts'

/** Documents of accounts' own that were deleted: their texts and what was made of them stay, and nobody sees them until they come back. */
export function createDocumentTrash(database: Database) {
  const storage = documentTrashStorage(database)
  const documents = documentsStorage(database)

  /** One of the reader's own by its `case_id`, wherever it lies; undefined where there is none. */
  const findOwn = async (reader: Reader, caseId: string) => {
    const found = await documents.find(includeTrashed(reader), caseId)
    return found?.thing.owner === reader.userId ? found : undefined
  }
  const remove = (reader: Reader, documentId: number) =>
    removeFromTrash(database, documentId, { since: new Date(database.clock.now()), actor: reader.userId })

  return {
    put: (reader: Reader, documentId: number) => storage.put(reader, documentId),

    /** Brings one back; one that is there already stays. `not-found` where there is none, or it is too late. */
    async restore(reader: Reader, caseId: string): Promise<void> {
      const found = await findOwn(reader, caseId)
      const back = found && (await storage.takeOut(includeTrashed(reader), found.id))
      if (!back && (!found || reader.inTrash.has(String(found.id)))) throw new Problem('not-found')
    },

    /** Brings those of some back that lie there, however long. */
    keepAgain: (reader: Reader, caseIds: readonly string[]) => storage.takeAllOut(reader, caseIds),

    /** Removes one for good, with all that was made of it. `kept` is one that does not lie in the trash. */
    async purge(reader: Reader, caseId: string): Promise<'gone' | 'kept' | 'none'> {
      const found = await findOwn(reader, caseId)
      if (!found) return 'none'
      return (await remove(reader, found.id)) ? 'gone' : 'kept'
    },

    /** Removes all of the reader's own for good; answers how many. */
    async empty(reader: Reader): Promise<number> {
      let removed = 0
      for (const id of reader.inTrash) if (await remove(reader, Number(id))) removed += 1
      return removed
    },

    /** Removes for good what can no longer be brought back, of all accounts. */
    async forgetDeleted(): Promise<void> {
      const since = new Date(database.clock.now())
      for (const id of await storage.outdated()) await removeFromTrash(database, id, { since, actor: null })
    },
  }
}
