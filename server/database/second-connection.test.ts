import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createUnitOfWork } from './unit-of-work.ts'
import { openTestDatabase } from '../testing/test-database.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

const one = sql`select 1`
const isEmbedded = database.kind === 'embedded'

/** What asks for a connection beside the one of the transaction around it. */
const seconds: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['a statement', () => one.execute(database.sql)],
  ['another transaction', () => database.sql.transaction().execute((transaction) => one.execute(transaction))],
  ['a statement as it stands', () => database.query('select 1')],
  ['a connection', () => database.pool.connect()],
]

// A server has as many connections as are asked for.
test.runIf(isEmbedded).each(seconds)(
  '%s beside an open transaction is refused in clear words instead of waiting for ever',
  async (_, ask) => {
    for (const begin of [database.sql.transaction(), database.sql.transaction().setIsolationLevel('repeatable read')])
      await expect(begin.execute(ask)).rejects.toThrow('pass the connection of the transaction on')
    const unit = createUnitOfWork()
    await expect(unit.run(() => database.sql.transaction().execute(ask))).rejects.toThrow('pass the connection')
    await unit.rollBack()
    // Nothing was left open.
    expect((await one.execute(database.sql)).rows).toHaveLength(1)
  },
)

test('what a transaction has left running asks once it has ended, and others beside it are none of it', async () => {
  const late = Promise.withResolvers<void>()
  let asked: Promise<unknown> | null = null
  await Promise.all([
    database.sql.transaction().execute(async (transaction) => {
      asked = late.promise.then(() => one.execute(database.sql))
      await one.execute(transaction)
    }),
    one.execute(database.sql),
    database.sql.transaction().execute((transaction) => one.execute(transaction)),
  ])
  late.resolve()
  await expect(asked).resolves.toMatchObject({ rows: [{}] })
})
