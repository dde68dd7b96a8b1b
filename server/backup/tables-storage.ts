import type { Readable, Writable } from 'node:stream'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

/** A connection of its own: what a backup or a restore does takes as long as it takes. */
export type Connection = pg.Client

export interface Table {
  /** `public.users` */
  name: string
  columns: string[]
  /** On the disk. */
  bytes: number
}

/** The queue is one table of jobs to us; what else pg-boss keeps it makes by itself. */
const queueTable = 'jobs.job'
/** What belongs to an installation and not to its library. */
const leftOut = ['public.backup_runs']
/**
 * Numbers of transactions, which mean nothing in another PostgreSQL: a row that is restored counts as written then. Events keep theirs, which are their
 * order (`startEpoch` in database/migrate.ts).
 */
const transactionNumbers = ['public.search_entries.changed', 'public.expressions.changed', 'public.search_gone.changed']

/** How values are written as text, the same in every version and whatever a server is set to. */
const session = `
  set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex';
  set extra_float_digits = 3; set synchronize_seqscans = off; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`

/** Connects. An error of the connection fails what runs on it. */
export async function connect(address: pg.ClientConfig, name: string): Promise<Connection> {
  const client = new pg.Client({ ...address, application_name: `hukumu:${name}`, keepAlive: true })
  // Nobody listening would end the process; the statement fails by itself.
  client.on('error', () => {})
  await client.connect()
  await client.query(session)
  return client
}

const quoted = (name: string) => name.split('.').map(pg.escapeIdentifier).join('.')
const listed = (columns: readonly string[]) => columns.map(pg.escapeIdentifier).join(', ')

/** The tables that are archived, by their names; columns that PostgreSQL computes are computed anew. */
export async function readTables(client: Connection): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; bytes: string }>(
    `select n.nspname || '.' || c.relname as name, pg_total_relation_size(c.oid) as bytes, (
        select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          and n.nspname || '.' || c.relname || '.' || a.attname <> all ($3::text[])) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ((n.nspname = 'public' and c.relkind = 'r') or n.nspname || '.' || c.relname = $1) and c.relpersistence <> 't'
        and n.nspname || '.' || c.relname <> all ($2::text[])
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by 1`,
    [queueTable, leftOut, transactionNumbers],
  )
  return rows.map(({ bytes, ...table }) => ({ ...table, bytes: Number(bytes) }))
}

/** Begins to read the database as it is now, whatever is written meanwhile; no table can be altered until it ends. */
export async function beginSnapshot(client: Connection): Promise<Table[]> {
  await client.query('begin isolation level repeatable read read only')
  const tables = await readTables(client)
  await client.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`)
  return tables
}

export interface Description {
  postgresql: string
  migrations: string[]
  queue: number
  judgments: number
  accounts: number
  sequences: { name: string; value: string; called: boolean }[]
}

/** What an archive tells of itself, read in its snapshot. Counters do not go by it: where they stand is at or past what the rows need. */
export async function describe(client: Connection): Promise<Description> {
  const { rows } = await client.query<Omit<Description, 'sequences'>>(
    `select current_setting('server_version') as postgresql,
      (select array_agg(name order by name) from public.migrations) as migrations,
      (select version from jobs.version) as queue,
      (select count(*)::integer from public.documents where kind = 'judgment') as judgments,
      (select count(*)::integer from public.users) as accounts`,
  )
  return { ...rows[0]!, sequences: await readSequences(client) }
}

export async function readSequences(client: Connection): Promise<Description['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'S' order by 1`,
  )
  const sequences: Description['sequences'] = []
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quoted(name)}`,
    )
    sequences.push({ name, ...state[0]! })
  }
  return sequences
}

/** The rows of a table, in the order in which they were written. */
export function copyOut(client: Connection, { name, columns }: Pick<Table, 'name' | 'columns'>): Readable {
  const selected = `select ${listed(columns)} from ${quoted(name)}`
  // What is in parts has no order of its own.
  return client.query(
    copyTo(name === queueTable ? `copy (${selected} order by id) to stdout` : `copy ${quoted(name)} (${listed(columns)}) to stdout`),
  )
}

export function copyIn(client: Connection, { name, columns }: Pick<Table, 'name' | 'columns'>): Writable {
  return client.query(copyFrom(`copy ${quoted(name)} (${listed(columns)}) from stdin`))
}

/** True where a database has no table, no view and no counter of anybody. */
export async function isEmpty(client: Connection): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'S')
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e') limit 1`,
  )
  return rows.length === 0
}

/**
 * Takes away for a while what would act on each row that is put back: triggers, foreign keys, and indexes that are made faster at once. Empties the tables of
 * what migrations put into them. Answers what puts all of it in place again: keys are then checked over all rows.
 */
export async function makeReady(client: Connection, tables: readonly Table[]): Promise<() => Promise<void>> {
  const names = tables.map(({ name }) => name).filter((name) => name !== queueTable)
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select n.nspname || '.' || c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and n.nspname = 'public'`,
  )
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select n.nspname || '.' || c.relname as name, pg_get_indexdef(c.oid) as definition
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and not i.indisunique and not i.indisprimary
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
  )
  for (const { table, name } of keys) await client.query(`alter table ${quoted(table)} drop constraint ${pg.escapeIdentifier(name)}`)
  if (indexes.length > 0) await client.query(`drop index ${indexes.map(({ name }) => quoted(name)).join(', ')}`)
  for (const name of names) await client.query(`alter table ${quoted(name)} disable trigger user`)
  await client.query(`truncate ${names.map(quoted).join(', ')}`)
  return async () => {
    for (const { definition } of indexes) await client.query(definition)
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${quoted(table)} add constraint ${pg.escapeIdentifier(name)} ${definition}`)
    for (const name of names) await client.query(`alter table ${quoted(name)} enable trigger user`)
  }
}

export async function setSequences(client: Connection, sequences: Description['sequences']): Promise<void> {
  for (const { name, value, called } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), value, called])
}

/** No index that was made before the restore may take its library for the one that it knows. */
export async function renewLibrary(client: Connection): Promise<void> {
  await client.query('update public.search_library set id = gen_random_uuid()')
}

/** Makes a database on the server of an address, for a while. */
export async function makeScratch(
  address: pg.ClientConfig,
  name: string,
): Promise<{ address: pg.ClientConfig; remove: () => Promise<void> }> {
  const onServer = async (statement: string) => {
    const client = await connect(address, 'verify')
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await onServer(`create database ${pg.escapeIdentifier(name)} template template0`)
  return {
    address: withDatabase(address, name),
    remove: () => onServer(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  }
}

function withDatabase(address: pg.ClientConfig, database: string): pg.ClientConfig {
  if (address.connectionString === undefined) return { ...address, database }
  const url = new URL(address.connectionString)
  url.pathname = `/${database}`
  return { ...address, connectionString: url.href }
}

/** Whether there is anything in a database that somebody would miss. */
export async function holdsSomething(client: Connection): Promise<boolean> {
  const { rows } = await client.query<{ holds: boolean }>(
    'select exists (select from public.documents) or exists (select from public.users) as holds',
  )
  return rows[0]!.holds
}
