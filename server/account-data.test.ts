import { afterAll, expect, test } from 'vitest'
import { accountData } from './areas.ts'
import { openTestDatabase } from './testing/test-database.ts'

const database = await openTestDatabase()
afterAll(database.close)

/** Tables that lose the account with its own row, and keep the rest. */
const withoutAccount = 'events import_runs import_records'.split(' ')

test('every table whose rows are an account’s, or hang on such rows, belongs to a kind', async () => {
  const { rows } = await database.pool.query<{ name: string }>(`
    with recursive theirs (id) as (
      select 'users'::regclass::oid
      union
      -- What hangs on a document of theirs is the library's own matter, and goes with it.
      select k.conrelid from pg_constraint k join theirs t on t.id = k.confrelid
      where k.contype = 'f' and k.confrelid <> all (array['documents', 'judges']::regclass[])
    )
    select id::regclass::text as name from theirs where id <> 'users'::regclass order by 1`)
  const named = [...accountData.flatMap(({ tables }) => tables), ...withoutAccount]
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

/** What an account cannot have been given by a stranger, or what goes with another kind: bundles with their projects. */
const notPutIn = 'account preferences bundles reviews provision_reviews shares log'.split(' ')

test('what an account takes along can be removed from one that is taken over', () => {
  const lasting = accountData.filter((kind) => kind.export && !kind.removeBefore).map(({ name }) => name)
  expect(lasting.toSorted()).toEqual(notPutIn.toSorted())
})
