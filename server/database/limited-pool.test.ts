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

/** A pool of one connection, whose plans wear out within a transaction. */
function poolOfOne() {
  const sent: string[] = []
  const query = async ({ text }: { text: string }) => {
    sent.push(text)
    if (text === 'select worn') throw Object.assign(new Error('cached plan must not change result type'), { code: '0A000' })
    return { command: '', rowCount: 0, rows: [] }
  }
  const connect = async () => ({ number: 1, query, release: () => {} }) as unknown as PoolClient
  return { sent, pool: limitPool({ connect, options: {}, end: async () => {} } as unknown as pg.Pool, () => {}) }
}

test.each(['rollback to savepoint before_this', 'ROLLBACK TO before_this', 'rollback  work to savepoint before_this'])(
  'a transaction goes on after %s: what fails in it then is not sent again outside of it',
  async (rollback) => {
    const { pool, sent } = poolOfOne()
    const client = await pool.connect()
    const all = ['begin', 'savepoint before_this', rollback, 'select worn']
    for (const text of all.slice(0, -1)) await client.query(text, [])
    await expect(client.query('select worn', [])).rejects.toMatchObject({ code: '0A000' })
    expect(sent).toEqual(all)
  },
)

test.each(['rollback', ' ROLLBACK work', 'commit'])('it ends with %s: what fails then is sent again', async (end) => {
  const { pool, sent } = poolOfOne()
  const client = await pool.connect()
  for (const text of ['begin', end]) await client.query(text, [])
  await expect(client.query('select worn', [])).rejects.toMatchObject({ code: '0A000' })
  expect(sent.filter((text) => text === 'select worn').length).toBeGreaterThan(1)
})
