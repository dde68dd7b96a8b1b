import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { isUuid } from '../database/uuid.ts'
import {
  type ItemKindName,
  type Kind,
  type KindOfTable,
  type RestorableKind,
  type TableOf,
  type AccessSubject,
  factsOf,
  isSeenKind,
  kindOf,
  kinds,
  policyOf,
} from './kinds.ts'
import type { Action, Grantee } from './policy.ts'
import type { Reader } from './reader.ts'

/** Who sees and may change which rows, as SQL: the same policies that `can` reads, for lists, counts and search. */
type Condition = RawBuilder<boolean>

/** Tables whose rows stand for objects of a kind, as search entries do for documents, with the columns that say which and whose. */
const standIns = {
  search_entries: { kind: 'document', id: 'document_id', owner: 'owner_id' },
  job_news: { kind: 'notification', id: 'subject', owner: 'user_id' },
} as const satisfies Partial<Record<keyof Tables, { kind: Kind; id: string; owner: string }>>
type StandIn = keyof typeof standIns

export type ObjectTable = TableOf<Kind> | StandIn
type KindOf<T extends ObjectTable> = T extends StandIn ? (typeof standIns)[T]['kind'] : KindOfTable<T>

/** The kind of the rows of a table, and the columns that say which and whose each is. */
const columnsOf = (table: ObjectTable): { kind: Kind; id: string; owner: string } => {
  if (table in standIns) return standIns[table as StandIn]
  const kind: Kind = kindOf(table as TableOf<Kind>)
  return { kind, id: 'id', owner: factsOf(kind).owner }
}

const ownerIn = (table: ObjectTable, alias: string) => sql.ref(`${alias}.${columnsOf(table).owner}`)

/** Those rows that were shared with a reader; null where none were, so that the statement is as cheap as without shares. */
function isShared({ shared }: Reader, table: ObjectTable, alias: string, role?: 'editor'): Condition | null {
  const { kind, id } = columnsOf(table)
  if (!isSeenKind(kind)) return null
  const given = [...shared[kind]].filter(([, given]) => role === undefined || given === role)
  if (given.length === 0) return null
  return sql`${sql.ref(`${alias}.${id}`)} = any (${given.map(([one]) => one)}::${kind === 'document' ? sql`integer[]` : sql`uuid[]`})`
}

/** The reader's own rows; of documents those that do not lie in the trash. Where none does the statement is as cheap as without it. */
function isOwn({ userId, inTrash }: Reader, table: ObjectTable, alias: string): Condition {
  const { kind, id } = columnsOf(table)
  const own = sql<boolean>`${ownerIn(table, alias)} = ${userId}::uuid`
  if (kind !== 'document' || inTrash.size === 0) return own
  return sql`(${own} and ${sql.ref(`${alias}.${id}`)} <> all (${[...inTrash]}::integer[]))`
}

/** `isAmong` as SQL; null where it holds for no row. */
function isAmong(reader: Reader, grantee: Grantee, table: ObjectTable, alias: string): Condition | null {
  const owner = ownerIn(table, alias)
  switch (grantee) {
    case 'everyone':
      return sql`${owner} is null`
    case 'library-editor':
      return reader.role === 'user' ? null : sql`${owner} is null`
    case 'owner':
      return isOwn(reader, table, alias)
    case 'viewer':
      return isShared(reader, table, alias)
    case 'editor':
      return isShared(reader, table, alias, 'editor')
  }
}

const isAmongAny = (reader: Reader, grantees: readonly Grantee[], table: ObjectTable, alias: string): Condition => {
  const all = grantees.flatMap((grantee) => isAmong(reader, grantee, table, alias) ?? [])
  return all.length === 0 ? sql`false` : sql`(${sql.join(all, sql` or `)})`
}

/** The rows of a table, under the name that it has in the statement, with which the policy lets a reader do something. */
export const may = (reader: Reader, action: Action, table: ObjectTable, alias: string = table): Condition =>
  isAmongAny(reader, policyOf(columnsOf(table).kind)[action], table, alias)

/** The rows that are a reader's own: what counts towards a limit, and what it keeps for itself. */
export const owns = (reader: Reader, table: ObjectTable, alias: string = table): Condition => isAmongAny(reader, ['owner'], table, alias)

/**
 * Rows whose owner, in the column `owner`, is there. Asked of all that a secret address opens without an account (a note's link, a feed, an
 * archive, an invitation to a seat): it ends while its owner is locked or about to leave, and comes back with the owner.
 */
export const ownerIsThere = (owner: `${string}.${string}`): Condition =>
  sql<boolean>`exists (select from users u where u.id = ${sql.ref(owner)} and u.locked_at is null)`

