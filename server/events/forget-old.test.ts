import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { eventsStorage, forgetOldEvents, record } from './events.ts'

const database = await openTestDatabase()
afterAll(database.close)

const day = 86_400_000
const today = Date.parse('2026-11-21T09:00:00Z')
const clock = { ...database.clock, now: () => today }

/** Records an event of each of so many days ago. */
async function happened(...daysAgo: number[]) {
  for (const days of daysAgo)
    await database.sql
      .transaction()
      .execute((transaction) =>
        record(transaction, today - days * day, [
          { name: 'document.removed', subject: `${days} days ago`, account: null, actor: null, payload: {} },
        ]),
      )
}
const left = async () =>
  (await database.pool.query<{ subject: string }>('select subject from events order by id')).rows.map(({ subject }) => subject)
/** Reads so many; a transaction of any database of the server, as of a test beside this one, holds readers back until it ends. */
async function read(reader: string, count: number) {
  let done = 0
  await expect.poll(async () => (done += await eventsStorage(database.sql).readNext(reader, 100, async () => {}))).toBe(count)
}

beforeEach(() => database.pool.query('truncate events; truncate event_cursors'))

test('what is old and read by everybody is forgotten; the rest stays, and is read on', async () => {
  await happened(200, 91)
  await read('first', 2)
  await read('second', 2)
  await happened(100, 89, 0)
  await read('first', 3)
  expect(await forgetOldEvents({ sql: database.sql, clock })).toBe(2)
  expect(await left()).toEqual(['100 days ago', '89 days ago', '0 days ago'])
  await read('second', 3)
  expect(await forgetOldEvents({ sql: database.sql, clock })).toBe(1)
  expect(await left()).toEqual(['89 days ago', '0 days ago'])
})

test('nothing is forgotten that nobody has read yet', async () => {
  await happened(200)
  expect(await forgetOldEvents({ sql: database.sql, clock })).toBe(0)
  expect(await left()).toEqual(['200 days ago'])
})
