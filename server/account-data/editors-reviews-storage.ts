import { sql } from 'kysely'
import { unscoped } from '../access/conditions-storage.ts'
import type { AccountData, Leaving, Owner } from './account-data.ts'
import { jsonFile } from './json-file.ts'

interface EditorsReviews {
  name: string
  table: 'treatment_reviews' | 'provision_reviews'
  /** What was reviewed, as the file names it, by the columns that hold it. */
  reviewed: Record<string, string>
  file: string
  /** What the guide of an archive says of it. */
  says: string
}

interface Review {
  citing_case_id: string
  decision: string
  note: string
  reviewed_at: Date
  [reviewed: string]: unknown
}

/**
 * Decisions of an editor on what a machine read in cases. They are the library's and stay; the name of who made them, and their words, go with
 * the account.
 */
export const editorsReviews = ({ name, table, reviewed, file, says }: EditorsReviews): AccountData => ({
  name,
  tables: [table],
  guide: [file, says],
  async *export({ reader, database }: Owner) {
    const columns = Object.entries(reviewed).map(([called, column]) => sql`${sql.ref(`v.${column}`)} as ${sql.ref(called)}`)
    const { rows } = await sql<Review>`
      select w.public_id as citing_case_id, ${sql.join(columns)}, v.decision, v.note, v.reviewed_at
      from ${sql.table(table)} v
        join ${unscoped('documents', 'an editor’s own decisions, of which nothing but the case is told')} d on d.id = v.citing_id
        join works w on w.id = d.work_id
      where v.reviewer_id = ${reader.userId}::uuid order by v.id`.execute(database.sql)
    if (rows.length > 0) yield jsonFile(file, async () => rows)
  },
  async remove({ reader, database }: Leaving) {
    await sql`update ${sql.table(table)} set reviewer = '', note = '' where reviewer_id = ${reader.userId}::uuid`.execute(database.sql)
  },
})
