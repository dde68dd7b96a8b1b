import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Annotation } from '#contract/annotations'
import type { CaseContent, CaseInBrief } from '#contract/cases'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { multipart } from '../../testing/multipart.ts'
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

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
interface Answer<T> {
  status: number
  body: T
}
interface Refusal {
  detail: string
  code: string
}
async function ask<T = Refusal>(headers: Headers, method: Method, url: string, payload?: unknown): Promise<Answer<T>> {
  const answer = await app.inject({
    method,
    url: `/api/annotations${url}`,
    headers,
    ...(payload !== undefined && { payload: payload as object }),
  })
  return { status: answer.statusCode, body: answer.body === '' ? (null as T) : answer.json<T>() }
}
const textOf = async (caseId: string, headers = me) =>
  (await app.inject({ url: `/api/case-detail/${caseId}/content`, headers })).json<CaseContent>().content!
const at = (words: string, text = content) => {
  const start = text.indexOf(words)
  expect(start).not.toBe(-1)
  return { case_id: id, text_selection: words, start_offset: start, end_offset: start + words.length }
}
const mark = (words: string, more: object = {}) => ask<Annotation>(me, 'POST', '', { ...at(words), ...more })
const made = async (words: string, more: object = {}) => (await mark(words, more)).body
interface List {
  results: Annotation[]
  total: number
  cases: CaseInBrief[]
}
const list = async (query = `?case_id=${id}`) => (await ask<List>(me, 'GET', `/${query}`)).body

