import type { PoolClient } from 'pg'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { limitPool } from './limited-pool.ts'

/** A pool of one connection, whose plans have worn out at its first statement; afterwards there is no database. */
function poolThatEnds() {
  let released = 0
  const client = {
    number: 1,
    query: () => Promise.reject(Object.assign(new Error('cached plan must not change result type'), { code: '0A000' })),
    release: () => {
      released += 1
      if (released > 1) throw new Error('Release called on client which has already been released to the pool.')
    },
  }
  let asked = 0
  const connect = async () => {
    asked += 1
    if (asked > 1) throw new Error('The database was stopped')
    return client as unknown as PoolClient
  }
  return { connect, options: {}, end: async () => {} } as unknown as pg.Pool
}

test('where the database ends for good, that is what is said, and nothing is given back twice', async () => {
  const pool = limitPool(poolThatEnds(), () => {})
  const client = await pool.connect()
  await expect(client.query('select 1', [])).rejects.toThrow('The database was stopped')
  expect(() => client.release()).not.toThrow()
})
