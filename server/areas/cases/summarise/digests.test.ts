import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAnnotation } from '#contract/annotations'
import { createBookmark } from '#contract/bookmarks'
import { getCaseDetail } from '#contract/case-detail'
import { getCaseCard } from '#contract/cases'
import { type CaseKeyPoints, type CaseSummary, makeKeyPoints, makeSummary } from '#contract/digests'
import { listCases } from '#contract/search'
import { type TestApp, createTestApp } from '../../../testing/create-test-app.ts'
import { silence, startLanguageModelServer } from '../../../testing/language-model-server.ts'
import { type GivenRecord, storeCases } from '../../../testing/store-cases.ts'
import { redactionTargets } from '../../../areas.ts'
import { redactNames } from '../../documents/redaction/redact-names.ts'

type Headers = { authorization: string }

const sample = (name: string): GivenRecord => JSON.parse(readFileSync(`library/judgments/${name}.json`, 'utf8')) as GivenRecord
const ruling: GivenRecord = {
  title: 'Mutiso v Achieng Traders Limited [2024] KEHC 90501 (KLR)',
  court: 'High Court at Machakos',
  date: '2024-05-06',
  content: [
    'REPUBLIC OF KENYA',
    'IN THE HIGH COURT AT MACHAKOS',
    'RULING',
    '1. The applicant, Baraka Mutiso, seeks a stay of execution of the decree of 4th March 2024.',
    '2. Counsel submitted that I should find the applicant stands to suffer substantial loss.',
    '3. The issue for determination is whether the applicant has shown substantial loss.',
    '4. The applicant has put no figure on his loss. I find that substantial loss has not been shown.',
    '5. The application dated 9th April 2024 is hereby dismissed with costs to the respondent.',
    'DATED AND DELIVERED AT MACHAKOS THIS 6TH DAY OF MAY 2024',
    'JUDGE',
  ],
}

let plain: TestApp
let modelled: TestApp
let model: Awaited<ReturnType<typeof startLanguageModelServer>>
let reader: Headers
let rulingId: string
let supremeId: string

beforeAll(async () => {
  model = await startLanguageModelServer()
  plain = await createTestApp()
  modelled = await createTestApp({ llmBaseUrl: model.address, llmApiKey: 'secret-key', llmModel: 'tiny-judge' }, async () => plain.database)
  reader = await plain.signedIn()
  ;[rulingId, supremeId] = (await storeCases(plain.database, [ruling, sample('2026-kesc-90007-wekulo-v-mlima-crest-bank')])) as [
    string,
    string,
  ]
})

afterAll(async () => {
  await modelled.http.close()
  await plain.close()
  await model.close()
})

/** What either call answers, or an error. */
type Answer = CaseSummary & CaseKeyPoints & { code: string; detail: string }