type ItemTable = TableOf<ItemKindName>
const idOf = (table: ItemTable, alias: string) => sql.ref(`${alias}.${columnsOf(table).id}`)

/** The rows of a table that lie in a project; which of them a reader sees is asked beside it. */
export function liesIn(projectId: string, table: ItemTable, alias: string = table): Condition {
  if (!isUuid(projectId)) return sql`false`
  return sql`${idOf(table, alias)} in (select i.item_id::uuid from project_items i where i.project_id = ${projectId}::uuid and i.type = ${columnsOf(table).kind})`
}

/** The rows of a table that lie in no project, in the trash or out of it. */
export const liesInNone = (table: ItemTable, alias: string = table): Condition =>
  sql`not exists (select from project_items i where i.type = ${columnsOf(table).kind} and i.item_id = ${idOf(table, alias)}::text)`

/** A selection of the things of one kind that a reader sees: `id` as the API names them, and what a policy decides by. */
export type SeenItems = RawBuilder<{ id: string; thing: AccessSubject }>

/** Tables whose rows are marked when an account deletes them, and can be brought back for a while; then they go. */
export type SoftDeleted = TableOf<RestorableKind>
export const tableOf = (kind: RestorableKind): SoftDeleted => kinds[kind].table
/** For so many days. */
export const restorableDays = (table: SoftDeleted): number => kinds[kindOf(table)].restorable

/** What `can` decides by, of a row of a table. */
export function thingOf<T extends ObjectTable>(table: T, alias: string = table): RawBuilder<AccessSubject<KindOf<T>>> {
  const { kind, id } = columnsOf(table)
  return sql`json_build_object('kind', ${sql.lit(kind)}, 'id', ${sql.ref(`${alias}.${id}`)}::text, 'owner', ${ownerIn(table, alias)})`
}

/** Rows of `documents`, or of the view `cases`, that a reader sees. */
export const seesDocument = (reader: Reader, alias: string): Condition => may(reader, 'read', 'documents', alias)

/** The cases that a reader sees, to select from. */
export const casesSeenBy = (reader: Reader) => sql`(select * from cases where ${seesDocument(reader, 'cases')})`

/** The same of documents of every kind. */
export const documentsSeenBy = (reader: Reader) => sql`(select * from documents where ${seesDocument(reader, 'documents')})`

/** Rows of `search_entries` that a reader sees. */
export const seesEntry = (reader: Reader, alias: string): Condition => may(reader, 'read', 'search_entries', alias)

/** Those of them that not everybody sees. */
export const seesPrivateEntry = (reader: Reader, alias: string): Condition =>
  isAmongAny(reader, ['owner', 'viewer'], 'search_entries', alias)

/** Rows of `judges` that a reader may know of: those of public documents, its own, and those of documents that were shared with it. */
export function seesJudge(reader: Reader, alias: string): Condition {
  const ofShared = isShared(reader, 'search_entries', 'named')
  const named = ofShared && sql`${sql.ref(`${alias}.id`)} in (select named.judge_id from document_judges named where ${ofShared})`
  const known = [isPublic(alias), isOwnedBy(reader.userId, alias), ...(named ? [named] : [])]
  return sql`(${sql.join(known, sql` or `)})`
}

/** Documents, entries and judges say whose they are in this column, which is null where they are public. */
const column = (alias: string) => sql.ref(`${alias}.owner_id`)

/** Rows that everybody sees. */
export const isPublic = (alias: string): Condition => sql`${column(alias)} is null`

/** The cases that everybody sees, to select from. */
export const publicCases = sql`(select * from cases where ${isPublic('cases')})`

export const isPrivate = (alias: string): Condition => sql`${column(alias)} is not null`

/** Rows of one account alone. */
export const isOwnedBy = (userId: string, alias: string): Condition => sql`${column(alias)} = ${userId}::uuid`

/** Rows of one library: an account's or, with null, the public one. */
export const isOfLibrary = (ownerId: string | null, alias: string): Condition => sql`${column(alias)} is not distinct from ${ownerId}::uuid`

/** The account that a row belongs to; null where it is public. */
export const ownerOf = (alias: string): RawBuilder<string | null> => sql`${column(alias)}`

/** The name of the column, for what writes it. */
export const ownerColumn = sql.ref('owner_id')

/**
 * A table of private rows as it stands, for what works on the whole library or on rows that were chosen by one of the conditions before:
 * `why` says which. A test finds every other statement that reads such a table without a condition.
 */
export const unscoped = <T extends 'cases' | 'documents' | 'search_entries' | 'judges'>(table: T, _why: string): RawBuilder<Tables[T]> =>
  sql`${sql.table(table)}`
