import { type RawBuilder, sql } from 'kysely'
import { type ObjectTable, casesSeenBy, isPublic, owns } from '../access/conditions-storage.ts'
import type { Amount, Owner } from './account-data.ts'
import { onlyRow } from '../database/only-row.ts'

const everyRow = sql<boolean>`true`
const atOnce = 200

/** The rows of a table that are an account's own, counted. `which` narrows them; the table is `t` there. */
export const countOwn =
  (
    table: ObjectTable,
    { which = everyRow, bytes = sql<number>`pg_column_size(t)` }: { which?: RawBuilder<boolean>; bytes?: RawBuilder<number> } = {},
  ) =>
  async ({ reader, database }: Owner): Promise<Amount> => {
    const { rows } = await sql<Amount>`
      select count(*)::integer as number, coalesce(sum(${bytes}), 0)::bigint as bytes
      from ${sql.table(table)} t where ${owns(reader, table, 't')} and ${which}`.execute(database.sql)
    return onlyRow(rows)
  }

/**
 * The rows of a table that are an account's own, some hundred at a time. `columns` and `which` name the table `t`, the public id of the work
 * that it points at `case_id`, and what its owner sees of that case `c`.
 */
export async function* readOwn<Row extends object>(
  { reader, database }: Owner,
  table: ObjectTable,
  columns: RawBuilder<Row>,
  { which = everyRow, onWork = false }: { which?: RawBuilder<boolean>; onWork?: boolean } = {},
): AsyncGenerator<Row> {
  const joined = onWork ? sql`left join works w on w.id = t.work_id left join ${casesSeenBy(reader)} c on c.work_id = t.work_id` : sql``
  let after: RawBuilder<boolean> = everyRow
  for (;;) {
    const { rows } = await sql<Row & { key: string | number }>`
      select t.id as key, ${columns} from ${sql.table(table)} t ${joined}
      where ${owns(reader, table, 't')} and ${which} and ${after} order by t.id limit ${atOnce}`.execute(database.sql)
    for (const { key: _key, ...row } of rows) yield row as unknown as Row
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = sql<boolean>`t.id > ${last.key}`
  }
}

/** Removes an account's own rows of tables that came before a moment, as `removeBefore` of a kind; `since` is the column of when they came. */
export const removeOwn =
  (tables: readonly ObjectTable[], since: 'created_at' | 'occurred_at' = 'created_at') =>
  async ({ reader, database }: Owner, before: Date): Promise<number> => {
    let removed = 0
    for (const table of tables) {
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} t where ${owns(reader, table, 't')} and ${sql.ref(`t.${since}`)} < ${before}`.execute(database.sql)
      removed += Number(numAffectedRows ?? 0)
    }
    return removed
  }

/** Rows that were not deleted. */
export const isLive = sql<boolean>`t.deleted_at is null`

/** What an archive says of the case that something is about. */
export const ofCase = sql<OfCase>`w.public_id as case_id, c.title as case_title, c.citation as case_citation`

/** The same of what may be about the law, too: of a provision its id is `ACT~EID`, and the title is that of its Act. */
export const ofCaseOrLaw = sql<OfCase>`
  nullif(concat_ws('~', w.public_id, t.eid), '') as case_id,
  coalesce(c.title, (select d.title from documents d where d.work_id = t.work_id and d.kind = 'act' and ${isPublic('d')})) as case_title,
  c.citation as case_citation`
export interface OfCase {
  case_id: string | null
  case_title: string | null
  case_citation: string | null
}
