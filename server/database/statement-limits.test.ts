import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { createServer } from '../http/create-server.ts'
import { serve } from '../http/serve.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { type Database } from './open.ts'
import { StatementTimeout, currentLimits, limitStatements } from './statement-limits.ts'
import { readsAlone } from '../testing/test-reader.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await sql`create table written (word text not null)`.execute(database.sql)
})
afterAll(() => database.close())

const endless = sql`do $$ begin loop end loop; end $$`
const runEndless = () => endless.execute(database.sql)
const write = (word: string) => sql`insert into written values (${word})`.execute(database.sql)
const written = async () =>
  (await sql<{ word: string }>`select word from written order by word`.execute(database.sql)).rows.map(({ word }) => word)
const pause = () => new Promise((resolve) => setTimeout(resolve, 50))
const nothingRuns = async () => {
  for (;;) {
    const { rows } = await sql<{ busy: number }>`
      select count(*)::integer as busy from pg_stat_activity where query like 'do $$%' and state = 'active'`.execute(database.sql)
    if (rows[0]!.busy === 0) return
    await pause()
  }
}

test('a statement that takes too long is ended; those beside it are carried out once, and others go on', async () => {
  const long = limitStatements({ milliseconds: 300 }, runEndless)
  const inTransaction = limitStatements({ milliseconds: 300 }, () =>
    database.sql.transaction().execute(async (transaction) => {
      await sql`insert into written values ('never')`.execute(transaction)
      await endless.execute(transaction)
    }),
  )
  const beside = Array.from({ length: 5 }, (_, i) => write(`beside ${i}`))
  const both = database.sql.transaction().execute(async (transaction) => {
    await sql`insert into written values ('both 1')`.execute(transaction)
    await sql`insert into written values ('both 2')`.execute(transaction)
  })
  // Expected at once: the second may end first.
  const ends = [long, inTransaction].map((one) => expect(one).rejects.toThrow(StatementTimeout))
  await Promise.all([...ends, ...beside, both])
  await write('after')
  expect(await written()).toEqual(['after', 'beside 0', 'beside 1', 'beside 2', 'beside 3', 'beside 4', 'both 1', 'both 2'])
})

test('it answers 408 in the words of the specification, and is not carried out again', async () => {
  const slow = endpoint({ method: 'GET', path: '/api/slow', summary: 'Slow', access: 'public', response: z.object({}) })
  const http = await createServer({ logLevel: 'silent', trustProxy: false }, async () => null, readsAlone)
  let calls = 0
  serve(http, slow, async () => {
    calls += 1
    await limitStatements({ milliseconds: 200 }, runEndless)
    return {}
  })
  const answer = await http.inject({ url: '/api/slow' })
  await http.close()
  expect([answer.statusCode, answer.json(), calls]).toEqual([
    408,
    { code: 'statement-timeout', detail: 'canceling statement due to statement timeout (57014)' },
    1,
  ])
})

test('what runs for a client that has left is ended, and nothing more is carried out for it', async () => {
  const client = new AbortController()
  const running = limitStatements({ milliseconds: 1_500, signal: client.signal }, runEndless)
  await pause()
  const ends = expect(running).rejects.toThrow(/abort|timeout/)
  await pause()
  client.abort()
  await ends
  await nothingRuns()
  await write('afterwards')
  expect(await written()).toContain('afterwards')
  await expect(limitStatements({ signal: client.signal }, () => write('too late'))).rejects.toThrow(/abort/)
  expect(await written()).not.toContain('too late')
})

test('an inner limit never widens an outer one', async () => {
  await expect(limitStatements({ milliseconds: 200 }, () => limitStatements({ milliseconds: 60_000 }, runEndless))).rejects.toThrow(
    StatementTimeout,
  )
})

const looking = (method: 'GET' | 'POST', path: `/api/${string}`, more: { reads?: true } = {}) =>
  endpoint({ method, path, summary: 'Look', access: 'public', response: z.object({}), ...more })

test('what a request reads with ends after 15 s and with its client; what it writes with does neither', async () => {
  const http = await createServer({ logLevel: 'silent', trustProxy: false }, async () => null, readsAlone)
  const seen: (number | null)[] = []
  const lookNow = async () => {
    seen.push(currentLimits()?.milliseconds ?? null)
    return {}
  }
  for (const e of [looking('GET', '/api/get'), looking('POST', '/api/reads', { reads: true }), looking('POST', '/api/writes')])
    serve(http, e, lookNow)
  const asked = Promise.withResolvers<AbortSignal>()
  serve(http, looking('GET', '/api/long'), async () => {
    const { signal } = currentLimits()!
    asked.resolve(signal)
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    return {}
  })
  for (const [method, url] of [
    ['GET', '/api/get'],
    ['POST', '/api/reads'],
    ['POST', '/api/writes'],
  ] as const)
    await http.inject({ method, url })
  expect(seen).toEqual([15_000, 15_000, null])

  const address = await http.listen({ port: 0, host: '127.0.0.1' })
  const client = new AbortController()
  const left = expect(fetch(`${address}/api/long`, { signal: client.signal })).rejects.toThrow(/abort/)
  const signal = await asked.promise
  expect(signal.aborted).toBe(false)
  client.abort()
  await left
  await expect.poll(() => signal.aborted).toBe(true)
  await http.close()
})
