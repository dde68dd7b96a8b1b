import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '../database/migrate.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { type Database, openDatabase } from '../database/open.ts'
import { type Event, type NewEvent, record } from '../events/events.ts'
import { addressOf } from '../testing/start-test-server.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { type Jobs, createJobs, defineJob, jobsStorage } from './jobs.ts'

const WithWords = z.strictObject({ words: z.string() })
const start = Date.parse('2026-03-01T09:00:00Z')

let database: Database
let jobs: Jobs
let failures: unknown[] = []
let now = start
const done: { job: string; words: string; retry: number }[] = []
const told: { subscriber: string; event: Event }[] = []

const noted = defineJob({ name: 'noted', data: WithWords })
const flaky = defineJob({ name: 'flaky', data: WithWords, retries: 2, retryAfter: 0 })
const hopeless = defineJob({ name: 'hopeless', data: WithWords, retries: 1, retryAfter: 0 })
const counted = defineJob({ name: 'counted', data: WithWords, retries: 2, retryAfter: 0 })
const single = defineJob({ name: 'single', data: WithWords, single: true })
const nightly = defineJob({ name: 'nightly', data: WithWords })

const added = (subject: string): NewEvent => ({ name: 'document.added', subject, account: null, actor: null, payload: { revision: 1 } })
const recordAll = (events: NewEvent[]) =>
  database.sql.transaction().execute((transaction) => record(transaction, database.clock.now(), events))

/** What both instances of these tests do. */
function prepare(made: Jobs) {
  const note = (job: string) => async (run: { data: { words: string }; retry: number }) => {
    done.push({ job, words: run.data.words, retry: run.retry })
  }
  made.handle(noted, note('noted'))
  made.handle(single, note('single'))
  made.handle(nightly, note('nightly'))
  made.handle(flaky, async (run) => {
    await note('flaky')(run)
    if (run.retry < 2) throw new Error('not yet')
  })
  made.handle(hopeless, async (run) => {
    await note('hopeless')(run)
    throw new Error('never')
  })
  // It writes, and is thrown out of its first try after that.
  made.handle(counted, async ({ data, retry }, complete) => {
    await database.sql.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('secrets')
        .values({ name: `counted ${data.words} ${retry}`, value: '' })
        .execute()
      await complete(transaction)
      if (retry === 0) throw new Error('undone')
    })
    if (data.words === 'late') throw new Error('after all is written')
  })
  for (const name of ['first', 'second'])
    made.subscribe({
      name,
      events: ['document.added', 'note.deleted'],
      handle: async (event) => void told.push({ subscriber: name, event }),
    })
  made.subscribe({
    name: 'counts',
    events: ['note.restored'],
    retryAfter: 0,
    handle: async ({ subject }, { retry }, complete) => {
      await database.sql.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('secrets')
          .values({ name: `counted ${subject} ${retry}`, value: '' })
          .execute()
        await complete(transaction)
        if (retry === 0) throw new Error('undone')
      })
      throw new Error('after all is written')
    },
  })
  made.schedule(nightly, { cron: '30 2 * * *', timeZone: 'Africa/Nairobi' }, { words: 'at half past two' })
  return made
}

beforeAll(async () => {
  database = { ...(await openTestDatabase()), clock: { now: () => now } }
  jobs = prepare(await createJobs({ database, onFailure: (error) => failures.push(error) }))
  await jobs.start()
})

afterAll(async () => {
  await jobs.stop(1000)
  await database.close()
})

test('each subscriber is told of each event once, in a job of its own', async () => {
  await recordAll([added('a'), { name: 'account.created', subject: 'b', account: null, actor: null, payload: {} }, added('c')])
  await jobs.settled()
  const tellings = told.map(({ subscriber, event }) => `${subscriber} ${event.name} ${event.subject}`).sort()
  expect(tellings).toEqual(['first document.added a', 'first document.added c', 'second document.added a', 'second document.added c'])
  expect(told[0]!.event).toMatchObject({ account: null, actor: null, payload: { revision: 1 }, occurredAt: new Date(start) })
})

