import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Annotation,
  createAnnotation,
  deleteAnnotation,
  exportAnnotations,
  listAnnotations,
  restoreAnnotation,
  updateAnnotation,
} from '#contract/annotations'
import { getCaseContent } from '#contract/cases'
import { deleteCase } from '#contract/library'
import { purgeTrash } from '#contract/trash'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { readDocxText } from '../../testing/read-docx-text.ts'
import { storeCases } from '../../testing/store-cases.ts'

type Headers = Record<string, string>

const judgment = (content: string[], citation = '[2021] KEHC 90601 (KLR)') => ({
  title: `Achieng v Barasa ${citation}`,
  citation,
  court: 'High Court',
  date: '2021-03-04',
  content,
})
const paragraphs = [
  '1. The plaintiff, a widow of Kisumu, sued over a strip of land beside the beach road.',
  '2. The defendant said that he had grazed goats there for fourteen years without being asked to leave.',
  '3. Possession must be open, continuous and without the consent of the owner. The emoji \u{1F410} stands for a goat.',
  '4. The suit is allowed with costs.',
]

let app: TestApp
let id: string
let content: string
let me: Headers
let other: Headers

beforeAll(async () => {
  app = await createTestApp()
  me = await app.signedIn()
  other = await app.signedIn()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.pool.query('truncate works cascade')
  id = (await storeCases(app.database, [judgment(paragraphs)]))[0]!
  content = await textOf(id)
})

const textOf = async (caseId: string, headers = me) => (await app.call(getCaseContent, { params: { id: caseId } }, headers)).content!
const at = (words: string, text = content) => {
  const start = text.indexOf(words)
  expect(start).not.toBe(-1)
  return { case_id: id, text_selection: words, start_offset: start, end_offset: start + words.length }
}
const mark = (words: string, more: object = {}) => app.answer(createAnnotation, { body: { ...at(words), ...more } }, me)
const made = (words: string, more: object = {}) => app.call(createAnnotation, { body: { ...at(words), ...more } }, me)
const list = (query: object = { case_id: id }) => app.call(listAnnotations, { query }, me)

