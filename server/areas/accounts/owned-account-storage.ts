import { sql } from 'kysely'
import type { AccountData, Owner } from '../../account-data/account-data.ts'
import { jsonFile } from '../../account-data/json-file.ts'

const rowsOf = async ({ reader, database }: Owner, columns: string, table: 'users' | 'sessions' | 'personal_tokens') => {
  const whose = sql.ref(table === 'users' ? 'id' : 'user_id')
  const { rows } = await sql<object>`
    select ${sql.raw(columns)} from ${sql.table(table)} where ${whose} = ${reader.userId}::uuid order by created_at`.execute(database.sql)
  return rows
}

/** The account itself, where it is signed in, and the tokens of its programs; without what opens it. */
export const ownedAccount: AccountData = {
  name: 'account',
  tables: ['users', 'sessions', 'refresh_tokens', 'mailed_tokens', 'recovery_codes', 'personal_tokens', 'account_removals'],
  guide: ['account/', 'your account, where it is signed in, and what was done to it'],
  async *export(owner) {
    const details =
      'id, name, email, organization, role, created_at, verified_at, first_signed_in_at, password_changed_at, totp_since as two_step_since'
    yield jsonFile('account/account.json', async () => (await rowsOf(owner, details, 'users'))[0])
    yield jsonFile('account/sessions.json', () => rowsOf(owner, 'device, created_at, last_used_at, revoked_at as ended_at', 'sessions'))
    yield jsonFile('account/tokens.json', () => rowsOf(owner, 'name, scopes, created_at, expires_at, last_used_at', 'personal_tokens'))
  },
}
