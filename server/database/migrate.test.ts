import { readFileSync, readdirSync } from 'node:fs'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'
import { formerMigrations } from './take-over.ts'

const database = await openTestDatabase()
const { pool } = database
afterAll(database.close)

const current = readdirSync(new URL('./migrations/', import.meta.url)).sort()

/** The database as it would be had these migrations been applied. */
async function appliedAre(names: readonly string[]) {
  await pool.query('truncate migrations')
  await pool.query('insert into migrations (name) select unnest($1::text[])', [names])
}
const all = async () => {
  const { rows } = await pool.query<{ told: string }>(`
    select 'table ' || table_name as told from information_schema.tables where table_schema = 'public'
    union all select 'applied ' || name || applied_at from migrations order by 1`)
  return rows.map(({ told }) => told)
}

beforeEach(() => appliedAre(current))

test('what is up to date stays as it is', async () => {
  expect(await migrate(pool)).toEqual([])
})

test.each([
  [
    'an older version',
    ['001_documents.sql', '002_search.sql', '027_phrase_segments.sql'],
    /older version of Hukumu.*import the library anew/,
  ],
  ['a version before the last', formerMigrations.slice(0, -1), /older version of Hukumu.*Start the last version before this one/],
  ['a later version', [...current, '999_later.sql'], /later version of Hukumu.*start that version/],
])('a database of %s is refused in words and nothing in it is changed', async (_, names, words) => {
  await appliedAre(names)
  const before = await all()
  await expect(migrate(pool)).rejects.toThrow(words)
  await expect(migrate(pool)).rejects.toThrow('Nothing was changed')
  expect(await all()).toEqual(before)
})

/** The tables as the baseline makes them, and nothing of what came since. */
async function beginWithBaseline() {
  await pool.query(
    'drop schema public cascade; create schema public; create extension if not exists pg_trgm; create table migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  for (const name of current.filter((one) => one <= '325_filling.sql'))
    await pool.query(readFileSync(new URL(`./migrations/${name}`, import.meta.url), 'utf8'))
}

const schema = async () => {
  const { rows } = await pool.query<{ told: string }>(`
    select concat_ws(' ', table_name, ordinal_position, column_name, data_type, is_nullable, column_default) as told
    from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public' order by 1`)
  return rows.map(({ told }) => told)
}

/** What the last version before the baseline had otherwise. The type is what this test needs of that of pgvector. */
const formerly = `
  create domain vector as real[];
  create function vector_send(v vector) returns bytea language sql as $$
    select '\\x00030000'::bytea || (select string_agg(float4send(part), ''::bytea order by place) from unnest(v) with ordinality as parts (part, place))
  $$;
  drop table passage_vectors;
  create table passage_vectors (
    document_id integer not null references embedded_documents (document_id) on delete cascade,
    paragraph integer not null,
    embedding vector not null,
    primary key (document_id, paragraph)
  );
  create index passage_vectors_near on passage_vectors (paragraph) where embedding is not null;
  create index revisions_bm25 on revisions (document_id) where content = 'ranked';
  alter table search_library drop column if exists is_ranked, add column is_ranked boolean not null default false`

test('a database of the last version before the baseline is taken over with its vectors', async () => {
  const plain = await schema()
  await beginWithBaseline()
  await pool.query(formerly)
  await pool.query(`
    insert into works (public_id, kind, identity) values ('ke-1', 'case', 'one');
    insert into documents (work_id, kind, title, revision) select id, 'judgment', 'Taken over', 1 from works;
    insert into embedded_documents select id, 1, 1, now() from documents;
    insert into passage_vectors select id, 7, '{1,2.5,-3}' from documents`)
  await appliedAre(formerMigrations)
  expect(await migrate(pool)).toContain('310_passage_vectors.sql')
  expect(await schema()).toEqual(plain)
  const { rows } = await pool.query('select paragraph, embedding from passage_vectors')
  expect(rows).toEqual([{ paragraph: 7, embedding: Buffer.from('3f80000040200000c0400000', 'hex') }])
  expect((await pool.query('select title from documents')).rows).toEqual([{ title: 'Taken over' }])
  expect(await migrate(pool)).toEqual([])
})

test('one that never had pgvector is given the table of vectors', async () => {
  const plain = await schema()
  await beginWithBaseline()
  await pool.query('drop table passage_vectors; alter table search_library add column is_ranked boolean not null default false')
  await appliedAre(formerMigrations)
  expect(await migrate(pool)).toContain('310_passage_vectors.sql')
  expect(await schema()).toEqual(plain)
})
