import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDocumentProxy } from 'unpdf'
import type { CheckReport } from '#contract/document-check'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { multipart } from '../../testing/multipart.ts'
import { readDocxText } from '../../testing/read-docx-text.ts'
import { storeAct } from '../../testing/store-act.ts'
import { type GivenRecord, storeCases } from '../../testing/store-cases.ts'

const sample = (name: string): GivenRecord => JSON.parse(readFileSync(`library/judgments/${name}.json`, 'utf8')) as GivenRecord

let app: TestApp
let headers: { authorization: string }
let caseId: string

beforeAll(async () => {
  app = await createTestApp({}, undefined, { clock: { now: () => Date.parse('2026-11-21T09:00:00Z') } })
  headers = await app.signedIn()
  const ids = await storeCases(app.database, [
    sample('2026-kesc-90007-wekulo-v-mlima-crest-bank'),
    sample('2025-keca-90112-mlima-crest-bank-v-wekulo'),
    {
      title: 'Achieng v Barasa Ltd (Civil Suit 4 of 2020) [2021] KEHC 90501 (KLR) (4 March 2021) (Judgment)',
      citation: '[2021] KEHC 90501 (KLR)',
      court: 'High Court',
      date: '2021-03-04',
      content: [
        'JUDGMENT',
        '1. The plaintiff claims the suit land by adverse possession.',
        '2. Possession must be open, peaceful and without the licence of the owner for twelve years. The plaintiff submitted that hers had lapsed in the first year.',
        '3. A “licence” once given runs until it is withdrawn – and no longer.',
        '4. The suit is dismissed with costs.',
      ],
    },
    {
      title: 'Naliaka v Sirikwa Dairies (Civil Appeal 9 of 2018) [2019] KEHC 90502 (KLR) (5 June 2019) (Judgment)',
      citation: '[2019] KEHC 90502 (KLR)',
      citations: ['[2019] 1 KLR 340'],
      court: 'High Court',
      date: '2019-06-05',
      content: [
        'JUDGMENT',
        'The appellant was awarded damages for the loss of her cows.',
        'The learned magistrate misdirected herself on the burden of proof.',
        'The burden never shifts, and the appeal on that ground succeeds accordingly.',
        'The appeal is allowed with costs.',
      ],
      pages: [
        { page: 1, block: 0, offset: 0 },
        { page: 2, block: 2, offset: 0 },
        { page: 3, block: 3, offset: 24 },
      ],
    },
  ])
  caseId = ids[2]!
})
afterAll(() => app.close())