test('an event or a job of a transaction that is undone runs nothing', async () => {
  told.length = done.length = 0
  const undone = database.sql.transaction().execute(async (transaction) => {
    await record(transaction, database.clock.now(), [added('undone')])
    await jobs.send(noted, { words: 'undone' }, { transaction })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await database.sql.transaction().execute((transaction) => jobs.send(noted, { words: 'kept' }, { transaction }))
  await jobs.settled()
  expect(told).toEqual([])
  expect(done).toEqual([{ job: 'noted', words: 'kept', retry: 0 }])
})

test('a payload that the catalogue does not know is refused, and so is the data of a job', async () => {
  await expect(recordAll([{ ...added('a'), payload: { revision: 1, title: 'A copy' } as never }])).rejects.toThrow('title')
  await expect(jobs.send(noted, { word: 'wrong' } as never)).rejects.toThrow('words')
})

test('an error is tried again, and after the last try it is a dead letter that can be tried anew', async () => {
  done.length = 0
  failures = []
  await jobs.send(flaky, { words: 'third time' })
  await jobs.send(hopeless, { words: 'lost' })
  await jobs.settled()
  expect(done.filter(({ job }) => job === 'flaky').map(({ retry }) => retry)).toEqual([0, 1, 2])
  expect(done.filter(({ job }) => job === 'hopeless').map(({ retry }) => retry)).toEqual([0, 1])
  expect(failures).toHaveLength(4)

  const letters = await jobs.deadLetters.list({ limit: 10, offset: 0 })
  expect(letters).toMatchObject([{ job: 'hopeless', data: { words: 'lost' }, error: 'Error: never' }])
  await jobs.deadLetters.retry([letters[0]!.id])
  await jobs.settled()
  expect(done.filter(({ job }) => job === 'hopeless').map(({ retry }) => retry)).toEqual([0, 1, 0, 1])
  const again = await jobs.deadLetters.list({ limit: 10, offset: 0 })
  expect(again).toHaveLength(1)
  await jobs.deadLetters.discard([again[0]!.id])
  expect(await jobs.deadLetters.list({ limit: 10, offset: 0 })).toEqual([])
})

test('what a job writes with its completion is written once, whatever happens before and after', async () => {
  await jobs.send(counted, { words: 'early' })
  await jobs.send(counted, { words: 'late' })
  await recordAll([{ name: 'note.restored', subject: 'told', account: null, actor: null, payload: {} }])
  await jobs.settled()
  const { rows } = await database.pool.query<{ name: string }>("select name from secrets where name like 'counted%' order by name")
  expect(rows.map(({ name }) => name)).toEqual(['counted early 1', 'counted late 1', 'counted told 1'])
})

test('of a single job one waits for each key', async () => {
  done.length = 0
  await database.sql.transaction().execute(async (transaction) => {
    for (const words of ['a', 'a', 'b']) await jobs.send(single, { words }, { transaction, key: words })
  })
  await jobs.settled()
  expect(done.map(({ words }) => words).sort()).toEqual(['a', 'b'])
})

test('a schedule is due in its time zone by the clock, once for all the times that were missed', async () => {
  done.length = 0
  const nightlies = () => done.filter(({ job }) => job === 'nightly').length
  now = Date.parse('2026-03-01T23:29:00Z')
  await jobs.settled()
  expect(nightlies()).toBe(0)
  now = Date.parse('2026-03-01T23:30:00Z')
  await expect.poll(async () => (await jobs.settled(), nightlies())).toBe(1)
  now = Date.parse('2026-03-09T12:00:00Z')
  await expect.poll(async () => (await jobs.settled(), nightlies())).toBe(2)
  await jobs.settled()
  expect(nightlies()).toBe(2)
})

test('a clock that was wrong by months and is set back keeps no schedule waiting for them', async () => {
  done.length = 0
  const nightlies = () => done.filter(({ job }) => job === 'nightly').length
  now = Date.parse('2026-12-01T12:00:00Z')
  await expect.poll(async () => (await jobs.settled(), nightlies())).toBe(1)
  now = Date.parse('2026-03-08T12:00:00Z')
  await jobs.settled()
  expect(nightlies()).toBe(1)
  now = Date.parse('2026-03-08T23:30:00Z')
  await expect.poll(async () => (await jobs.settled(), nightlies())).toBe(2)
})

test('what was sent before the clock of the database was set back is done as soon as it would have been', async () => {
  done.length = 0
  await jobs.send(noted, { words: 'ahead' }, { after: 3600 })
  await jobs.send(noted, { words: 'later' }, { after: 7200 })
  await database.pool.query("update jobs.job set created_on = created_on + interval '1 hour' where state < 'active'")
  await jobsStorage(database.sql).followClock()
  jobs.wake()
  await expect.poll(() => done.map(({ words }) => words)).toEqual(['ahead'])
  const { rows } = await database.pool.query<{ minutes: number }>(
    "select round(extract(epoch from start_after - now()) / 60)::int as minutes from jobs.job where state < 'active' and data->'data'->>'words' = 'later'",
  )
  expect(rows).toEqual([{ minutes: 60 }])
  await database.pool.query("delete from jobs.job where state < 'active'")
})

/** The same database as another process has it open. */
async function openAgain(): Promise<Database> {
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
  const address = addressOf(inject('testServer'), rows[0]!.name)
  return { ...(await openDatabase({ databaseUrl: address, dataDir: '' })), clock: database.clock }
}

test('two instances on one database do each job once, and a schedule is due once for both', async () => {
  done.length = told.length = 0
  const second = await openAgain()
  const other = prepare(await createJobs({ database: second, onFailure: (error) => failures.push(error) }))
  await other.start()
  now = Date.parse('2026-03-10T12:00:00Z')
  const words = Array.from({ length: 40 }, (_, index) => String(index))
  await Promise.all(words.map((each, index) => (index % 2 === 0 ? jobs : other).send(noted, { words: each })))
  await recordAll(words.map(added))
  await expect.poll(async () => (await jobs.settled(), done.some(({ job }) => job === 'nightly'))).toBe(true)
  await sleep(50)
  await jobs.settled()
  expect(
    done
      .filter(({ job }) => job === 'noted')
      .map((one) => one.words)
      .sort(),
  ).toEqual([...words].sort())
  expect(told.map(({ subscriber, event }) => `${subscriber} ${event.subject}`).sort()).toEqual(
    [...words, ...words].map((each, index) => `${index < 40 ? 'first' : 'second'} ${each}`).sort(),
  )
  expect(done.filter(({ job }) => job === 'nightly')).toHaveLength(1)
  await other.stop(1000)
  await second.close()
})

test('ending waits for a job that runs, and aborts it when that takes too long', async () => {
  const slow = defineJob({ name: 'slow', data: z.strictObject({}), retryAfter: 60 })
  const ends: string[] = []
  const makeOne = async (longest: number) => {
    const made = await createJobs({ database, onFailure: () => {} })
    const begun = Promise.withResolvers<void>()
    made.handle(slow, async ({ signal }) => {
      begun.resolve()
      await sleep(longest, undefined, { signal }).then(
        () => ends.push('done'),
        () => ends.push('aborted'),
      )
    })
    await made.start()
    await made.send(slow, {})
    await begun.promise
    return made
  }
  await jobs.stop(1000)
  await (await makeOne(50)).stop(10_000)
  expect(ends).toEqual(['done'])
  await (await makeOne(60_000)).stop(20)
  await expect.poll(() => ends).toEqual(['done', 'aborted'])
  const { rows } = await database.pool.query("select state from jobs.job where data->>'job' = 'slow' order by created_on")
  expect(rows).toEqual([{ state: 'completed' }, { state: 'retry' }])
  // It would be waited for.
  await database.pool.query("delete from jobs.job where data->>'job' = 'slow'")
})

test('begins once, however often it is told to', async () => {
  const made = await createJobs({ database, onFailure: (error) => failures.push(error) })
  expect(made.start()).toBe(made.start())
  await made.stop(1000)
})

test('nobody passes an event whose transaction has not ended', async () => {
  const fresh = await openTestDatabase()
  const seen: string[] = []
  const made = await createJobs({ database: fresh, onFailure: (error) => failures.push(error) })
  made.subscribe({ name: 'seen', events: ['document.added'], handle: async ({ subject }) => void seen.push(subject) })
  await made.start()
  const slow = await fresh.sql.startTransaction().execute()
  await record(slow, start, [added('slow')])
  await fresh.sql.transaction().execute((transaction) => record(transaction, start, [added('fast')]))
  await sleep(200)
  // 'fast' has the higher number and is there: to read it now would leave 'slow' behind for good.
  expect(seen).toEqual([])
  await slow.commit().execute()
  await expect.poll(() => [...seen].sort()).toEqual(['fast', 'slow'])
  await made.stop(1000)
  await fresh.close()
})

test('events of a database that was restored into a younger server come before what is recorded there', async () => {
  const seen = () => told.filter(({ subscriber }) => subscriber === 'first').map(({ event }) => event.subject)
  jobs = prepare(await createJobs({ database, onFailure: (error) => failures.push(error) }))
  await recordAll([added('before')])
  await database.pool.query("update events set xact = '900000000000' where subject = 'before'")
  await migrate(database.pool)
  await recordAll([added('after')])
  told.length = 0
  await jobs.start()
  await jobs.settled()
  expect(seen().sort()).toEqual(['after', 'before'])
})