describe('an annotation', () => {
  test('is made, listed, changed, deleted and brought back', async () => {
    const words = 'grazed goats there for fourteen years'
    const answer = await mark(words)
    expect(answer).toMatchObject({
      status: 201,
      body: { ...at(words), note: '', color: '#FFEB3B', anchored: true, paragraph: 2, number: '2', revision: 1 },
    })
    const { id: own } = answer.body
    expect((await ask<Annotation>(me, 'PATCH', `/${own}`, { note: 'Twelve suffice' })).body).toMatchObject({
      note: 'Twelve suffice',
      color: '#FFEB3B',
    })
    expect((await ask<Annotation>(me, 'PATCH', `/${own}`, { color: '#f48fb1' })).body).toMatchObject({
      note: 'Twelve suffice',
      color: '#F48FB1',
    })
    await made('open, continuous', { color: '#8BC34A', note: 'Nec vi' })
    await made('The plaintiff')

    const all = await list()
    expect(all.results.map((one) => one.text_selection)).toEqual(['The plaintiff', words, 'open, continuous'])
    expect(all).toMatchObject({ total: 3, cases: [{ id, citation: '[2021] KEHC 90601 (KLR)' }] })
    expect((await list(`?case_id=${id}&color=%238bc34a`)).results).toMatchObject([{ note: 'Nec vi' }])
    expect((await list('?query=GOATS suffice&limit=1')).results).toMatchObject([{ id: own }])
    expect((await list('')).results.map((one) => one.text_selection)).toEqual(['The plaintiff', 'open, continuous', words])
    expect((await list('?sort=updated&limit=1&offset=2')).results).toMatchObject([{ id: own }])

    expect((await ask(me, 'DELETE', `/${own}`)).status).toBe(204)
    expect(await ask(me, 'DELETE', `/${own}`)).toMatchObject({ status: 404, body: { detail: 'Annotation not found' } })
    expect((await ask(me, 'PATCH', `/${own}`, { note: 'x' })).status).toBe(404)
    expect((await list()).total).toBe(2)
    expect((await ask<Annotation>(me, 'POST', `/${own}/restore`)).body).toMatchObject({ id: own, note: 'Twelve suffice', anchored: true })
    await ask(me, 'DELETE', `/${own}`)
    await app.database.pool.query(`update annotations set deleted_at = now() - interval '30 days 1 hour' where id = $1`, [own])
    expect((await ask(me, 'POST', `/${own}/restore`)).status).toBe(404)
  })

  test('that was changed since is not changed unseen, and older clients may still', async () => {
    const { id: own, updated_at: first } = await made('open, continuous')
    const change = (body: object) => ask<Annotation>(me, 'PATCH', `/${own}`, body)
    const [one, other] = await Promise.all(['mine', 'yours'].map((note) => change({ note, based_on: first })))
    expect(new Set([one!.status, other!.status])).toEqual(new Set([200, 409]))
    const [done, refused] = one!.status === 200 ? [one!, other!] : [other!, one!]
    expect(refused.body).toMatchObject({ code: 'note-changed', detail: 'This note was saved elsewhere since you opened it.' })
    expect((await list()).results).toMatchObject([{ note: done.body.note, updated_at: done.body.updated_at }])
    expect(Date.parse(done.body.updated_at)).toBeGreaterThan(Date.parse(first))

    // What says the same is no conflict; seeing the other's words first is enough; who names no moment wins as before.
    expect((await change({ note: done.body.note, based_on: first })).status).toBe(200)
    const again = await change({ note: 'both', based_on: done.body.updated_at })
    expect(again).toMatchObject({ status: 200, body: { note: 'both' } })
    expect((await change({ note: 'last' })).body.note).toBe('last')
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
      ask<Annotation>(me, 'POST', '', {
        case_id: id,
        text_selection: content.slice(start, goat + 10),
        start_offset: goat + 1,
        end_offset: goat + 10,
      })
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
      expect((await ask<Annotation>(me, 'POST', '', { ...body, ...wrong })).body).toMatchObject(right)
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
    const answer = await ask(me, 'POST', '', { ...at('grazed goats'), text_selection: 'gr', start_offset: 5, end_offset: 6, ...wrong })
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toMatch(new RegExp(words))
    expect((await list('')).total).toBe(0)
  })

  test('needs a case with a text', async () => {
    expect(await mark('grazed goats', { case_id: 'nothing' })).toMatchObject({ status: 404, body: { detail: 'Case not found' } })
    const [digest] = await storeCases(app.database, [{ kind: 'digest', title: 'Old v Older', year: 1968, summary: 'Nothing else.' }])
    const answer = await mark('grazed goats', { case_id: digest })
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([422, expect.stringContaining('no text')])
    expect((await ask(me, 'GET', '/?case_id=nothing')).status).toBe(404)
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
    expect(await mark('grazed goats')).toMatchObject({ status: 409, body: { code: 'limit-reached' } })
    expect((await list()).results).toHaveLength(1000)
  })

  test('a repeated Idempotency-Key makes it once', async () => {
    const send = () => ask<Annotation>({ ...me, 'idempotency-key': 'mark-once' }, 'POST', '', at('grazed goats'))
    const [first, second] = await Promise.all([send(), send()])
    expect(second.body).toEqual(first.body)
    expect((await list()).total).toBe(1)
  })

  test('belongs to one account', async () => {
    const { id: own } = await made('grazed goats')
    for (const bad of [own, 'nothing', '00000000-0000-0000-0000-000000000000']) {
      expect((await ask(other, 'PATCH', `/${bad}`, { note: 'theirs' })).status).toBe(404)
      expect((await ask(other, 'PATCH', `/${bad}`, {})).status).toBe(404)
      expect((await ask(other, 'DELETE', `/${bad}`)).status).toBe(404)
      expect((await ask(other, 'POST', `/${bad}/restore`)).status).toBe(404)
    }
    expect((await ask<List>(other, 'GET', `/?case_id=${id}`)).body.results).toEqual([])
    expect((await list()).results).toMatchObject([{ note: '' }])
  })

  test('of a private document: its owner alone, and it goes with the document', async () => {
    const form = multipart([
      { name: 'own.json', content: JSON.stringify({ title: 'Own v Own', date: '2020-01-02', content: '1. Mine alone.' }) },
    ])
    const upload = await app.inject({
      method: 'POST',
      url: '/api/library/uploads',
      headers: { ...me, ...form.headers },
      payload: form.payload,
    })
    const caseId = upload.json<{ outcomes: { case_id: string }[] }>().outcomes[0]!.case_id
    const body = { ...at('Mine alone', await textOf(caseId)), case_id: caseId }
    expect(await ask(other, 'POST', '', body)).toMatchObject({ status: 404, body: { detail: 'Case not found' } })
    expect((await ask(me, 'POST', '', body)).status).toBe(201)
    expect((await ask(other, 'GET', `/?case_id=${caseId}`)).status).toBe(404)
    await app.inject({ method: 'DELETE', url: `/api/cases/${caseId}`, headers: me })
    await app.inject({ method: 'DELETE', url: `/api/trash/document/${caseId}`, headers: me })
    expect((await list('')).total).toBe(0)
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
    expect((await list('')).results.map((one) => one.anchored)).toEqual([false, true, true])
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
  const file = async (format: string, query = '', headers = me) => {
    const answer = await app.inject({ url: `/api/annotations/export/${format}${query}`, headers })
    return { status: answer.statusCode, type: answer.headers['content-type'], bytes: answer.rawPayload }
  }
  const markdown = await file('md')
  expect(markdown).toMatchObject({ status: 200, type: 'text/markdown; charset=utf-8' })
  expect(String(markdown.bytes)).toBe(
    [
      '# Annotations',
      '## Achieng v Barasa [2021] KEHC 90601 (KLR)',
      '> “grazed goats there” (para 2, yellow)',
      '> “Possession must be open” (para 3, green)',
      'The *test*\nof it\n',
    ].join('\n\n'),
  )
  expect(String((await file('csv', '?color=%238BC34A')).bytes)).toMatch(
    /Case or Act,Paragraph or provision[^]*Achieng v Barasa[^]*,3,Possession must be open,"?The \*test\*/,
  )
  expect(String((await file('csv', '?query=goats')).bytes)).not.toContain('Possession')
  expect(readDocxText((await file('docx')).bytes)).toContain('“Possession must be open” (para 3, green)')
  expect(String((await file('md', '', other)).bytes)).toBe('# Annotations\n\nNo annotations.\n')
  expect((await file('rtf')).status).toBe(422)
})