async function post(app: TestApp, url: string, payload?: object, headers = reader) {
  const answer = await app.inject({ method: 'POST', url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json<Answer>() }
}
const texts = ({ made }: CaseSummary | CaseKeyPoints, kind: string) =>
  made.statements.filter((statement) => statement.kind === kind).map(({ text, paragraphs }) => [paragraphs[0]!.number, text])

test('a list shows how a judgment without a summary begins', async () => {
  const { results } = await plain.call(listCases, {}, reader)
  const openings = Object.fromEntries(results.map(({ id, opening }) => [id, opening]))
  expect(openings).toEqual({
    [rulingId]: 'The applicant, Baraka Mutiso, seeks a stay of execution of the decree of 4th March 2024.',
    [supremeId]: undefined,
  })
  expect((await plain.call(listCases, { query: { query: 'Achieng Traders', every: 'true' } }, reader)).results).toMatchObject([
    { opening: openings[rulingId] },
  ])
})

describe('without a language model', () => {
  test('the summary is the court’s own sentences, each with its paragraph, and is kept', async () => {
    const first = await plain.call(makeSummary, { params: { id: rulingId } }, reader)
    expect(first.made).toMatchObject({ source: 'extracted', model: null, reason: null, reason_code: null })
    expect(texts(first, 'issue')).toEqual([['3', 'The issue for determination is whether the applicant has shown substantial loss.']])
    expect(texts(first, 'holding')).toEqual([['4', 'I find that substantial loss has not been shown.']])
    expect(texts(first, 'order')).toEqual([['5', 'The application dated 9th April 2024 is hereby dismissed with costs to the respondent.']])
    expect(first.summary?.split('\n')).toHaveLength(3)

    const { content, paragraphs, made_summary } = await plain.call(getCaseDetail, { params: { id: rulingId } }, reader)
    for (const { text, paragraphs: places } of first.made.statements) {
      const { start, end } = paragraphs.find(({ id }) => id === places[0]!.id)!
      expect(content!.slice(start, end)).toContain(text)
    }
    expect(made_summary).toEqual(first.made)
    const own = (await plain.call(listCases, { query: { limit: 50 } }, reader)).results.find(({ id }) => id === rulingId)!
    expect(own.summary).toBe(first.summary)
    expect(own.read_fields).toContain('summary')
    expect(first.given).toBeNull()
    expect(await plain.call(makeSummary, { params: { id: rulingId }, body: {} }, reader)).toEqual(first)
    const again = await plain.call(makeSummary, { params: { id: rulingId }, body: { refresh: true } }, reader)
    expect(again.made.statements).toEqual(first.made.statements)
    expect(again.made.made_at > first.made.made_at).toBe(true)
  })

  test('what was given with the case stays first, and a dissent is never its holding', async () => {
    const body = await plain.call(makeSummary, { params: { id: supremeId } }, reader)
    expect(body.summary).toMatch(/^By a majority of four to one/)
    expect(body.given).toBe(body.summary)
    expect(texts(body, 'order')[0]).toEqual(['25', 'the appeal is allowed in part;'])
    const dissents = body.made.statements.filter(({ opinion_kind }) => opinion_kind === 'dissenting')
    expect(dissents.every(({ author }) => author?.includes('RADING'))).toBe(true)
    expect(body.made.statements.some(({ opinion_kind }) => opinion_kind === 'majority')).toBe(true)
    const points = await plain.call(makeKeyPoints, { params: { id: supremeId } }, reader)
    expect(points.given).toEqual([])
    expect(points.key_points).toEqual(points.made.statements.map(({ text }) => text))
    expect(points.key_points.length).toBeGreaterThan(3)
  })

  test('a digest and a record without text say that there is nothing to summarise', async () => {
    const [digest, stub] = await storeCases(plain.database, [
      { kind: 'digest', title: 'Anyango v Republic [2019] KECA 90502 (KLR)', summary: 'A confession needs a caution.' },
      { title: 'Barasa v Republic [2019] KECA 90503 (KLR)', content: ['This decision is still being processed. Click here'] },
    ])
    const body = await plain.call(makeSummary, { params: { id: digest } }, reader)
    expect(body).toMatchObject({ given: 'A confession needs a caution.', made: { statements: [] } })
    expect(body.made).toMatchObject({ reason: expect.stringContaining('only what this case stands for'), reason_code: 'digest' })
    expect(await modelled.call(makeKeyPoints, { params: { id: stub } }, reader)).toMatchObject({
      key_points: [],
      given: [],
      made: { statements: [], reason: expect.stringContaining('not published the text'), reason_code: 'stub' },
    })
    expect(model.asked).toEqual([])
  })

  test('a corrected judgment is read anew; a name taken out of a text stays in no digest', async () => {
    const before = await plain.call(makeSummary, { params: { id: rulingId } }, reader)
    // What a case is found by has its summary too, until another text is shown.
    const searched = async () =>
      (
        await plain.database.pool.query<{ note: string }>(
          'select h.note from search_headings h join cases d on d.id = h.document_id where d.case_id = $1',
          [rulingId],
        )
      ).rows[0]!.note
    expect(await searched()).toBe(before.summary)
    const content = ruling.content!.map((line) => line.replace('has not been shown', 'was not shown by Baraka Mutiso'))
    await storeCases(plain.database, [{ ...ruling, content }])
    expect((await plain.call(getCaseDetail, { params: { id: rulingId } }, reader)).made_summary).toBeNull()
    expect(await searched()).toBe('')
    const after = await plain.call(makeSummary, { params: { id: rulingId } }, reader)
    expect(after.revision).toBe(before.revision + 1)
    expect(texts(after, 'holding')[0]![1]).toBe('I find that substantial loss was not shown by Baraka Mutiso.')

    expect(await searched()).toContain('not shown by Baraka Mutiso')

    const outbox = `${plain.database.kind}-none`
    await redactNames(plain.database, redactionTargets, {
      caseId: rulingId,
      replacements: [{ name: 'Baraka Mutiso', initials: 'B.M.' }],
      by: 'test',
      outbox,
    })
    const { rows } = await plain.database.pool.query('select statements::text from case_digests')
    expect(JSON.stringify(rows)).not.toMatch(/Mutiso/)
    expect(await searched()).not.toMatch(/Mutiso/)
    expect(texts(await plain.call(makeSummary, { params: { id: rulingId } }, reader), 'holding')[0]![1]).toContain('B.M.')
  })

  test('a private document is summarised for its owner alone', async () => {
    const owner = await plain.signedIn()
    const id = await plain.upload('ruling.txt', ruling.content!.join('\n\n').replaceAll('Achieng', 'Wafula'), owner)
    expect((await plain.call(makeSummary, { params: { id }, body: {} }, owner)).made.statements.length).toBeGreaterThan(1)
    for (const path of ['summary', 'key-points']) expect((await post(plain, `/api/case-detail/${id}/${path}`)).status).toBe(404)
    expect((await plain.answer(getCaseCard, { params: { id } }, reader)).status).toBe(404)
  })
})

describe('with a language model', () => {
  const claims = (statements: object[]) => `Here you are:\n\`\`\`json\n${JSON.stringify({ statements })}\n\`\`\``
  const idOf = (text: string, words: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.includes(words))!
        .match(/^\[(\d+)\]/)![1],
    )

  test('every sentence is checked against the paragraphs that it names; the rest is dropped', async () => {
    model.answerWith(({ messages }) => {
      const loss = idOf(messages[1]!.content, 'no figure on his loss')
      const order = idOf(messages[1]!.content, 'hereby dismissed')
      return claims([
        { kind: 'order', text: 'The application of 9th April 2024 was dismissed with costs.', paragraphs: [order] },
        { kind: 'holding', text: 'The applicant put no figure on the loss and has not shown substantial loss.', paragraphs: [loss, 9999] },
        { kind: 'holding', text: 'The court found substantial loss of Kshs 900,000.', paragraphs: [loss] },
        { kind: 'holding', text: 'Parliament must amend the banking statute without delay.', paragraphs: [loss] },
        { kind: 'holding', text: 'The application was dismissed.', paragraphs: [9999] },
        { kind: 'holding', text: 'The application was dismissed.', paragraphs: [] },
      ])
    })
    const body = await modelled.call(makeSummary, { params: { id: rulingId } }, reader)
    expect(body.made).toMatchObject({ source: 'model', model: 'tiny-judge', reason: null })
    expect(texts(body, 'holding')).toEqual([['4', 'The applicant put no figure on the loss and has not shown substantial loss.']])
    expect(body.made.statements[0]!.paragraphs).toHaveLength(1)
    expect(texts(body, 'order')).toEqual([['5', 'The application of 9th April 2024 was dismissed with costs.']])
    expect(model.asked[0]).toMatchObject({ model: 'tiny-judge', authorization: 'Bearer secret-key' })
    expect(await modelled.call(makeSummary, { params: { id: rulingId } }, reader)).toEqual(body)
    expect(model.asked).toHaveLength(1)
    await modelled.call(makeSummary, { params: { id: rulingId }, body: { refresh: true } }, reader)
    expect(model.asked).toHaveLength(2)
  })

  test('two who ask at once make the model work once, and a long judgment is read in parts', async () => {
    const long = Array.from(
      { length: 60 },
      (_, index) => `${index + 1}. ${`The court considered ground ${index + 1} of the appeal. `.repeat(20)}`,
    )
    const [id] = await storeCases(plain.database, [{ title: 'Otieno v Kilonzo [2023] KEHC 90504 (KLR)', content: ['JUDGMENT', ...long] }])
    model.answerWith(({ messages: [system, user] }) => {
      if (system!.content.includes('successive parts'))
        return claims((JSON.parse(user!.content) as object[]).slice(0, 2).map((claim) => ({ ...claim })))
      const first = Number(/^\[(\d+)\]/m.exec(user!.content)![1])
      return claims([{ kind: 'point', text: 'The court considered each ground of the appeal.', paragraphs: [first] }])
    })
    // A model that fails at the last question loses no answer that it gave before.
    const answer = model.answers()
    model.answerWith((request) => (request.messages[0]!.content.includes('successive parts') ? { status: 400 } : answer(request)))
    expect((await modelled.answer(makeKeyPoints, { params: { id } }, reader)).body).toMatchObject({ code: 'model-failed' })
    expect(model.asked).toHaveLength(4)
    model.answerWith(answer)
    const [one, other] = await Promise.all([
      modelled.call(makeKeyPoints, { params: { id } }, reader),
      modelled.call(makeKeyPoints, { params: { id } }, reader),
    ])
    expect(one).toEqual(other)
    expect(model.asked).toHaveLength(1)
    expect(one.made.statements).toHaveLength(2)
    await modelled.call(makeKeyPoints, { params: { id }, body: { refresh: true } }, reader)
    expect(model.asked).toHaveLength(5)
  })

  test.each([
    ['an answer that is no JSON', 'I would rather not.', 502, 'model-failed'],
    ['a refused key', { status: 401 }, 502, 'model-failed'],
    ['too many questions', { status: 429 }, 503, 'model-busy'],
    ['a broken server', { status: 500 }, 503, 'model-unreachable'],
  ])('%s is said as what it is, and nothing is kept', async (_, answer, status, code) => {
    model.answerWith(() => answer)
    const failed = await modelled.answer(makeSummary, { params: { id: supremeId } }, reader)
    expect(failed).toMatchObject({ status, body: { code } })
    expect(JSON.stringify(failed.body)).not.toContain('secret-key')
  })

  test('a reader who leaves does not keep the model at work', async () => {
    model.answerWith(() => silence)
    const address = await modelled.http.listen({ port: 0, host: '127.0.0.1' })
    const leaving = new AbortController()
    const request = fetch(`${address}/api/case-detail/${supremeId}/key-points`, { method: 'POST', headers: reader, signal: leaving.signal })
    await expect.poll(() => model.asked.length).toBe(1)
    leaving.abort()
    await expect(request).rejects.toThrow(/abort/i)
    await modelled.http.close()
    await expect.poll(model.left).toBe(1)
  })
})

