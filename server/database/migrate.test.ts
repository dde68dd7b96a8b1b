import { readdirSync } from 'node:fs'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'

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
  ['a later version', [...current, '999_later.sql'], /later version of Hukumu.*start that version/],
])('a database of %s is refused in words and nothing in it is changed', async (_, names, words) => {
  await appliedAre(names)
  const before = await all()
  await expect(migrate(pool)).rejects.toThrow(words)
  await expect(migrate(pool)).rejects.toThrow('Nothing was changed')
  expect(await all()).toEqual(before)
})
