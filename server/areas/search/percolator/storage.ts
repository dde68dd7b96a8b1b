import { sql } from 'kysely'
import { unscoped, ownerOf } from '../../../access/conditions-storage.ts'
import type { Database } from '../../../database/open.ts'

interface ArrivedRow {
  id: number
  caseId: string
  owner: string | null
  decided: string | null
  at: Date
}

export const percolatorStorage = ({ sql: db }: Database) => ({
  /** Cases by the ids that events name them by. */
  async arrived(caseIds: readonly string[]): Promise<ArrivedRow[]> {
    const { rows } = await sql<ArrivedRow>`
      select d.id, w.public_id as "caseId", ${ownerOf('d')} as owner, d.date::text as decided, d.imported_at as at
      from works w join ${unscoped('documents', 'they are matched on behalf of everybody, each search by its own reader')} d on d.work_id = w.id
      where w.public_id = any (${caseIds}::text[]) order by d.id`.execute(db)
    return rows
  },
})
