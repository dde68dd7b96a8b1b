import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from './testing/test-database.ts'

const database = await openTestDatabase()
afterAll(database.close)

test('what belongs to a work or an account goes with it, whoever deletes it', async () => {
  const { rows } = await database.pool.query<{ place: string; goes: boolean }>(`
    select a.attrelid::regclass || '.' || a.attname as place,
      exists (
        select from pg_constraint k where k.conrelid = a.attrelid and k.contype = 'f' and k.conkey = array[a.attnum] and k.confdeltype in ('c', 'n')
      ) as goes
    from pg_attribute a join pg_class t on t.oid = a.attrelid
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and a.attname in ('work_id', 'user_id', 'account_id')
    order by 1`)
  expect(rows.length).toBeGreaterThan(12)
  // A work that has a document stays.
  expect(rows.filter(({ goes }) => !goes)).toEqual([{ place: 'documents.work_id', goes: false }])
})
