import { sql } from 'kysely'
import { all } from '../../../redactable/column-inventory.ts'
import type { Redactable } from '../../../redactable/redactable.ts'

/** Notes of editors on what a document says of a provision. */
export const redactableProvisionReviews: Redactable = {
  name: 'provision reviews',
  words: { provision_reviews: { note: 'rewritten', reviewer: 'own words', ...all('none', 'act_key unit parts said words_hash decision') } },
  redact: async (transaction, { documentId, withoutNames }) => {
    const { rows } = await sql<{ id: number; note: string }>`
      select id, note from provision_reviews where citing_id = ${documentId}`.execute(transaction)
    const changed = rows.flatMap(({ id, note: given }) => {
      const note = withoutNames(given)
      return note === given ? [] : [{ id, note }]
    })
    return async () => {
      for (const { id, note } of changed) await sql`update provision_reviews set note = ${note} where id = ${id}`.execute(transaction)
    }
  },
}