const name = 'Achieng v Barasa Ltd [2021] KEHC 90501 (KLR)'
async function check(text: string): Promise<CheckReport> {
  const answer = await app.inject({ method: 'POST', url: '/api/citations/check', payload: { text }, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<CheckReport>()
}
const one = async (text: string) => (await check(text)).citations.find(({ kind }) => kind !== 'statute')!

test('what agrees with the library is fine, with the place of every quote', async () => {
  const checked = await one(
    `In ${name} at paragraph 2 the court held: “Possession must be open, peaceful and without the\nlicence of the owner for twelve years.”`,
  )
  expect(checked).toMatchObject({
    level: 'fine',
    verdict: 'resolved',
    case: { id: caseId },
    pinpoint: { status: 'right', reason: 'The words quoted stand there.' },
    quotes: [
      {
        status: 'word for word',
        place: { number: '2', words: 'Possession must be open, peaceful and without the licence of the owner for twelve years' },
        comparison: [],
      },
    ],
  })
})

test('a provision that the library has is told, to be read and cited where it stands', async () => {
  const { id } = await storeAct(app.database, 'Reed Act')
  const { citations } = await check('Section 1 of the Reed Act was not read to the plaintiff.')
  expect(citations.map(({ provisions }) => provisions?.map(({ act, eid }) => [act.id, eid]))).toEqual([[[id, 'sec_1']]])
})

test.each<[string, string, object]>([
  [
    'another name',
    'Wanjiku v Kamau [2021] KEHC 90501 (KLR)',
    { level: 'wrong', verdict: 'name mismatch', case: { title: expect.stringContaining('Achieng') } },
  ],
  ['an invented number', 'Achieng v Kiprono [2019] KEHC 77777 (KLR)', { level: 'look', verdict: 'not in library', case: null }],
  [
    'an altered quote',
    `${name}: “Possession must be open, peaceful and with the licence of the owner for twelve years.”`,
    {
      level: 'wrong',
      quotes: [
        {
          status: 'altered',
          comparison: [{ kind: 'same' }, { kind: 'document', text: 'with' }, { kind: 'library', text: 'without' }, { kind: 'same' }],
        },
      ],
    },
  ],
  ['a sample that no court decided', 'Wekulo v Mlima Crest Bank Limited [2026] KESC 90007 (KLR)', { level: 'wrong', verdict: 'resolved' }],
  [
    'a quote of other words',
    `${name}: “The limitation of actions runs from the date of the first demand letter.”`,
    { level: 'look', quotes: [{ status: 'not found', place: null }] },
  ],
  [
    'marks typed in another shape',
    `${name}: “A "licence" once given runs until it is withdrawn - and no longer.”`,
    { level: 'fine', quotes: [{ status: 'word for word', comparison: [] }] },
  ],
  [
    'marks of another kind',
    `${name}: “A ‘licence’ once given runs until it is withdrawn - and no longer.”`,
    { level: 'look', quotes: [{ status: 'marks differ' }] },
  ],
  [
    'a paragraph beyond the last',
    `${name} at para 41`,
    { level: 'look', pinpoint: { status: 'wrong', reason: 'The last paragraph of the case in the library is 4.' } },
  ],
  [
    'words of another paragraph',
    `“Possession must be open, peaceful and without the licence of the owner” (${name} at para 3)`,
    { level: 'look', pinpoint: { status: 'wrong', reason: 'The words quoted stand in paragraph 2.' } },
  ],
  [
    'a paragraph named before',
    `At paragraph 9 of ${name} the court said so.`,
    { level: 'look', pinpoint: { text: 'paragraph 9', status: 'wrong' } },
  ],
  [
    'a page before the report',
    'Otieno v Ngani [2004] 1 KLR 589 at page 12',
    { pinpoint: { status: 'wrong', reason: 'The case begins at page 589 of the report.' } },
  ],
  [
    'a quote of a case that is not there',
    'Zuberi v Duale [2017] eKLR: “one two three four five six.”',
    { level: 'look', quotes: [{ status: 'could not check' }] },
  ],
  [
    'a block without marks',
    `In ${name} it was held:\n\n2. Possession must be open and without the licence of the owner for twelve years.`,
    { level: 'wrong', quotes: [{ status: 'altered' }] },
  ],
  [
    'a paragraph after a colon that is no quote',
    `In ${name} it was held:\n\nThe appellant therefore prays that the appeal be allowed with costs.`,
    { level: 'fine', quotes: [] },
  ],
  [
    'a quote that a statute stands nearer to',
    `${name}. Section 7 of the Limitation of Actions Act says “an action may not be brought after the end of twelve years”.`,
    { level: 'fine', quotes: [] },
  ],
])('%s', async (_, text, expected) => expect(await one(text)).toMatchObject(expected))

test.each<[string, string, object]>([
  ['its page', 'at page 2', { status: 'right' }],
  ['its page before the name', 'page 2 of ', { text: 'page 2', status: 'right' }],
  ['pages beyond the last', 'at pp. 3–5', { status: 'wrong', reason: 'The last page of the case in the library’s copy is 3.' }],
  ['words on that page', 'at p 2: “The learned magistrate misdirected herself on the burden of proof.”', { status: 'right' }],
  [
    'words on another page',
    'at page 3: “The learned magistrate misdirected herself on the burden of proof.”',
    { status: 'wrong', reason: 'The words quoted stand on page 2 of the library’s copy.' },
  ],
  [
    'words that run over to the next page',
    'at page 3: “The burden never shifts, and the appeal on that ground succeeds accordingly.”',
    { status: 'right' },
  ],
])('a page is checked against the pages of the library’s copy: %s', async (_, pinpoint, expected) => {
  const paged = 'Naliaka v Sirikwa Dairies [2019] KEHC 90502 (KLR)'
  const text = pinpoint.endsWith('of ') ? `See ${pinpoint}${paged}.` : `See ${paged} ${pinpoint}`
  expect((await one(text)).pinpoint).toMatchObject({ unit: 'page', ...expected })
})

test('pages of a report are another matter, and a case without pages is not checked', async () => {
  expect((await one(`${name} at page 2`)).pinpoint).toMatchObject({
    status: 'could not check',
    reason: 'The library’s text of the case has no pages.',
  })
  const report = 'Naliaka v Sirikwa Dairies [2019] 1 KLR 340'
  expect((await one(`${report} at page 345`)).pinpoint).toMatchObject({
    status: 'could not check',
    reason: expect.stringContaining('printed report') as string,
  })
  expect((await one(`${report} at page 12`)).pinpoint).toMatchObject({ status: 'wrong' })
})

test('supra and ibid mean their case, a dissent is called one, and later history is a signal', async () => {
  const report = await check(
    `In Mlima Crest Bank v Wekulo [2025] KECA 90112 (KLR) and Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR). The court in ${name} agreed. In Achieng (supra) it said “Possession must be open, peaceful and without a licence”.`,
  )
  expect(report.citations.map(({ kind, level }) => [kind, level])).toEqual([
    ['neutral', 'wrong'],
    ['neutral', 'wrong'],
    ['neutral', 'fine'],
    ['supra', 'wrong'],
  ])
  expect(report).toMatchObject({
    found: 4,
    looked_up: 3,
    quotes: 1,
    quotes_without_case: 0,
    quotes_not_compared: 0,
    signals_checked: true,
    counts: { wrong: 3, look: 0, fine: 1, unchecked: 0 },
  })
  expect(report.citations[0]!.signals).toMatchObject([
    {
      source: 'appeal history',
      case: { id: 'kesc-2026-90007' },
      paragraph: expect.any(Number),
      number: '25',
      as_at: expect.stringMatching(/^2026-11-21/),
    },
  ])
  expect(report.coverage.cases).toBe(4)

  const judgment = sample('2026-kesc-90007-wekulo-v-mlima-crest-bank')
  const dissent = judgment
    .content!.slice(judgment.content!.findIndex((line) => line.startsWith('DISSENTING')) + 1)
    .find((line) => line.length > 120)!
  const [checked] = (
    await check(
      `Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR): “${dissent
        .replace(/^\d+\. /, '')
        .replaceAll('”', '’')
        .replaceAll('“', '‘')
        .slice(0, 90)}”`,
    )
  ).citations
  expect(checked!.quotes[0]).toMatchObject({ place: { opinion_kind: 'dissenting' }, reason: expect.stringContaining('dissent') })
})

test('words that a party or a dissent says are no holding, and what the record does not have is not said of a case', async () => {
  const codes = async (text: string) => (await check(text)).citations.map(({ level, quotes }) => [level, quotes[0]?.reason_code.code])
  const held = `In ${name} the court held that`
  expect(await codes(`${held} “The plaintiff claims the suit land by adverse possession.”`)).toEqual([['wrong', 'words-of-another']])
  // nothing tells whose paragraph it is, the sentence does
  expect(await codes(`${held} “The plaintiff submitted that hers had lapsed in the first year.”`)).toEqual([['wrong', 'words-of-another']])
  expect(await codes(`${name}: “The plaintiff claims the suit land by adverse possession.”`)).toEqual([['fine', 'words-stand']])
  expect(await codes(`${held} “Possession must … licence of the owner for twelve years.”`)).toEqual([['wrong', 'negation-left-out']])
  const [checked] = (await check(`In ${name}, decided on 4 March 2020, the High Court held so.`)).citations
  expect(checked).toMatchObject({ level: 'wrong', said: [{ what: 'date', text: '4 March 2020', held: '2021-03-04' }] })
})

test('a number beyond the highest of its court and year is not safe, one within it is to be looked at', async () => {
  const levels = async (text: string) => (await check(text)).citations.map(({ level }) => level)
  expect(await levels('In Nobody v None [2021] KEHC 99999 (KLR) it was so held.')).toEqual(['wrong'])
  expect(await levels('In Nobody v None [2021] KEHC 12 (KLR) it was so held.')).toEqual(['look'])
})

test('a paragraph in brackets is read, after the citation and after the words quoted', async () => {
  const places = [`${name} [at para 9]`, `${name} (¶ 9)`, `In ${name} it was held that “The suit is dismissed with costs.” (para 9)`]
  for (const text of places) expect((await check(text)).citations[0]!.pinpoint, text).toMatchObject({ status: 'wrong' })
})

const sentFile = (content: Buffer | string, file = 'brief.txt') => {
  const upload = multipart([{ name: file, content }])
  return app.inject({
    method: 'POST',
    url: '/api/citations/check/file',
    payload: upload.payload,
    headers: { ...headers, ...upload.headers },
  })
}

test('files are read, checked and forgotten; the report comes as Word and PDF', async () => {
  const text = `Submissions\n\nWe rely on ${name}: “Possession must be open, peaceful and with the licence of the owner”.`
  const answer = await sentFile(text)
  expect(answer.json()).toMatchObject({ name: 'brief.txt', text, report: { counts: { wrong: 1 } } })

  // Text from a PDF holds characters that no Word file can.
  const payload = { text: text.replace('peaceful', 'peace\u0001ful'), name: 'brief.txt' }
  const docx = await app.inject({ method: 'POST', url: '/api/citations/check/export/docx', payload, headers })
  expect(docx.headers['content-disposition']).toContain(encodeURIComponent('brief – check.docx'))
  const lines = readDocxText(docx.rawPayload)
  for (const words of [
    'Check of citations',
    `1. ${name}`,
    'In the document: Possession must be open, peaceful and with the licence of the owner ',
    'In the library: Possession must be open, peaceful and without the licence of the owner ',
  ])
    expect(lines).toContain(words)
  // A Word file that was written here is a file that can be checked.
  expect((await sentFile(docx.rawPayload, 'report.docx')).json()).toMatchObject({
    report: { found: expect.any(Number), citations: expect.arrayContaining([expect.objectContaining({ verdict: 'resolved' })]) },
  })

  const pdf = await app.inject({ method: 'POST', url: '/api/citations/check/export/pdf', payload: { text }, headers })
  expect(pdf.headers['content-type']).toBe('application/pdf')
  const page = await (await getDocumentProxy(new Uint8Array(pdf.rawPayload))).getPage(1)
  const printed = (await page.getTextContent()).items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
  expect(printed).toContain('Not safe to cite')
  expect(printed).toContain('[without]')

  for (const table of ['documents', 'revisions', 'idempotent_requests']) {
    const { rows } = await app.database.pool.query<{ held: boolean }>(
      `select exists (select 1 from ${table} t where t::text like '%We rely on%') as held`,
    )
    expect([table, rows[0]!.held]).toEqual([table, false])
  }
})

test.each<[Buffer | string, string, number, string]>([
  ['', 'a.txt', 400, 'The file is empty.'],
  [Buffer.alloc(2000, '\u0000\u0001'), 'a.pdf', 400, 'The file is not text.'],
  ['%PDF-1.4 nothing more', 'a.pdf', 400, 'PDF'],
  ['<html><body>Hello</body></html>', 'a.html', 400, 'Only Word, PDF and plain text'],
  [Buffer.alloc(5 * 1024 * 1024 + 1, 'x'), 'a.txt', 413, 'larger than 5 MB'],
])('a file that cannot be checked says why (%#)', async (content, file, status, words) => {
  const answer = await sentFile(content, file)
  expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([status, expect.stringContaining(words)])
})

test('a file without a name is checked, and no name of a file leads out of its folder', async () => {
  const { payload, headers: form } = multipart([{ name: 'x.txt', content: `See ${name}.` }])
  const nameless = Buffer.from(payload.toString('latin1').replace('filename="x.txt"', 'filename=""'), 'latin1')
  const checked = await app.inject({
    method: 'POST',
    url: '/api/citations/check/file',
    payload: nameless,
    headers: { ...form, ...headers },
  })
  expect([checked.statusCode, checked.json()]).toMatchObject([200, { name: '', report: { found: 1 } }])
  for (const given of ['../../etc/x.txt', '..\\x.txt', 'x\r\n.txt', '\u202Ex.txt']) {
    const payload = { text: `See ${name}.`, name: given }
    const answer = await app.inject({ method: 'POST', url: '/api/citations/check/export/docx', payload, headers })
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="x _ check.docx"; filename*=UTF-8''${encodeURIComponent('x – check.docx')}`,
    )
  }
})

test.each([[{}], [{ text: ' \n ' }], [{ text: 'x'.repeat(5_000_001) }], [{ text: 7 }]])(
  'a text that cannot be checked is refused (%#)',
  async (payload) => {
    const answer = await app.inject({ method: 'POST', url: '/api/citations/check', payload, headers })
    expect([answer.statusCode, answer.json<{ detail: { loc: string[] }[] }>().detail[0]!.loc]).toEqual([422, ['body', 'text']])
  },
)

test('a long text full of quotes and citations ends in time', async () => {
  const passage = `In ${name} at para 2 it was held “Possession must be open, peaceful and without the licence of the owner for twelve years”, but “Possession was never open or peaceful in the twelve years of the licence”.\n\n`
  const report = await check(passage.repeat(2500))
  expect(report.citations.length).toBe(2500)
  expect(report.citations.slice(0, 100).every(({ quotes }) => quotes.length === 2)).toBe(true)
  expect(report).toMatchObject({ quotes: 5000, quotes_without_case: 0, quotes_not_compared: 4000 })
})

test('the authorities of a text are a table for Word: each once, with the numbered paragraphs that cite it', async () => {
  const text = [
    'SUBMISSIONS',
    `1. We rely on ${name} at para 2.`,
    '2. Section 7 of the Limitation of Actions Act (Cap. 22) bars the claim, and so does Article 40 of the Constitution.',
    '3. In Otieno v Ngani [2003] eKLR it was so held. Achieng v Barasa (supra) is to the same effect.',
  ].join('\n')
  const answer = await app.inject({
    method: 'POST',
    url: '/api/citations/check/authorities',
    payload: { text, name: 'Brief.pdf', style: 'oscola' },
    headers,
  })
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  expect(answer.headers['content-disposition']).toContain(encodeURIComponent('Brief – authorities.docx'))
  const words = readDocxText(answer.rawPayload).join('\n')
  expect(words.split('Achieng v Barasa').length - 1).toBe(1)
  for (const said of [
    'Cases',
    'paras 1, 3',
    'Otieno v Ngani [2003] eKLR',
    'para 3',
    'Constitution',
    'Statutes',
    'Limitation of Actions Act',
    '[not in the library: verify]',
  ])
    expect(words).toContain(said)
  const without = await app.inject({
    method: 'POST',
    url: '/api/citations/check/authorities',
    payload: { text, doubtful: 'leave out' },
    headers,
  })
  const sure = readDocxText(without.rawPayload).join('\n')
  expect(sure).toContain('Achieng v Barasa')
  expect(sure).not.toMatch(/Otieno v Ngani|not in the library/)
})

test('the number of its own matter is no authority, and the page before a case is no part of its name', async () => {
  const { citations } = await check(
    `IN THE HIGH COURT\nCIVIL APPEAL NO. E212 OF 2026\n\n1. We cite Otieno v Ngani [2003] KLR 125 at 352 and ${name}, and Civil Appeal No. 7 of 2019.`,
  )
  expect(citations.map(({ case_name, text }) => case_name?.text ?? text)).toEqual([
    'Otieno v Ngani',
    'Achieng v Barasa Ltd',
    'Civil Appeal No. 7 of 2019',
  ])
})

test('how far a check has come is told while it goes on, and the report at the end', async () => {
  const text = Array.from(
    { length: 300 },
    () => `In ${name} the court held: “Possession must be open, peaceful and without the licence.”`,
  ).join('\n\n')
  const ask = async (url: string, request: object) => {
    const answer = await app.inject({ method: 'POST', url, ...request })
    return [...answer.body.matchAll(/^event: (.*)\ndata: (.*)$/gm)].map(([, event, data]) => ({
      event,
      data: JSON.parse(data!) as unknown,
    }))
  }
  const asked = { ...headers, accept: 'text/event-stream' }
  const events = await ask('/api/citations/check', { payload: { text }, headers: asked })
  const stages = events.flatMap(({ event, data }) => (event === 'progress' ? [(data as { stage: string }).stage] : []))
  expect([...new Set(stages)]).toEqual(['looking up', 'quotes', 'pinpoints'])
  const plain = (await app.inject({ method: 'POST', url: '/api/citations/check', payload: { text }, headers })).json<{
    checked_at: string
  }>()
  expect(events.at(-1)).toEqual({ event: 'done', data: { ...plain, checked_at: expect.any(String) } })

  const upload = multipart([{ name: 'brief.txt', content: `In ${name} the court agreed.` }])
  const ofFile = await ask('/api/citations/check/file', { payload: upload.payload, headers: { ...asked, ...upload.headers } })
  expect(ofFile[0]).toEqual({ event: 'progress', data: { stage: 'reading', done: 0, total: 0 } })
  expect(ofFile.at(-1)).toMatchObject({ event: 'done', data: { name: 'brief.txt', report: { found: 1 } } })
  // What is refused before anything is told is an ordinary answer.
  const none = multipart([])
  const refused = await app.inject({
    method: 'POST',
    url: '/api/citations/check/file',
    payload: none.payload,
    headers: { ...asked, ...none.headers },
  })
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'invalid-input'])
})

test('a small file that holds more paragraphs than any judgment is refused before it takes the memory of them', async () => {
  const upload = multipart([{ name: 'paragraphs.txt', content: 'x\n\n'.repeat(50_001) }])
  const answer = await app.inject({
    method: 'POST',
    url: '/api/citations/check/file',
    payload: upload.payload,
    headers: { ...headers, ...upload.headers },
  })
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { code: 'unreadable-file', detail: 'The text has more than 50,000 paragraphs.' },
  ])
})

test('what is also to be seen is not the source of the quote before it', async () => {
  const text = `In ${name} the court held that “possession must be open, peaceful and without any fence for twelve years”. See also Njuguna v Simotwo [2014] KECA 7777 (KLR).`
  const [cited, other] = (await check(text)).citations
  expect([cited!.quotes.map(({ status }) => status), cited!.level, other!.quotes]).toEqual([['altered'], 'wrong', []])
})

test('what a court is said to have said is sought in the case before it, also where a law is named between them', async () => {
  const law = `In ${name} section 7 of the Limitation of Actions Act was read.`
  const words = '“possession must be open, peaceful and without any fence for twelve years”'
  const quotesAfter = async (lead: string) =>
    (await check(`${law}\n\n${lead} ${words}.`)).citations.flatMap(({ quotes }) => quotes.map(({ status }) => status))
  expect(await quotesAfter('The Court said at paragraph 2:')).toEqual(['altered'])
  expect(await quotesAfter('It provides that')).toEqual([])
})