test('a hover card says what a case stands for: as given, else as its text says it', async () => {
  expect(await plain.call(getCaseCard, { params: { id: supremeId } }, reader)).toMatchObject({
    court: 'Supreme Court',
    date: '2026-04-24',
    sample: true,
    proposition_source: 'given',
    proposition: expect.stringMatching(/^By a majority/),
  })
  expect(await plain.call(getCaseCard, { params: { id: rulingId } }, reader)).toMatchObject({
    proposition_source: 'extracted',
    proposition: expect.stringContaining('I find that substantial loss'),
    paragraphs: [{ number: '4' }],
  })
})

test('the detail lists the citations in the text with what the library says of each', async () => {
  const [cited, citing] = await storeCases(plain.database, [
    { title: 'Cherono v Maina [2020] KECA 90505 (KLR)', citation: '[2020] KECA 90505 (KLR)' },
    {
      title: 'Njeri v Odhiambo [2022] KEHC 90506 (KLR)',
      content: ['JUDGMENT', '1. We follow Cherono v Maina [2020] KECA 90505 (KLR), not [1999] KECA 99999 (KLR).'],
    },
  ])
  const { references, content, related_cases } = await plain.call(
    getCaseDetail,
    { params: { id: citing }, query: { include_references: 'true' } },
    reader,
  )
  expect(references!.map(({ start, end, verdict, case_id }) => [content!.slice(start, end), verdict, case_id])).toEqual([
    ['[2020] KECA 90505 (KLR)', 'resolved', cited],
    ['[1999] KECA 99999 (KLR)', 'not in library', null],
  ])
  expect(references![0]).toMatchObject({ number: '1', case: { title: expect.stringContaining('Cherono') } })
  expect(related_cases).toBeUndefined()
  expect(await plain.call(getCaseDetail, { params: { id: citing } }, reader)).not.toHaveProperty('references')

  const bookmark = await plain.call(createBookmark, { body: { case_id: citing } }, reader)
  const selection = {
    case_id: citing,
    text_selection: 'We follow',
    start_offset: content!.indexOf('We follow'),
    end_offset: content!.indexOf('We follow') + 9,
  }
  await plain.call(createAnnotation, { body: selection }, reader)
  const all = { params: { id: citing }, query: { include_annotations: 'true', include_bookmarks: '1' } }
  expect(await plain.call(getCaseDetail, all, reader)).toMatchObject({
    annotations: [{ text_selection: 'We follow', anchored: true }],
    bookmark: { is_bookmarked: true, bookmark_id: bookmark.id },
  })
  expect(
    await plain.call(
      getCaseDetail,
      { params: { id: citing }, query: { include_annotations: 'true', include_bookmarks: '1' } },
      await plain.signedIn(),
    ),
  ).toMatchObject({ annotations: [], bookmark: { is_bookmarked: false } })
  const wrong = await plain.answer(getCaseDetail, { params: { id: citing }, query: { include_content: 'perhaps' } }, reader)
  expect(wrong.body).toMatchObject({ code: 'invalid-input', detail: [{ loc: ['query', 'include_content'] }] })
})
