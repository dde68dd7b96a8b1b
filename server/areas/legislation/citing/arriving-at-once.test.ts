import { listMostCitedActs } from '#contract/notes-of-decisions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '../../../testing/create-test-app.ts'
import { storeAct } from '../../../testing/store-act.ts'
import { storeCases } from '../../../testing/store-cases.ts'

/** What both imports wait for at the end of their transactions; the test holds it. */
const gate = 285_001

let app: TestApp
let reader: { authorization: string }
beforeAll(async () => {
  app = await createTestApp()
  reader = await app.signedIn()
})
afterAll(() => app.close())

const query = (statement: string) => app.database.pool.query(statement)

/** Has every transaction that adds a document wait for the gate when all else of it is done. */
async function waitAtTheGate() {
  await query(`create function wait_at_the_gate() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(${gate}); return null; end $$`)
  await query(`create constraint trigger documents_wait after insert on documents deferrable initially deferred
    for each row execute function wait_at_the_gate()`)
}

/** How many transactions wait for a lock that another holds: at the gate, or before it for one another. */
const waiting = async (): Promise<number> =>
  (
    await app.database.pool.query<{ count: number }>(`select count(*)::integer as count from pg_locks l
      join pg_database d on d.oid = l.database and d.datname = current_database() where l.locktype = 'advisory' and not l.granted`)
  ).rows[0]!.count

/** Does some work at one time: none of it ends before all of it has done what it can. */
async function atOnce(works: readonly (() => Promise<unknown>)[]) {
  const holder = await app.database.pool.connect()
  try {
    await holder.query('select pg_advisory_lock($1)', [gate])
    const done = Promise.all(works.map((work) => work()))
    await expect.poll(waiting).toBe(works.length)
    await holder.query('select pg_advisory_unlock($1)', [gate])
    return await done
  } finally {
    holder.release()
  }
}

test('an Act and a case that cites it are counted together, though neither import saw what the other had not finished', async () => {
  await waitAtTheGate()
  const record = (place: number, act: string) => ({
    title: `Wafula v Reed Board ${place}`,
    court: 'High Court',
    document_type: 'Judgment' as const,
    date: '2015-07-08',
    content: [`1. Section 1 of the ${act} applies.`],
  })
  const pairs = [
    [() => storeAct(app.database, 'Ferry Crossing Act', 1990), () => storeCases(app.database, [record(1, 'Ferry Crossing Act')])],
    // The case first, so that it is the Act that waits.
    [() => storeCases(app.database, [record(2, 'Lantern Makers Act')]), () => storeAct(app.database, 'Lantern Makers Act', 1991)],
  ]
  for (const works of pairs) await atOnce(works)
  const { results } = await app.call(listMostCitedActs, {}, reader)
  expect(new Map(results.map(({ act: { title }, cases }) => [title, cases]))).toEqual(
    new Map([
      ['Ferry Crossing Act', 1],
      ['Lantern Makers Act', 1],
    ]),
  )
})
