import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBookmark } from '#contract/bookmarks'
import { getCase } from '#contract/cases'
import { keepCitation } from '#contract/citation-lists'
import { getCitedBy, reviewTreatment } from '#contract/citator'
import { getHeld, listHomeQuestions, listKeptChanges } from '#contract/home'
import { createNote, updateNote } from '#contract/notes'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { type GivenRecord, storeCases } from '../../testing/store-cases.ts'

let app: TestApp
let now = Date.parse('2026-11-21T09:00:00Z')
const headers = {} as Record<'me' | 'other', { authorization: string }>
const minute = 60_000

/** A judgment of the sample library as if a court had decided it. */
const judgment = (name: string): GivenRecord => ({
  ...(JSON.parse(readFileSync(`library/judgments/${name}.json`, 'utf8')) as GivenRecord),
  sample: false,
})
const [high, appeal, supreme] = ['kehc-2024-90147', 'keca-2025-90112', 'kesc-2026-90007']
const arrives = (name: string) => storeCases(app.database, [judgment(name)])

const changes = (who: keyof typeof headers = 'me') => app.call(listKeptChanges, {}, headers[who])

beforeAll(async () => {
  app = await createTestApp({}, undefined, { clock: { now: () => now } })
  for (const who of ['me', 'other'] as const) headers[who] = await app.signedIn(`${who}@example.test`)
  await arrives('2024-kehc-90147-wekulo-v-mlima-crest-bank')
  await app.jobs.start()
})
afterAll(() => app.close())

test('a new account, and one whose cases stand, is told of nothing', async () => {
  expect((await changes()).total).toBe(0)
  await app.call(createBookmark, { body: { case_id: high } }, headers.me)
  await app.call(keepCitation, { body: { text: '[2024] KEHC 90147 (KLR)' } }, headers.me)
  expect((await changes()).total).toBe(0)
})

test('a case that was bookmarked and cited, and reversed since, is told of once', async () => {
  now += minute
  await arrives('2025-keca-90112-mlima-crest-bank-v-wekulo')
  now += minute
  const { results, total } = await changes()
  expect(total).toBe(1)
  expect(results[0]).toMatchObject({
    case: { id: high, signal: { level: 'negative', kind: 'reversed on appeal' } },
    kept_as: ['bookmark', 'citation'],
    kept_at: '2026-11-21T09:00:00.000Z',
    changed_at: '2026-11-21T09:01:00.000Z',
  })
  // It is that reader's alone.
  expect((await changes('other')).total).toBe(0)
})

test.each(['link', 'citation'])('a note that named it before by a %s is told, and one that names it now is not', async (way) => {
  const [title, number] = way === 'link' ? ['Chebet v Duale', 90601] : ['Moraa v Nyabuto', 90611]
  const [fallen] = (await storeCases(app.database, [
    { title, citation: `[2021] KEHC ${number} (KLR)`, date: '2021-03-04', content: ['1. Heard.', '2. Allowed.'] },
  ])) as [string]
  const names = way === 'link' ? `See [it](/cases/${fallen}).` : `See ${title} [2021] KEHC ${number} (KLR).`
  const author = await app.signedIn(`author-${way}@example.test`)
  const late = await app.signedIn(`late-${way}@example.test`)
  const { id } = await app.call(createNote, { body: { title: 'Grounds', content: names } }, author)
  await app.jobs.settled()
  now += minute
  await storeCases(app.database, [
    {
      title: `Appeal of ${number}`,
      citation: `[2022] KECA ${number} (KLR)`,
      date: '2022-03-04',
      content: [
        `1. This is an appeal from ${title} [2021] KEHC ${number} (KLR).`,
        `2. We hereby overrule ${title} [2021] KEHC ${number} (KLR).`,
      ],
    },
  ])
  const editor = await app.signedIn(`editor-${way}@example.test`)
  await app.accounts.grantRole(`editor-${way}@example.test`, 'editor')
  const { results } = await app.call(getCitedBy, { params: { id: fallen } }, editor)
  const { case: citing, leads } = results[0]!
  const review = { case_id: citing.id, position: leads[0]!.position, treatment: 'overruled', decision: 'confirmed', note: 'Seen.' } as const
  await app.call(reviewTreatment, { body: review }, editor)
  now += minute
  // What is written on beside it changes nothing of since when it is named.
  await app.call(updateNote, { params: { id }, body: { content: `${names} And more.` } }, author)
  await app.call(createNote, { body: { title: 'Late', content: names } }, late)
  const toldTo = async (headers: { authorization: string }) =>
    (await app.call(listKeptChanges, {}, headers)).results.map((one) => [one.case.id, one.kept_as])
  expect(await toldTo(author)).toEqual([[fallen, ['note']]])
  await app.jobs.settled()
  expect(await toldTo(late)).toEqual([])
})

