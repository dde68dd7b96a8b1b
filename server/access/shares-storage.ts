import { type Transaction, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../database/open.ts'
import { prepared } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import { record } from '../events/events.ts'
import { unscoped, ownerOf } from './conditions-storage.ts'
import { type SeenKind, type SharedKind, type AccessSubject, seenKinds } from './kinds.ts'
import type { ShareRole } from './policy.ts'
import type { Shared } from './reader.ts'

/** Somebody with whom an object is shared. Members know one another by name, never by address. */
export interface Member {
  id: string
  name: string
  role: ShareRole
  since: Date
}

/** What one account sees of others, and which of its own documents lie in the trash. */
interface Seen {
  shared: Shared
  inTrash: ReadonlySet<string>
}

const inTrash = 'in trash'
interface ShareRow {
  object_kind: SeenKind | typeof inTrash
  object_id: string
  role: ShareRole
}

/** Of two roles the stronger stands. */
function asSeen(rows: readonly ShareRow[]): Seen {
  const seen = new Map(seenKinds.map((kind) => [kind, new Map<string, ShareRole>()] as const))
  const hidden = new Set<string>()
  for (const { object_kind: kind, object_id: id, role } of rows) {
    if (kind === inTrash) hidden.add(id)
    else {
      const roles = seen.get(kind)
      if (roles && roles.get(id) !== 'editor') roles.set(id, role)
    }
  }
  return { shared: Object.fromEntries(seen) as Record<SeenKind, Map<string, ShareRole>>, inTrash: hidden }
}

export const sharesStorage = ({ sql: db, clock }: Database) => ({
  /**
   * What some accounts see of others, and what of their own they do not, by account. The one place where inheritance is decided: what somebody sees because of the project that holds it is
   * joined here, the stronger role standing, and nowhere else (docs/decisions/027, 042). Who owns a project sees what members put in.
   */
  async seenBy(userIds: readonly string[]): Promise<Map<string, Seen>> {
    const { rows } = await sql<ShareRow & { reader: string }>`
      ${prepared} with given as materialized (
        select member_id as reader, object_kind, object_id, role from shares where member_id = any (${userIds}::uuid[])
          and not exists (select from ${unscoped('documents', 'whether what is shared lies in the trash')} t
            where t.id = case when object_kind = 'document' then object_id::integer end and t.trashed_at is not null)
      ), mine as (
        select g.reader, p.id, g.role from given g join projects p on p.id = case when g.object_kind = 'project' then g.object_id::uuid end
        where p.deleted_at is null
        union all
        select user_id, id, 'editor' from projects where user_id = any (${userIds}::uuid[]) and deleted_at is null
      )
      select reader, object_kind, object_id, role from given where object_kind <> 'project'
      union all
      select reader, 'project', id::text, role from mine where (reader, id::text) in (select reader, object_id from given)
      union all
      select m.reader, i.type, coalesce(d.id::text, i.item_id), m.role
      from mine m
      join project_items i on i.project_id = m.id and i.added_by <> m.reader
      left join works w on i.type = 'document' and w.public_id = i.item_id
      left join ${unscoped('documents', 'only that of whoever put it in, which is theirs to show')} d on d.work_id = w.id and ${ownerOf('d')} = i.added_by
        and d.trashed_at is null
      where i.type <> 'document' or d.id is not null
      union all
      select ${ownerOf('t')}, ${inTrash}, t.id::text, 'viewer' from ${unscoped('documents', 'which of their own their owners do not see')} t
      where ${ownerOf('t')} = any (${userIds}::uuid[]) and t.trashed_at is not null`.execute(db)
    const byReader = Map.groupBy(rows, ({ reader }) => reader)
    return new Map(userIds.map((id) => [id, asSeen(byReader.get(id) ?? [])]))
  },

  /** Shares a thing with an account or changes its role; false where there is no such account. */
  put: (
    { kind, id }: AccessSubject<SharedKind>,
    member: string,
    role: ShareRole,
    by: string,
    within?: DatabaseTransaction,
  ): Promise<boolean> => {
    const put = async (transaction: DatabaseTransaction) => {
      const { rows } = await sql`
      insert into shares (object_kind, object_id, member_id, role, shared_by, shared_at)
      select ${kind}, ${id}, u.id, ${role}, ${by}::uuid, ${new Date(clock.now())}::timestamptz from users u where u.id = ${member}::uuid
      on conflict (member_id, object_kind, object_id) do update set role = excluded.role, shared_by = excluded.shared_by
      where shares.role <> excluded.role
      returning member_id`.execute(transaction)
      if (rows.length === 0) return isAccount(transaction, member)
      await record(transaction, clock.now(), [{ name: 'share.added', subject: id, account: member, actor: by, payload: { kind, role } }])
      return true
    }
    return within ? put(within) : db.transaction().execute(put)
  },

  /** Ends a share on behalf of `by`; false where there is none. */
  remove: ({ kind, id }: AccessSubject<SharedKind>, member: string, by: string): Promise<boolean> =>
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

  /** Lets the owner of a thing and a member change places within a transaction that changes the owner; false where it is not shared with the member. */
  async swap({ kind, id }: AccessSubject<SharedKind>, owner: string, member: string, transaction: DatabaseTransaction): Promise<boolean> {
    // The row stays one: what a member put in goes only when a share ends.
    const swapped = await transaction
      .updateTable('shares')
      .set({ member_id: owner, role: 'editor', shared_by: member, shared_at: new Date(clock.now()) })
      .where('object_kind', '=', kind)
      .where('object_id', '=', id)
      .where('member_id', '=', member)
      .executeTakeFirst()
    if (swapped.numUpdatedRows === 0n) return false
    await record(transaction, clock.now(), [
      { name: 'share.ended', subject: id, account: member, actor: owner, payload: { kind } },
      { name: 'share.added', subject: id, account: owner, actor: owner, payload: { kind, role: 'editor' } },
    ])
    return true
  },

  /** Those with whom a thing is shared, the first one first. */
  members: ({ kind, id }: AccessSubject<SharedKind>): Promise<Member[]> =>
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
