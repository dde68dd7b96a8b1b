import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { emailKey } from './email-key.ts'

/** Where an address is found by its key; accounts last, since theirs take up what was invited. */
const tables = ['project_invitations', 'billing_seats', 'users'] as const
const invisible = /\p{Cf}|\p{Default_Ignorable_Code_Point}/gu

/**
 * Gives addresses with other letters than those of ASCII the key of exactly that address: until November 2026 all that looked alike had one key, so no
 * two of them meet now. Signs that nobody sees are left out, since their owner does not know of them.
 */
export async function renewKeys(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const table of tables) {
      const { rows } = await sql<{ id: string; email: string; email_key: string }>`
        select id, email, email_key from ${sql.table(table)} where email ~ '[^ -~]' for update`.execute(transaction)
      for (const { id, email, email_key } of rows) {
        const exact = emailKey(email.replaceAll(invisible, ''))
        if (exact !== email_key) await sql`update ${sql.table(table)} set email_key = ${exact} where id = ${id}`.execute(transaction)
      }
    }
  })
}