describe('an annotation', () => {
  test('is made, listed, changed, deleted and brought back', async () => {
    const words = 'grazed goats there for fourteen years'
    const marked = await made(words)
    expect(marked).toMatchObject({ ...at(words), note: '', color: '#FFEB3B', anchored: true, paragraph: 2, number: '2', revision: 1 })
    const { id: own } = marked
    expect(await app.call(updateAnnotation, { params: { id: own }, body: { note: 'Twelve suffice' } }, me)).toMatchObject({
      note: 'Twelve suffice',
      color: '#FFEB3B',
    })
    expect(await app.call(updateAnnotation, { params: { id: own }, body: { color: '#f48fb1' } }, me)).toMatchObject({
      note: 'Twelve suffice',
      color: '#F48FB1',
    })
    await made('open, continuous', { color: '#8BC34A', note: 'Nec vi' })
    await made('The plaintiff')

    const all = await list()
    expect(all.results.map((one) => one.text_selection)).toEqual(['The plaintiff', words, 'open, continuous'])
    expect(all).toMatchObject({ total: 3, cases: [{ id, citation: '[2021] KEHC 90601 (KLR)' }] })
    expect((await list({ case_id: id, color: '#8bc34a' })).results).toMatchObject([{ note: 'Nec vi' }])
    expect((await list({ query: 'GOATS suffice', limit: 1 })).results).toMatchObject([{ id: own }])
    expect((await list({})).results.map((one) => one.text_selection)).toEqual(['The plaintiff', 'open, continuous', words])
    expect((await list({ sort: 'updated', limit: 1, offset: 2 })).results).toMatchObject([{ id: own }])

    await app.call(deleteAnnotation, { params: { id: own } }, me)
    expect(await app.answer(deleteAnnotation, { params: { id: own } }, me)).toMatchObject({
      status: 404,
      body: { detail: 'Annotation not found' },
    })
    expect((await app.answer(updateAnnotation, { params: { id: own }, body: { note: 'x' } }, me)).status).toBe(404)
    expect((await list()).total).toBe(2)
    expect(await app.call(restoreAnnotation, { params: { id: own } }, me)).toMatchObject({
      id: own,
      note: 'Twelve suffice',
      anchored: true,
    })
    await app.call(deleteAnnotation, { params: { id: own } }, me)
    await app.database.pool.query(`update annotations set deleted_at = now() - interval '30 days 1 hour' where id = $1`, [own])
    expect((await app.answer(restoreAnnotation, { params: { id: own } }, me)).status).toBe(404)
  })

  test('that was changed since is not changed unseen, and older clients may still', async () => {
    const { id: own, updated_at: first } = await made('open, continuous')
    const change = (body: object) => app.answer(updateAnnotation, { params: { id: own }, body }, me)
    const [one, other] = await Promise.all(['mine', 'yours'].map((note) => change({ note, based_on: first })))
    expect(new Set([one!.status, other!.status])).toEqual(new Set([200, 409]))
    const [{ body }, refused] = one!.status === 200 ? [one!, other!] : [other!, one!]
    const done = body as Annotation
    expect(refused.body).toMatchObject({ code: 'note-changed', detail: 'This note was saved elsewhere since you opened it.' })
    expect((await list()).results).toMatchObject([{ note: done.note, updated_at: done.updated_at }])
    expect(Date.parse(done.updated_at)).toBeGreaterThan(Date.parse(first))

    // What says the same is no conflict; seeing the other's words first is enough; who names no moment wins as before.
    expect((await change({ note: done.note, based_on: first })).status).toBe(200)
    const again = await change({ note: 'both', based_on: done.updated_at })
    expect(again).toMatchObject({ status: 200, body: { note: 'both' } })
    expect((await change({ note: 'last' })).body).toMatchObject({ note: 'last' })
    expect((await change({ note: 'x', based_on: 'yesterday' })).body).toMatchObject({
      detail: [{ loc: ['body', 'based_on'], msg: 'Use the updated_at of the annotation' }],
    })
  })

  test('keeps the passage with 32 characters before and behind it', async () => {
    const { id: own } = await made('open, continuous')
    const { rows } = await app.database.pool.query('select * from annotations where id = $1', [own])
    const { start_offset: start, end_offset: end } = at('open, continuous')
    expect(rows).toMatchObject([
      { quote: 'open, continuous', prefix: content.slice(start - 32, start), suffix: content.slice(end, end + 32) },
    ])
  })

  test('may begin and end anywhere, and never within a character', async () => {
    expect((await mark(content)).status).toBe(201)
    const goat = content.indexOf('\u{1F410}')
    const from = (start: number) =>
      app.answer(
        createAnnotation,
        {
          body: {
            case_id: id,
            text_selection: content.slice(start, goat + 10),
            start_offset: goat + 1,
            end_offset: goat + 10,
          },
        },
        me,
      )
    expect((await from(goat + 1)).status).toBe(422)
    expect((await from(goat)).body).toMatchObject({ start_offset: goat, text_selection: content.slice(goat, goat + 10).trimEnd() })
  })

  test('is placed by its words where offsets or space are not those of the text', async () => {
    const right = at('without being asked to leave')
    const body = { ...right, color: '#FFEB3B' }
    for (const wrong of [
      { start_offset: right.start_offset + 7, end_offset: right.end_offset + 7 },
      { start_offset: 0, end_offset: 1 },
      { start_offset: 999_999, end_offset: 1_000_000 },
      { text_selection: 'without\u00a0being\n asked to  leave' },
    ])
      expect(await app.call(createAnnotation, { body: { ...body, ...wrong } }, me)).toMatchObject(right)
  })

  test.each([
    [{ text_selection: 'words of another case' }, 'do not stand at this place'],
    [{ text_selection: 'the', start_offset: 0, end_offset: 3 }, 'do not stand at this place'],
    [{ text_selection: ' \u00a0\n' }, 'Select some text'],
    [{ text_selection: '' }, 'Select some text'],
    [{ text_selection: 'a\u0000b' }, 'NUL'],
    [{ text_selection: '\ud83d' }, 'half a character'],
    [{ text_selection: 'x'.repeat(20_001) }, 'At most 20000 characters'],
    [{ start_offset: -1 }, 'At least 0'],
    [{ start_offset: 1.5 }, 'Must be a whole number'],
    [{ start_offset: 9, end_offset: 9 }, 'Must lie behind start_offset'],
    [{ color: 'red' }, 'Must be #FFEB3B, '],
    [{ note: 'x'.repeat(20_000) }, 'at most 10000 characters'],
    [{ case_id: undefined }, 'Field required'],
    [{ case_id: '' }, 'case_id'],
  ])('that cannot be is refused (%#)', async (wrong, words) => {
    const answer = await app.answer(
      createAnnotation,
      { body: { ...at('grazed goats'), text_selection: 'gr', start_offset: 5, end_offset: 6, ...wrong } },
      me,
    )
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toMatch(new RegExp(words))
    expect((await list({})).total).toBe(0)
  })

  test('needs a case with a text', async () => {
    expect(await mark('grazed goats', { case_id: 'nothing' })).toMatchObject({ status: 404, body: { detail: 'Case not found' } })
    const [digest] = await storeCases(app.database, [{ kind: 'digest', title: 'Old v Older', year: 1968, summary: 'Nothing else.' }])
    const answer = await mark('grazed goats', { case_id: digest })
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([422, expect.stringContaining('no text')])
    expect((await app.answer(listAnnotations, { query: { case_id: 'nothing' } }, me)).status).toBe(404)
  })

  test('is one of at most a thousand in a case', async () => {
    const { id: own } = await made('grazed goats')
    await app.database.pool.query(
      `insert into annotations (user_id, work_id, quote, prefix, suffix, start_offset, end_offset, paragraph, document_id, revision, note, color,
         placed_document_id, placed_revision, placed_start, placed_end)
       select user_id, work_id, quote, prefix, suffix, start_offset, end_offset, paragraph, document_id, revision, note, color,
         placed_document_id, placed_revision, placed_start, placed_end
       from annotations, generate_series(1, 999) where id = $1`,
      [own],
    )
    expect(await app.answer(createAnnotation, { body: at('grazed goats') }, me)).toMatchObject({
      status: 409,
      body: { code: 'limit-reached' },
    })
    expect((await list()).results).toHaveLength(1000)
  })

  test('a repeated Idempotency-Key makes it once', async () => {
    const send = () => app.call(createAnnotation, { body: at('grazed goats') }, { ...me, 'idempotency-key': 'mark-once' })
    const [first, second] = await Promise.all([send(), send()])
    expect(second).toEqual(first)
    expect((await list()).total).toBe(1)
  })

  test('belongs to one account', async () => {
    const { id: own } = await made('grazed goats')
    for (const bad of [own, 'nothing', '00000000-0000-0000-0000-000000000000']) {
      expect((await app.answer(updateAnnotation, { params: { id: bad }, body: { note: 'theirs' } }, other)).status).toBe(404)
      expect((await app.answer(updateAnnotation, { params: { id: bad }, body: {} }, other)).status).toBe(404)
      expect((await app.answer(deleteAnnotation, { params: { id: bad } }, other)).status).toBe(404)
      expect((await app.answer(restoreAnnotation, { params: { id: bad } }, other)).status).toBe(404)
    }
    expect((await app.call(listAnnotations, { query: { case_id: id } }, other)).results).toEqual([])
    expect((await list()).results).toMatchObject([{ note: '' }])
  })

  test('of a private document: its owner alone, and it goes with the document', async () => {
    const caseId = await app.upload('own.json', JSON.stringify({ title: 'Own v Own', date: '2020-01-02', content: '1. Mine alone.' }), me)
    const body = { ...at('Mine alone', await textOf(caseId)), case_id: caseId }
    expect(await app.answer(createAnnotation, { body }, other)).toMatchObject({ status: 404, body: { detail: 'Case not found' } })
    await app.call(createAnnotation, { body }, me)
    expect((await app.answer(listAnnotations, { query: { case_id: caseId } }, other)).status).toBe(404)
    await app.call(deleteCase, { params: { id: caseId } }, me)
    await app.call(purgeTrash, { params: { kind: 'document', id: caseId } }, me)
    expect((await list({})).total).toBe(0)
  })
})

