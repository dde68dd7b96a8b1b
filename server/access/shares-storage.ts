import { type Transaction, sql } from 'kysely'
import type { Database } from '../database/open.ts'
import { prepared } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import { record } from '../events/events.ts'
import type { ShareRole, SharedKind, Thing } from './kinds.ts'
import type { Shared } from './reader.ts'

/** Somebody with whom an object is shared. Members know one another by name, never by address. */
export interface Member {
  id: string
  name: string
  role: ShareRole
  since: Date
}

interface ShareRow {
  object_kind: SharedKind
  object_id: string
  role: ShareRole
}

export const sharesStorage = ({ sql: db, clock }: Database) => ({
  /**
   * What is shared with an account. The one place where inheritance is decided: what somebody sees because of something that holds it is
   * joined here, the stronger role standing, and nowhere else (docs/decisions/027).
   */
  async sharedWith(userId: string): Promise<Shared> {
    const { rows } = await sql<ShareRow>`
      ${prepared} select object_kind, object_id, role from shares where member_id = ${userId}::uuid`.execute(db)
    const of = (kind: SharedKind) => new Map(rows.flatMap((row) => (row.object_kind === kind ? [[row.object_id, row.role] as const] : [])))
    return { document: of('document'), note: of('note') }
  },

  /** Shares a thing with an account or changes its role; false where there is no such account. */
  put: ({ kind, id }: Thing<SharedKind>, member: string, role: ShareRole, by: string): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const { rows } = await sql`
      insert into shares (object_kind, object_id, member_id, role, shared_by, shared_at)
      select ${kind}, ${id}, u.id, ${role}, ${by}::uuid, ${new Date(clock.now())}::timestamptz from users u where u.id = ${member}::uuid
      on conflict (member_id, object_kind, object_id) do update set role = excluded.role, shared_by = excluded.shared_by
      where shares.role <> excluded.role
      returning member_id`.execute(transaction)
      if (rows.length === 0) return isAccount(transaction, member)
      await record(transaction, clock.now(), [{ name: 'share.added', subject: id, account: member, actor: by, payload: { kind, role } }])
      return true
    }),

  /** Ends a share on behalf of `by`; false where there is none. */
  remove: ({ kind, id }: Thing<SharedKind>, member: string, by: string): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const removed = await transaction
        .deleteFrom('shares')
        .where('object_kind', '=', kind)
        .where('object_id', '=', id)
        .where('member_id', '=', member)
        .executeTakeFirst()
      if (removed.numDeletedRows === 0n) return false
      await record(transaction, clock.now(), [{ name: 'share.ended', subject: id, account: member, actor: by, payload: { kind } }])
      return true
    }),

  /** Those with whom a thing is shared, the first one first. */
  members: ({ kind, id }: Thing<SharedKind>): Promise<Member[]> =>
    db
      .selectFrom('shares')
      .innerJoin('users', 'users.id', 'shares.member_id')
      .select(['users.id', 'users.name', 'shares.role', 'shares.shared_at as since'])
      .where('object_kind', '=', kind)
      .where('object_id', '=', id)
      .orderBy('shared_at')
      .orderBy('users.id')
      .execute(),
})

async function isAccount(transaction: Transaction<Tables>, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from users where id = ${id}::uuid`.execute(transaction)
  return rows.length > 0
}
