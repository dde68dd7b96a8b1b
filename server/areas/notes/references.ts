import { type NoteReference, maxReferences } from '#contract/notes'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import type { Cases } from '../cases/cases.ts'
import type { Finder } from './find-note.ts'
import { referencesStorage } from './references-storage.ts'

/** The cases that notes rest on. */
export function createReferences({ database, cases, finder }: { database: Database; cases: Cases; finder: Finder }) {
  const storage = referencesStorage(database)
  return {
    async references(reader: Reader, id: string) {
      const { id: known } = await finder.rowOf(reader, id)
      const rows = await storage.references(known)
      const briefs = await cases.inBrief(
        reader,
        rows.map((row) => row.case_id),
      )
      const results = rows.map((row): NoteReference => ({
        ...row,
        created_at: row.created_at.toISOString(),
        case: briefs.get(row.case_id) ?? null,
      }))
      return { results, total: results.length }
    },

    async addReference(
      reader: Reader,
      id: string,
      given: { case_id: string; paragraph?: number | null; comment?: string },
    ): Promise<NoteReference> {
      const { id: known } = await finder.rowFor(reader, 'change', id)
      const brief = (await cases.inBrief(reader, [given.case_id])).get(given.case_id)
      if (!brief) throw new Problem('not-found', 'Case not found')
      if ((await storage.references(known)).length >= maxReferences)
        throw new Problem('limit-reached', `This note rests on ${maxReferences} cases, which is the most there can be.`)
      const { case_id: caseId, paragraph = null, comment = '' } = given
      const row = await storage.insertReference(known, { caseId, paragraph, comment })
      if (!row) throw new Problem('not-found', 'Case not found')
      return { ...row, case_id: caseId, created_at: row.created_at.toISOString(), case: brief }
    },

    async removeReference(reader: Reader, id: string, reference: string) {
      const { id: known } = await finder.rowFor(reader, 'change', id)
      if (!(await storage.deleteReference(known, reference))) throw new Problem('not-found', 'Reference not found')
    },
  }
}
