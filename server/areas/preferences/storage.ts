import type { Selectable } from 'kysely'
import type { Database } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'

export type StoredPreferences = Omit<Selectable<Tables['preferences']>, 'user_id' | 'updated_at'>

/** What holds for an account that has never said otherwise. */
export const usualPreferences: StoredPreferences = {
  theme: 'system',
  email_enabled: true,
  push_enabled: false,
  update_frequency: 'weekly',
  case_updates: true,
  related_cases: true,
  chat_responses: false,
  system_updates: true,
  time_zone: 'Africa/Nairobi',
}

const columns = Object.keys(usualPreferences) as (keyof StoredPreferences)[]

export const preferencesStorage = ({ sql, clock }: Database) => ({
  async read(account: string): Promise<StoredPreferences> {
    const row = await sql.selectFrom('preferences').select(columns).where('user_id', '=', account).executeTakeFirst()
    return row ?? usualPreferences
  },

  /** What is left out stays as it is; two changes at once both count. */
  change: (account: string, changes: Partial<StoredPreferences>): Promise<StoredPreferences> =>
    sql.transaction().execute(async (transaction) => {
      // Who asks for mail is sent some again, however often the address was refused before.
      if (changes.email_enabled) await transaction.deleteFrom('mail_refusals').where('user_id', '=', account).execute()
      return transaction
        .insertInto('preferences')
        .values({ ...usualPreferences, ...changes, user_id: account, updated_at: new Date(clock.now()) })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...changes, updated_at: new Date(clock.now()) }))
        .returning(columns)
        .executeTakeFirstOrThrow()
    }),
})
