import { type Transaction, sql } from 'kysely'
import type { Database } from '../database/open.ts'
import { prepared } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import { record } from '../events/events.ts'
import { every, ownerOf } from './conditions-storage.ts'
import { type SeenKind, type ShareRole, type SharedKind, type Thing, seenKinds } from './kinds.ts'
import type { Shared } from './reader.ts'

/** Somebody with whom an object is shared. Members know one another by name, never by address. */
export interface Member {
  id: string
  name: string
  role: ShareRole
  since: Date
}

interface ShareRow {
  object_kind: SeenKind
  object_id: string
  role: ShareRole
}

export const sharesStorage = ({ sql: db, clock }: Database) => ({
  /**
   * What an account sees of others. The one place where inheritance is decided: what somebody sees because of the project that holds it is
   * joined here, the stronger role standing, and nowhere else (docs/decisions/027, 042). Who owns a project sees what members put in.
   */
  async sharedWith(userId: string): Promise<Shared> {
    const { rows } = await sql<ShareRow>`
      ${prepared} with given as materialized (
        select object_kind, object_id, role from shares where member_id = ${userId}::uuid
      ), mine as (
        select p.id, g.role from given g join projects p on p.id = case when g.object_kind = 'project' then g.object_id::uuid end
        where p.deleted_at is null
        union all
        select id, 'editor' from projects where user_id = ${userId}::uuid and deleted_at is null
      )
      select object_kind, object_id, role from given where object_kind <> 'project'
      union all
      select 'project', id::text, role from mine where id::text in (select object_id from given)
      union all
      select i.type, coalesce(d.id::text, i.item_id), m.role
      from mine m
      join project_items i on i.project_id = m.id and i.added_by <> ${userId}::uuid
      left join works w on i.type = 'document' and w.public_id = i.item_id
      left join ${every('documents', 'only that of whoever put it in, which is theirs to show')} d on d.work_id = w.id and ${ownerOf('d')} = i.added_by
      where i.type <> 'document' or d.id is not null`.execute(db)
    const seen = new Map(seenKinds.map((kind) => [kind, new Map<string, ShareRole>()] as const))
    for (const { object_kind: kind, object_id: id, role } of rows) {
      const roles = seen.get(kind)
      if (roles && roles.get(id) !== 'editor') roles.set(id, role)
    }
    return Object.fromEntries(seen) as Record<SeenKind, Map<string, ShareRole>>
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
