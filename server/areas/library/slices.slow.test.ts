import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getAuthorities } from '#contract/citator'
import type { UploadOutcome } from '#contract/library'
import type { TestApp } from '../../testing/create-test-app.ts'
import { multipart } from '../../testing/multipart.ts'
import { storeCases } from '../../testing/store-cases.ts'
import type { readOn } from '../citations/citations.ts'

/** How many slices are written before the process is killed, as far as anybody can tell; and what comes between two. */
const slices = vi.hoisted(() => ({ most: Infinity, between: async () => {} }))
vi.mock('../citations/slices.ts', async (importOriginal) => {
  const real = await importOriginal<{ readOn: typeof readOn }>()
  return {
    ...real,
    readOn: async (...[database, reading, graph]: Parameters<typeof readOn>) => {
      let written = 0
      const transaction: typeof database.sql.transaction = () => {
        const builder = database.sql.transaction()
        return Object.assign(Object.create(builder) as typeof builder, {
          execute: async (work: Parameters<typeof builder.execute>[0]) => {
            if (written > 0) await slices.between()
            if (written >= slices.most) throw new Error('Killed')
            written += 1
            return builder.execute(work)
          },
        })
      }
      const sql = new Proxy(database.sql, { get: (of, name) => (name === 'transaction' ? transaction : Reflect.get(of, name, of)) })
      return real.readOn({ ...database, sql }, reading, graph)
    },
  }
})

/** How far the clock is ahead. */
let ahead = 0
let app: TestApp
let headers: { authorization: string }
beforeAll(async () => {
  // Tests share what is loaded: here it is loaded anew, with the slices above in it.
  vi.resetModules()
  const { createTestApp } = await import('../../testing/create-test-app.ts')
  app = await createTestApp({}, undefined, { clock: { now: () => Date.now() + ahead } })
  headers = await app.signedIn('editor@example.test')
  await app.accounts.grantRole('editor@example.test', 'editor')
  await app.jobs.start()
})
afterAll(async () => {
  await app.close()
  vi.resetModules()
})
beforeEach(async () => {
  Object.assign(slices, { most: Infinity, between: async () => {} })
  await app.database.pool.query('truncate works restart identity cascade')
  await app.database.pool.query("delete from events where name like 'document.%'")
})

const says = ['was overruled', 'is distinguishable', 'was decided per incuriam', 'is instructive', 'does not assist the appellant']
const cited = 205
const judgment = {
  title: 'Moraa v Kibet [2024] KEHC 90101 (KLR)',
  citation: '[2024] KEHC 90101 (KLR)',
  content: [
    'JUDGMENT',
    ...Array.from({ length: cited }, (_, at) => `${at + 1}. Achieng v Barasa [2019] KEHC ${at + 1} (KLR) ${says[at % says.length]}.`),
    // Points back to what an earlier slice holds.
    `${cited + 1}. We follow Achieng v Barasa [2019] KEHC 150 (KLR). It is good law: ibid.`,
  ],
}
const later = { title: 'Achieng v Barasa [2019] KEHC 7 (KLR)', citation: '[2019] KEHC 7 (KLR)', content: ['1. Allowed.'] }
const id = 'kehc-2024-90101'

async function upload(record: object) {
  const { payload, headers: form } = multipart([{ name: 'cases.json', content: JSON.stringify(record) }])
  return app.inject({ method: 'POST', url: '/api/library/uploads?library=public', headers: { ...headers, ...form }, payload })
}
const authorities = async () => {
  return app.call(getAuthorities, { params: { id } }, headers)
}
const rows = async (text: string) => (await app.database.pool.query<Record<string, unknown>>(text)).rows
const graph = async () => ({
  citations: await rows('select * from citations order by position'),
  keys: await rows('select key, position from citation_keys order by position, key'),
  treatments: await rows('select * from treatments order by position, treatment'),
  steps: await rows('select * from appeal_steps order by place'),
})
const told = async () => (await rows("select name from events where name like 'document.%' order by id")).map(({ name }) => name)

/** Five minutes later, when the job has looked for what was broken off. */
async function readOnLater() {
  ahead += 301_000
  app.jobs.wake()
  await expect.poll(() => rows('select * from unread_citations')).toEqual([])
  await app.jobs.settled()
}

/** What the whole in one transaction comes to. */
let whole: Awaited<ReturnType<typeof graph>>
beforeAll(async () => {
  await storeCases(app.database, [judgment])
  whole = await graph()
  expect(whole.treatments.length).toBeGreaterThanOrEqual(cited)
})

test('what a long document cites is written in slices, and comes to the same as in one piece', async () => {
  let between = 0
  slices.between = async () => {
    between += 1
    if (between > 1) return
    const { complete, total } = await authorities()
    expect([complete, total]).toEqual([false, 200])
    expect(await told()).toEqual([])
  }
  const answer = await upload(judgment)
  expect(answer.json<{ outcomes: UploadOutcome[] }>().outcomes).toMatchObject([{ case_id: id }])
  expect(between).toBe(3)
  expect(await graph()).toEqual(whole)
  expect(await authorities()).toMatchObject({ complete: true })
  expect(await told()).toEqual(['document.added'])
})

test('a case that arrives between two slices is found by those before and by those after', async () => {
  let arrived = false
  slices.between = async () => {
    if (!arrived)
      await storeCases(app.database, [later, { ...later, title: later.title.replace(' 7 ', ' 204 '), citation: '[2019] KEHC 204 (KLR)' }])
    arrived = true
  }
  await upload(judgment)
  expect(await rows("select position from citations where verdict = 'resolved' order by position")).toEqual([
    { position: 6 },
    { position: 203 },
  ])
})

test('an upload that is killed in the middle is read on, and told of then', async () => {
  slices.most = 3
  expect((await upload(judgment)).statusCode).toBe(500)
  expect(await told()).toEqual([])
  slices.most = Infinity
  await readOnLater()
  expect(await graph()).toEqual(whole)
  expect(await told()).toEqual(['document.added'])
})

test('another text takes the place of a reading, which then writes no more', async () => {
  slices.between = async () => {
    slices.between = async () => {}
    await storeCases(app.database, [{ ...judgment, content: ['1. Barasa v Achieng [2018] KEHC 5 (KLR) was overruled.'] }])
  }
  await upload(judgment)
  expect(await rows('select position from citations')).toEqual([{ position: 0 }])
  expect(await told()).toEqual(['document.added', 'document.changed'])
  expect(await rows('select * from unread_citations')).toEqual([])
})

test('another long text, though it was killed in the middle, is not mixed with the one before', async () => {
  const content = judgment.content.map((line) => line.replaceAll(/KEHC (\d+)/g, (_, number) => `KEHC ${Number(number) + 1000}`))
  slices.between = async () => {
    Object.assign(slices, { between: async () => {}, most: 1 })
    await expect(storeCases(app.database, [{ ...judgment, content }], { inSlices: true })).rejects.toThrow('Killed')
    slices.most = Infinity
  }
  await upload(judgment)
  // The job that reads on may have come already.
  expect((await told())[0]).toBe('document.added')
  await readOnLater()
  expect((await rows('select position from citations')).length).toBe(whole.citations.length)
  expect(await rows("select key from citation_keys where key ~ '^n kehc/2019/\\d{1,3}$'")).toEqual([])
  expect(await told()).toEqual(['document.added', 'document.changed'])
})