describe('a new text', () => {
  test('moves annotations with their passages, and lists those whose passage is gone', async () => {
    await made('grazed goats there for fourteen years')
    await made('open, continuous and without the consent', { note: 'Key' })
    await made('The suit is allowed with costs', { note: 'Outcome' })
    await storeCases(app.database, [
      judgment([
        '1. The plaintiff, a widow of Kisumu, sued over a strip of land beside the beach road.',
        '2. She gave evidence herself.',
        '3. The defendant said that he had grazed\u00a0goats there  for fourteen years without being asked to leave.',
        '4. Possession must be open, uninterrupted and without the consent of the owner.',
        '5. The claim fails.',
      ]),
    ])
    const text = await textOf(id)
    const { results } = await list()
    expect(
      results.map((one) => [one.text_selection, one.anchored && text.slice(one.start_offset!, one.end_offset!), one.number, one.revision]),
    ).toEqual([
      ['grazed goats there for fourteen years', 'grazed goats there for fourteen years', '3', 2],
      ['open, continuous and without the consent', 'open, uninterrupted and without the consent', '4', 2],
      ['The suit is allowed with costs', false, null, 2],
    ])
    expect((await list({})).results.map((one) => one.anchored)).toEqual([false, true, true])
    // The first text again: the original was kept.
    await storeCases(app.database, [judgment(paragraphs)])
    const back = await list()
    expect(back.results.every((one) => one.anchored && content.slice(one.start_offset!, one.end_offset!) === one.text_selection)).toBe(true)
  })

  test('of a case that was deleted and has come again is found as well', async () => {
    const { id: own } = await made('grazed goats there for fourteen years')
    await app.database.pool.query('delete from documents')
    expect(await list()).toMatchObject({ results: [{ id: own, anchored: false, start_offset: null, revision: null }], cases: [] })
    await storeCases(app.database, [judgment(['1. An introduction.', ...paragraphs.slice(1)])])
    const [again] = (await list()).results
    expect((await textOf(id)).slice(again!.start_offset!, again!.end_offset!)).toBe('grazed goats there for fourteen years')
  })
})

