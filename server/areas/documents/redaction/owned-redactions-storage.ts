import { sql } from 'kysely'
import type { AccountData } from '../../../account-data/account-data.ts'

/** Redactions stay; that this account made one does not, where its address was given for it. */
export const ownedRedactions: AccountData = {
  name: 'redactions',
  tables: ['redactions'],
  async remove({ reader, database, email }) {
    await sql`
      update redactions set redacted_by = '' where lower(redacted_by) = lower(${email}) or redacted_by = ${reader.userId}`.execute(
      database.sql,
    )
  },
}
