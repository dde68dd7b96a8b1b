import { sql } from 'kysely'
import { isPublic } from '../../access/conditions-storage.ts'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import { isUuid } from '../../database/uuid.ts'
import { onlyRow } from '../../database/only-row.ts'

export interface StoredState {
  server: string
  bytes: number
  migration: string
  judgments: number
  digests: number
  samples: number
  private_documents: number
  last_import: Date | null
  accounts: number
  verified: number
  editors: number
  admins: number
  sessions: number
}

export interface RedactionRow {
  id: number
  at: Date
  case_id: string
  title: string | null
  initials: string
  places: Record<string, number>
  told_by: string
  actor: { number: number; account: { id: string; name: string; email: string } | null } | null
}

export interface NamedAccount {
  id: string
  name: string
  email: string
}

export const administrationStorage = ({ sql: db }: Database) => ({
  async state(): Promise<StoredState> {
    const { rows } = await sql<StoredState>`
      select current_setting('server_version') as server, pg_database_size(current_database()) as bytes,
        (select max(name) from migrations) as migration, l.*, u.*,
        (select count(*) from sessions where revoked_at is null) as sessions
      from (
        select count(*) filter (where ${isPublic('d')} and d.kind = 'judgment' and not d.sample) as judgments,
          count(*) filter (where ${isPublic('d')} and d.kind = 'digest' and not d.sample) as digests,
          count(*) filter (where ${isPublic('d')} and d.sample) as samples,
          count(*) filter (where not ${isPublic('d')}) as private_documents,
          max(d.imported_at) filter (where ${isPublic('d')} and not d.sample) as last_import
        from documents d) l, (
        select count(*) as accounts, count(*) filter (where verified_at is not null) as verified,
          count(*) filter (where role = 'editor') as editors, count(*) filter (where role = 'admin') as admins
        from users) u`.execute(db)
    return onlyRow(rows)
  },

  /** Names that were taken out of public cases, the latest first; who did it from a screen stands in the log. */
  async redactions({ limit, offset }: { limit: number; offset: number }): Promise<{ rows: RedactionRow[]; total: number }> {
    const [{ rows }, counted] = await Promise.all([
      sql<RedactionRow>`
        select r.id, r.redacted_at as at, r.case_id, d.title, r.replacement as initials, r.places, r.redacted_by as told_by,
          (select json_build_object('number', p.id, 'account',
              case when u.id is null then null else json_build_object('id', u.id, 'name', u.name, 'email', u.email) end)
            from audit_entries e join audit_people p on p.id = e.actor left join users u on u.id = p.user_id
            where e.action = 'redacted' and e.object = r.case_id and e.at = r.redacted_at limit 1) as actor
        from redactions r left join cases d on d.case_id = r.case_id and ${isPublic('d')}
        order by r.redacted_at desc, r.id desc limit ${limit} offset ${offset}`.execute(db),
      sql<{ total: number }>`select count(*) as total from redactions`.execute(db),
    ])
    return { rows, total: onlyRow(counted.rows).total }
  },

  inTransaction: <T>(work: (transaction: DatabaseTransaction) => Promise<T>): Promise<T> => db.transaction().execute(work),

  /** The administrators who can sign in, held until the transaction ends, so that two of them never demote one another. */
  async lockAdministrators(transaction: DatabaseTransaction): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from users where role = 'admin' and locked_at is null order by id for update`.execute(transaction)
    return rows.map(({ id }) => id)
  },

  async countSessions(userId: string): Promise<number> {
    if (!isUuid(userId)) return 0
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from sessions where user_id = ${userId} and revoked_at is null`.execute(db)
    return onlyRow(rows).count
  },

  /** The accounts of some ids that there are. */
  async named(ids: readonly string[]): Promise<Map<string, NamedAccount>> {
    if (ids.length === 0) return new Map()
    const rows = await db
      .selectFrom('users')
      .select(['id', 'name', 'email'])
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute()
    return new Map(rows.map((row) => [row.id, row]))
  },
})