test('who keeps it when it was overturned already knew', async () => {
  await app.call(createBookmark, { body: { case_id: high } }, headers.other)
  expect((await changes('other')).total).toBe(0)
})

test('what was varied is not overturned, and what is kept no more is not told of', async () => {
  await app.call(createBookmark, { body: { case_id: appeal } }, headers.me)
  now += minute
  await arrives('2026-kesc-90007-wekulo-v-mlima-crest-bank')
  const { results } = await changes()
  expect(results.map((one) => one.case.id)).toEqual([high])
  await app.call(getCase, { params: { id: supreme } }, headers.me)
  for (const list of ['bookmarks', 'citation-list']) {
    const kept = (await app.inject({ url: `/api/${list}`, headers: headers.me })).json<{ results: { id: string; case_id: string }[] }>()
    for (const { id, case_id } of kept.results)
      if (case_id === high) await app.inject({ method: 'DELETE', url: `/api/${list}/${id}`, headers: headers.me })
  }
  expect((await changes()).total).toBe(0)
})

test('a treatment counts from the day on which an editor confirmed it', async () => {
  const [id] = (await storeCases(app.database, [
    { title: 'Achieng v Barasa', citation: '[2021] KEHC 90501 (KLR)', date: '2021-03-04', content: ['1. Heard.', '2. Allowed.'] },
  ])) as [string]
  await storeCases(app.database, [
    {
      title: 'Naliaka v Sirikwa Dairies',
      citation: '[2022] KECA 90502 (KLR)',
      date: '2022-03-04',
      content: ['1. We hereby overrule Achieng v Barasa [2021] KEHC 90501 (KLR).', '2. The appeal is allowed.'],
    },
  ])
  now += minute
  await app.call(createBookmark, { body: { case_id: id } }, headers.me)
  expect((await changes()).total).toBe(0)
  now += minute
  const editor = await app.signedIn('editor@example.test')
  await app.accounts.grantRole('editor@example.test', 'editor')
  const [lead] = (await app.call(getCitedBy, { params: { id } }, editor)).results
  expect(lead).toMatchObject({ treatment: 'overruled' })
  const review = {
    case_id: lead!.case.id,
    position: lead!.leads[0]!.position,
    treatment: 'overruled',
    decision: 'confirmed',
    note: 'Seen.',
  } as const
  await app.call(reviewTreatment, { body: review }, editor)
  expect((await changes()).results.map((one) => [one.case.id, one.case.signal?.kind])).toEqual([[id, 'overruled']])
})

test('what the public library holds is told by kind, and only questions are offered that three decisions answer', async () => {
  const before = await app.call(getHeld, {}, headers.me)
  expect(before).toMatchObject({ samples: 0, digests: 0, laws: 0 })
  expect(await app.call(listHomeQuestions, {}, headers.me)).toEqual({ questions: [] })
  const paragraph = (n: number) =>
    `1. An interlocutory injunction is granted where a prima facie case with a probability of success is shown ${n}.`
  await storeCases(
    app.database,
    [1, 2].map((n) => ({
      title: `Weir ${n} v Sluice`,
      citation: `[2020] KEHC 9070${n} (KLR)`,
      date: '2020-03-04',
      content: [paragraph(n)],
    })),
  )
  expect(await app.call(listHomeQuestions, {}, headers.me)).toEqual({ questions: [] })
  await storeCases(app.database, [
    { title: 'Weir 3 v Sluice', citation: '[2020] KEHC 90703 (KLR)', date: '2020-03-05', content: [paragraph(3)] },
    { title: 'Weir 4 v Sluice', citation: '[2020] KEHC 90704 (KLR)', date: '2020-03-05', content: [paragraph(4)], sample: true },
  ])
  expect(await app.call(getHeld, {}, headers.me)).toEqual({ ...before, judgments: before.judgments + 3, samples: 1 })
  expect(await app.call(listHomeQuestions, {}, headers.me)).toEqual({ questions: ['injunction'] })
})