test('all of them leave as a file, those of a case together', async () => {
  await made('Possession must be open', { note: 'The *test*\nof it', color: '#8BC34A' })
  await made('grazed goats there')
  const file = (format: 'md' | 'csv' | 'docx' | 'jsonld', query = {}, headers = me) =>
    app.call(exportAnnotations, { params: { format }, query }, headers)
  const markdown = await file('md')
  expect(markdown.type).toBe('text/markdown; charset=utf-8')
  expect(await markdown.text()).toBe(
    [
      '# Annotations',
      '## Achieng v Barasa [2021] KEHC 90601 (KLR)',
      '> “grazed goats there” (para 2, yellow)',
      '> “Possession must be open” (para 3, green)',
      'The *test*\nof it\n',
    ].join('\n\n'),
  )
  expect(await (await file('csv', { color: '#8BC34A' })).text()).toMatch(
    /Case or Act,Paragraph or provision[^]*Achieng v Barasa[^]*,3,Possession must be open,"?The \*test\*/,
  )
  expect(await (await file('csv', { query: 'goats' })).text()).not.toContain('Possession')
  const { items } = JSON.parse(await (await file('jsonld', { query: 'possession' })).text()) as { items: object[] }
  expect(items).toMatchObject([
    {
      type: 'Annotation',
      motivation: 'commenting',
      body: [{ type: 'TextualBody', value: 'The *test*\nof it' }],
      target: {
        source: expect.stringMatching(/^http.*\/cases\/\S+$/),
        selector: [
          { type: 'TextQuoteSelector', exact: 'Possession must be open' },
          { type: 'TextPositionSelector', start: expect.any(Number), end: expect.any(Number) },
        ],
      },
    },
  ])
  expect(readDocxText(await (await file('docx')).bytes())).toContain('“Possession must be open” (para 3, green)')
  expect(await (await file('md', {}, other)).text()).toBe('# Annotations\n\nNo annotations.\n')
  expect((await app.answer(exportAnnotations, { params: { format: 'rtf' } }, me)).status).toBe(422)
})
