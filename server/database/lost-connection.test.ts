import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { isConnectionLost } from './lost-connection.ts'

test('a connection that is lost in use fails its transaction and nothing else', async () => {
  const database = await openTestDatabase()
  try {
    const lost = database.sql.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])
      // Between two statements nobody waits for an answer that could fail.
      await new Promise((resolve) => setTimeout(resolve, 200))
      await sql`select 1`.execute(transaction)
    })
    await expect(lost).rejects.toSatisfy(isConnectionLost)
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  } finally {
    await database.close()
  }
})

test.each([
  [Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }), true],
  [Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }), true],
  [new Error('Connection terminated unexpectedly'), true],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  [new Error('anything'), false],
  ['text', false],
])('%s: %s', (error, lost) => expect(isConnectionLost(error)).toBe(lost))
