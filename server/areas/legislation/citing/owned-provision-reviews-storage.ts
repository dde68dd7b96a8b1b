import { sql } from 'kysely'
import { every } from '../../../access/conditions-storage.ts'
import type { Belongings, Leaving, Owner } from '../../../belongings/belongings.ts'
import { jsonFile } from '../../../belongings/json-file.ts'

interface Review {
  citing_case_id: string
  provision: string
  said: string
  decision: string
  note: string
  reviewed_at: Date
}

/** Decisions of an editor on what cases say of provisions. They are the library's and stay; the name of who made them, and their words, go. */
export const ownedProvisionReviews: Belongings = {
  name: 'provision_reviews',
  tables: ['provision_reviews'],
  async *export({ reader, database }: Owner) {
    const { rows } = await sql<Review>`
      select w.public_id as citing_case_id, v.unit as provision, v.said, v.decision, v.note, v.reviewed_at
      from provision_reviews v join ${every('documents', 'an editor’s own decisions, of which nothing but the case is told')} d on d.id = v.citing_id
        join works w on w.id = d.work_id
      where v.reviewer_id = ${reader.userId}::uuid order by v.id`.execute(database.sql)
    if (rows.length > 0) yield jsonFile('provision-reviews.json', async () => rows)
  },
  async remove({ reader, database }: Leaving) {
    await sql`update provision_reviews set reviewer = '', note = '' where reviewer_id = ${reader.userId}::uuid`.execute(database.sql)
  },
}
