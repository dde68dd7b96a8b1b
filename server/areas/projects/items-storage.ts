import { type Transaction, sql } from 'kysely'
import type { ItemType } from '#contract/project-items'
import type { Reader, AccessSubject } from '../../access/access.ts'
import type { SeenItems } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { record } from '../../events/events.ts'
import { onlyRow } from '../../database/only-row.ts'

export interface ItemRow {
  type: ItemType
  item_id: string
  added_by: string
  added_by_name: string
  added_at: Date
  /** The issue that it lies under, while that is there. */
  issue_id: string | null
  thing: AccessSubject
}

export interface SeenKind {
  type: ItemType
  seen: (reader: Reader, id?: string) => SeenItems
}

interface Placed {
  projectId: string
  type: ItemType
  id: string
}

/** What of a project is listed: under an issue, under none (null), or wherever it lies. */
export interface ItemFilter {
  issueId?: string | null | undefined
}

type ItemsTransaction = Transaction<Tables>

/** The project of the present row of `notes`, to be selected with it; null where it lies in none. */
export const projectOfNote = sql<string | null>`
  (select i.project_id::text from project_items i where i.type = 'note' and i.item_id = notes.id::text)`

/** Told by whom and when something is put in or taken out, within the transaction of the change. */
interface By {
  reader: Reader
  now: number
}

/** Marks a project as changed; answers whose it is. */
export const touch = async (transaction: ItemsTransaction, projectId: string, now: number): Promise<string | undefined> =>
  (
    await transaction
      .updateTable('projects')
      .set({ updated_at: new Date(now) })
      .where('id', '=', projectId)
      .returning('user_id')
      .executeTakeFirst()
  )?.user_id

async function recordEvent(
  transaction: ItemsTransaction,
  { reader, now }: By,
  name: 'project.item_added' | 'project.item_removed' | 'project.item_filed',
  { projectId, type, id }: Placed,
) {
  const account = (await touch(transaction, projectId, now)) ?? reader.userId
  await record(transaction, now, [{ name, subject: projectId, account, actor: reader.userId, payload: { type, item: id } }])
}

/**
 * Puts something in that its reader may put there, under an issue of the project where one is named; false where it lies there already, and then
 * under that issue. A note that lies elsewhere leaves that project.
 */
export async function placeIn(transaction: ItemsTransaction, by: By, placed: Placed & { issueId?: string | undefined }): Promise<boolean> {
  const { projectId, type, id, issueId } = placed
  if (type === 'note') await takeNoteOut(transaction, by, id, projectId)
  const { numInsertedOrUpdatedRows: added } = await transaction
    .insertInto('project_items')
    .values({ project_id: projectId, type, item_id: id, issue_id: issueId ?? null, added_by: by.reader.userId, added_at: new Date(by.now) })
    .onConflict((conflict) => conflict.columns(['project_id', 'type', 'item_id']).doNothing())
    .executeTakeFirstOrThrow()
  if (added === 0n) {
    if (issueId !== undefined) await fileUnder(transaction, by, placed, issueId)
    return false
  }
  await recordEvent(transaction, by, 'project.item_added', placed)
  return true
}

/** Puts what lies in a project under one of its issues, or under none; false where it does not lie there, or lay under that already. */
export async function fileUnder(transaction: ItemsTransaction, by: By, placed: Placed, issueId: string | null): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('project_items')
    .set({ issue_id: issueId })
    .where('project_id', '=', placed.projectId)
    .where('type', '=', placed.type)
    .where('item_id', '=', placed.id)
    .where(sql<boolean>`issue_id is distinct from ${issueId}::uuid`)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await recordEvent(transaction, by, 'project.item_filed', placed)
  return true
}

/** One that was deleted is none. */
const liveIssue = sql`(select x.id from project_issues x where x.id = i.issue_id and x.deleted_at is null)`

/** Takes a note out of the project in which it lies, unless that is `except`. */
export async function takeNoteOut(transaction: ItemsTransaction, by: By, id: string, except: string | null = null) {
  let items = transaction.deleteFrom('project_items').where('type', '=', 'note').where('item_id', '=', id)
  if (except !== null) items = items.where('project_id', '<>', except)
  for (const { project_id: projectId } of await items.returning('project_id').execute())
    await recordEvent(transaction, by, 'project.item_removed', { projectId, type: 'note', id })
}

