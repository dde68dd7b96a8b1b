import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCaseContent } from '#contract/cases'
import { type Speaker, speakers as everyone } from '#contract/passage-search'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { storeCases } from '../../testing/store-cases.ts'
import { rereadLayouts } from './documents.ts'
import { examples } from './import/split/opinion-examples.ts'
import { readOpinionsAnew } from './import/split/opinions-anew.ts'
import { splitText } from './import/split/split-text.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const lead = [
  'JUDGMENT OF TANGA, JA',
  '1. The appellant moved a fence by night and says that the boundary was never agreed.',
  '2. I would dismiss the appeal.',
]
const guessed = (text: string, kind: string) => text.replaceAll(/"opinion_kind": ?"[a-z]+"/g, `"opinion_kind":"${kind}"`)

test('whatever was guessed of an opinion, today its heading and its words decide', () => {
  for (const { heading, words } of examples) {
    const { content, layout } = splitText({ text: ['JUDGMENT', ...lead, heading, ...words].join('\n\n\n') })
    for (const kind of ['concurring', 'majority']) {
      const old = JSON.parse(guessed(JSON.stringify(layout), kind))
      expect(readOpinionsAnew(content, old, 'plain text') ?? old, heading).toEqual(layout)
    }
    expect(readOpinionsAnew(content, layout, 'plain text'), heading).toBeNull()
    // What an Akoma Ntoso file states of its opinions is not read from words.
    expect(readOpinionsAnew(content, JSON.parse(guessed(JSON.stringify(layout), 'concurring')), 'Akoma Ntoso')).toBeNull()
  }
})

test('a library imported by older rules is read anew, once', async () => {
  const content = [
    'JUDGMENT',
    ...lead,
    'JUDGMENT OF LUMBASI, JA',
    '1. I have read the draft of Tanga, JA. I regret that I am unable to agree.',
  ]
  const [id] = await storeCases(app.database, [{ title: 'Fence v Boundary', court: 'Court of Appeal', date: '1999-02-03', content }])
  await app.database.pool.query(
    `update revisions set layout = regexp_replace(layout::text, '"opinion_kind": ?"[a-z]+"', '"opinion_kind": "concurring"', 'g')::jsonb`,
  )
  const headers = await app.signedIn()
  const kinds = async () =>
    (await app.call(getCaseContent, { params: { id } }, headers)).parts.flatMap(({ kind, opinion_kind }) =>
      kind === 'opinion' ? [opinion_kind] : [],
    )
  expect(await kinds()).toEqual(['concurring', 'concurring'])
  expect(await rereadLayouts(app.database, () => undefined)).toBe(1)
  expect((await kinds()).at(-1)).toBe('dissenting')
  expect(await rereadLayouts(app.database, () => undefined)).toBe(0)
})

test('who speaks is kept when a judgment comes in, and read for one that came before it was', async () => {
  const content = ['JUDGMENT', '1. The landlord submitted that rent was owed.', '2. I have considered the submissions. No rent is owed.']
  const [id] = await storeCases(app.database, [{ title: 'Rent v Lease', court: 'High Court', date: '2001-02-03', content }])
  const kept = async (): Promise<unknown> =>
    (
      await app.database.pool.query(
        `select layout -> 'speakers' as speakers from revisions join cases on cases.id = document_id where case_id = $1`,
        [id],
      )
    ).rows[0].speakers
  const speakers = await kept()
  expect(speakers).toEqual(['record', 'party', 'court'].map((one) => everyone.indexOf(one as Speaker)))
  await app.database.pool.query(`update revisions set layout = layout - 'speakers'`)
  expect(await rereadLayouts(app.database, () => undefined)).toBeGreaterThan(0)
  expect(await kept()).toEqual(speakers)
  expect(await rereadLayouts(app.database, () => undefined)).toBe(0)
})