/** What of some kinds lies in a project that a reader sees. */
const listed = (reader: Reader, kinds: readonly SeenKind[], projectId: string, issueId: ItemFilter['issueId']) => {
  const under = issueId === undefined ? sql`true` : sql`${liveIssue} is not distinct from ${issueId}::uuid`
  const found = kinds.map(
    ({ type, seen }) => sql`
      select i.type, i.item_id, i.added_by, i.added_at, ${liveIssue} as issue_id, v.thing
      from project_items i join (${seen(reader)}) v on v.id = i.item_id
      where i.type = ${type} and i.project_id = ${projectId}::uuid and ${under}`,
  )
  return sql.join(found, sql` union all `)
}

/** What lies in projects. Whose projects they are, and who may put what in, is known before anything here is asked. */
export const itemsStorage = ({ sql: db, clock }: Database) => ({
  place: (reader: Reader, placed: readonly (Placed & { issueId?: string | undefined })[]): Promise<number> =>
    db.transaction().execute(async (transaction) => {
      let added = 0
      for (const one of placed) if (await placeIn(transaction, { reader, now: clock.now() }, one)) added += 1
      return added
    }),

  file: (reader: Reader, placed: Placed, issueId: string | null): Promise<boolean> =>
    db.transaction().execute((transaction) => fileUnder(transaction, { reader, now: clock.now() }, placed, issueId)),

  takeOut: (reader: Reader, placed: Placed): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('project_items')
        .where('project_id', '=', placed.projectId)
        .where('type', '=', placed.type)
        .where('item_id', '=', placed.id)
        .executeTakeFirst()
      if (numDeletedRows === 0n) return false
      await recordEvent(transaction, { reader, now: clock.now() }, 'project.item_removed', placed)
      return true
    }),

  /** Everything that lies in a project, whoever sees it. */
  countAll: async (projectId: string): Promise<number> =>
    (
      await db
        .selectFrom('project_items')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('project_id', '=', projectId)
        .executeTakeFirstOrThrow()
    ).count,

  /** One thing that a reader sees; undefined where there is none. */
  async find(reader: Reader, { seen }: SeenKind, id: string): Promise<{ id: string; thing: AccessSubject } | undefined> {
    const { rows } = await sql<{ id: string; thing: AccessSubject }>`
      select v.id, v.thing from (${seen(reader, id)}) v where v.id = ${id}`.execute(db)
    return rows[0]
  },

  /** How many things of each kind lie in some projects that a reader sees. */
  async counts(reader: Reader, kinds: readonly SeenKind[], projectIds: readonly string[]) {
    if (projectIds.length === 0) return []
    const counted = kinds.map(
      ({ type, seen }) => sql`
        select i.project_id, i.type, count(*)::integer as count from project_items i join (${seen(reader)}) v on v.id = i.item_id
        where i.type = ${type} and i.project_id = any(${projectIds}::uuid[]) group by 1, 2`,
    )
    const { rows } = await sql<{ project_id: string; type: ItemType; count: number }>`${sql.join(counted, sql` union all `)}`.execute(db)
    return rows
  },

  /** Those that a reader sees, what was put in last first. */
  async list(
    reader: Reader,
    kinds: readonly SeenKind[],
    projectId: string,
    { issueId, ...page }: ItemFilter & { limit: number; offset: number },
  ): Promise<ItemRow[]> {
    const { rows } = await sql<ItemRow>`
      select f.type, f.item_id, f.added_by, u.name as added_by_name, f.added_at, f.issue_id, f.thing
      from (${listed(reader, kinds, projectId, issueId)}) f join users u on u.id = f.added_by
      order by f.added_at desc, f.type, f.item_id limit ${page.limit} offset ${page.offset}`.execute(db)
    return rows
  },

  /** How many of those there are. */
  async count(reader: Reader, kinds: readonly SeenKind[], projectId: string, { issueId }: ItemFilter): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from (${listed(reader, kinds, projectId, issueId)}) f`.execute(db)
    return onlyRow(rows).count
  },

  /** One thing of a project that a reader sees, as it lies there. */
  async item(reader: Reader, { seen }: SeenKind, { projectId, type, id }: Placed): Promise<ItemRow | undefined> {
    const { rows } = await sql<ItemRow>`
      select i.type, i.item_id, i.added_by, u.name as added_by_name, i.added_at, ${liveIssue} as issue_id, v.thing
      from project_items i join users u on u.id = i.added_by join (${seen(reader)}) v on v.id = i.item_id
      where i.project_id = ${projectId}::uuid and i.type = ${type} and i.item_id = ${id}`.execute(db)
    return rows[0]
  },

  /** The projects in which something lies, of all accounts. */
  projectsOf: async (type: ItemType, id: string): Promise<string[]> =>
    (await db.selectFrom('project_items').select('project_id').where('type', '=', type).where('item_id', '=', id).execute()).map(
      ({ project_id }) => project_id,
    ),
})
