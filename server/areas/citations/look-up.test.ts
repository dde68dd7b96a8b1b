import { type Verdict, extractCitations, formatOneCitation, parseOneCitation, processText, validateCitations } from '#contract/citations'
import { getAuthorities } from '#contract/citator'
import type { Output } from '#contract/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { storeCases } from '../../testing/store-cases.ts'

let app: TestApp
let headers: { authorization: string }
beforeAll(async () => {
  app = await createTestApp()
  headers = await app.signedIn()
  await storeCases(app.database, [
    { title: 'Barasa v Kilimo Seeds Limited (Civil Appeal 12 of 2015) [2017] KECA 90201 (KLR) (4 May 2017) (Judgment)' },
    {
      title: 'Mukisa Grain Millers Ltd v Westgate Haulage Ltd',
      citations: ['[1969] EA 9696', '[1969] KLR 7001'],
      year: 1969,
      kind: 'digest',
    },
    { title: 'Anyango & another v Tetu Sacco Limited', citations: ['[2013] eKLR'], year: 2013, kind: 'digest' },
    {
      title: 'Wanjala v Lodwar Traders Ltd',
      court_code: 'KEHC',
      court_station: 'Eldoret',
      case_number: 'Civil Appeal 77 of 2014',
      date: '2016-03-02',
    },
    {
      title: 'Ochieng v Lodwar Traders Ltd',
      court_code: 'KEHC',
      court_station: 'Kisumu',
      case_number: 'Civil Appeal 77 of 2014',
      date: '2016-07-09',
    },
    {
      title: 'Chebet v Sirikwa Dairies Ltd',
      court_code: 'KEHC',
      court_station: 'Kericho',
      case_number: 'Civil Suit 8 of 2011',
      date: '2012-10-01',
    },
    { title: 'Republic v Mutiso (Criminal Case 3 of 2018) [2019] KEHC 90202 (KLR) (5 June 2019) (Ruling)' },
    { title: 'Republic v Mutiso (Criminal Case 3 of 2018) [2019] KEHC 90203 (KLR) (2 July 2019) (Sentence)' },
    { title: 'Njeri Kamau v Republic (No 1)', citations: ['[1979] eKLR'], year: 1979, kind: 'digest' },
    { title: 'Njeri Kamau v Republic', citations: ['[1979] KECA 90204 (KLR)', '[1979] eKLR'], year: 1979, kind: 'digest' },
  ])
})
afterAll(() => app.close())

const look = async (text: string): Promise<Output<typeof processText>> => {
  return app.call(processText, { body: { text } }, headers)
}

/** [text, verdict, what the title of the case begins with or null, what the reason holds] */
const table: [text: string, verdict: Verdict, title: string | null, reason: string][] = [
  ['In Barasa v Kilimo Seeds Limited [2017] KECA 90201 (KLR) it was held', 'resolved', 'Barasa v Kilimo', 'this citation'],
  ['In [2017] KECA 90201 (KLR) it was held', 'resolved', 'Barasa v Kilimo', 'this citation'],
  ['In Kilimo Seeds Ltd v Barassa (2017) KECA 90201 [KLR] it was held', 'resolved', 'Barasa v Kilimo', 'this citation'],
  [
    'In Barasa v Savanna Insurance [2017] KECA 90201 (KLR) it was held',
    'name mismatch',
    'Barasa v Kilimo',
    'Barasa v Kilimo Seeds Limited',
  ],
  ['In Wafula v Odhiambo [2017] KECA 90201 (KLR) it was held', 'name mismatch', 'Barasa v Kilimo', 'Barasa v Kilimo Seeds Limited'],
  ['In [2017] KECA 90299 (KLR) it was held', 'not in library', null, 'does not say whether the case exists'],
  ['In Barasa v Kilimo Seeds Limited [2017] KECA 90210 (KLR) it was held', 'possible match', 'Barasa v Kilimo', 'no case with this number'],
  ['In Barasa v Kilimo Seeds Limited [2017] KEHC 90210 (KLR) it was held', 'not in library', null, 'does not say'],
  ['In Barasa v Kilimo Seeds Limited [2017] eKLR it was held', 'resolved', 'Barasa v Kilimo', 'parties'],
  ['In Barasa v Kilimo Seeds Limited [2018] eKLR it was held', 'possible match', 'Barasa v Kilimo', 'year before or after'],
  ['In Barasa v Kilimo Seeds Limited [2014] eKLR it was held', 'not in library', null, 'does not say'],
  ['In Mukhisa Grain Millers v Westgate Haulage [1969] E.A. 9696 it was held', 'resolved', 'Mukisa', 'this citation'],
  ['In Mukhisa Grain Millers v Westgate Haulage [1969] EA it was held', 'resolved', 'Mukisa', 'parties'],
  ['In Mukisa v Westgate (1969) K.L.R. 7001 it was held', 'resolved', 'Mukisa', 'this citation'],
  ['In Anyango & another v Tetu Sacco [2013] eKLR it was held', 'resolved', 'Anyango', 'parties'],
  ['as held in [2013] eKLR on the point', 'could not check', null, 'names of the parties'],
  ['In Eldoret High Court Civil Appeal No. 77 of 2014 it was held', 'resolved', 'Wanjala v Lodwar', 'this number'],
  ['the decision of the High Court at Kisumu in Civil Appeal No 77 of 2014', 'resolved', 'Ochieng v Lodwar', 'this number'],
  ['the judgment delivered on 9th July 2016 in Civil Appeal No. 77 of 2014', 'resolved', 'Ochieng v Lodwar', 'this number'],
  ['In Wanjala v Lodwar Traders, Civil Appeal No. 77 of 2014, it was held', 'resolved', 'Wanjala v Lodwar', 'this number'],
  ['In Civil Appeal No. 77 of 2014, Ochieng v Lodwar Traders, it was held', 'resolved', 'Ochieng v Lodwar', 'this number'],
  ['In Civil Appeal No. 77 of 2014 it was held', 'possible match', 'Wanjala v Lodwar', 'more than one decision'],
  ['In Civil Suit No. 8 of 2011 it was held', 'possible match', 'Chebet', 'at every station'],
  ['In Atieno v Kiptoo, Civil Suit No. 8 of 2011, it was held', 'not in library', null, 'does not say'],
  ['In Republic v Mutiso [2019] eKLR it was held', 'possible match', 'Republic v Mutiso', 'more than one case of these parties'],
  ['In Republic v Mutiso [2019] KEHC 90203 (KLR) it was held', 'resolved', 'Republic v Mutiso', 'this citation'],
  ['In Republic v Kilonzo [2019] KEHC 90203 (KLR) it was held', 'name mismatch', 'Republic v Mutiso', 'Republic v Mutiso'],
  ['In Njeri Kamau v Republic (No 1) [1979] eKLR it was held', 'resolved', 'Njeri Kamau v Republic (No 1)', 'parties'],
  ['In Njeri Kamau v Republic [1979] eKLR it was held', 'possible match', 'Njeri Kamau v Republic', 'more than one case of these parties'],
  ['In Donoghue v Stevenson [1932] AC 562 it was held', 'not in library', null, 'does not say'],
  ['under Article 47(1) of the Constitution', 'could not check', null, 'does not hold this law'],
  ['under section 3A of the Civil Procedure Act (Cap. 21)', 'could not check', null, 'does not hold this law'],
]

describe('the verdict on a citation', () => {
  test.each(table)('%s: %s', async (text, verdict, title, reason) => {
    const { citations } = await look(text)
    expect(citations).toHaveLength(1)
    const [found] = citations
    expect(found).toMatchObject({ verdict, reason: expect.stringContaining(reason) })
    expect(text.slice(found!.start, found!.end)).toBe(found!.text)
    const meant = verdict === 'possible match' ? found!.candidates[0]! : found!.case
    if (title === null) expect([found!.case, found!.candidates]).toEqual([null, []])
    else expect(meant!.title.startsWith(title)).toBe(true)
    expect(found!.case_id).toBe(verdict === 'resolved' || verdict === 'name mismatch' ? meant!.id : null)
  })
})

test('parallel citations of one case share a verdict', async () => {
  const { citations } = await look('See Barasa v Kilimo Seeds Limited (Civil Appeal 12 of 2015) [2017] KECA 90201 (KLR); [2017] eKLR.')
  expect(citations.map(({ kind, verdict, case_id }) => [kind, verdict, case_id])).toEqual([
    ['unreported', 'resolved', 'keca-2017-90201'],
    ['neutral', 'resolved', 'keca-2017-90201'],
    ['eKLR', 'resolved', 'keca-2017-90201'],
  ])
})

test('ibid, supra and short names mean the case that they point back to', async () => {
  const { citations } = await look(
    'In Barasa v Kilimo Seeds Limited [2017] KECA 90201 (KLR) it was so held; ibid at paragraph 9. The Barasa case is clear. Barasa v Kilimo Seeds (supra) binds us.',
  )
  expect(citations.map(({ kind, verdict, case_id, antecedent }) => [kind, verdict, case_id, antecedent])).toEqual([
    ['neutral', 'resolved', 'keca-2017-90201', null],
    ['ibid', 'resolved', 'keca-2017-90201', 0],
    ['short', 'resolved', 'keca-2017-90201', 0],
    ['supra', 'resolved', 'keca-2017-90201', 0],
  ])
})

test('a short name of two cases is only a possible match', async () => {
  const { citations } = await look(
    'Republic v Mutiso [2019] KEHC 90202 (KLR) dealt with bail. Republic v Mutiso [2019] KEHC 90203 (KLR) dealt with sentence. In the Mutiso case the court said so.',
  )
  const short = citations.at(-1)!
  expect([short.kind, short.verdict, short.case_id]).toEqual(['short', 'possible match', null])
  expect(short.candidates.map(({ id }) => id).sort()).toEqual(['kehc-2019-90202', 'kehc-2019-90203'])
})

test('of a long text the first 250 case citations are looked up, the rest are found', async () => {
  const text = Array.from({ length: 300 }, (_, n) => `In [2017] KECA ${90_000 + n} (KLR) it was held that costs follow the event.`).join(
    '\n',
  )
  const { citations, found, looked_up } = await look(text)
  expect([citations.length, found, looked_up]).toEqual([300, 300, 250])
  expect(citations.filter(({ verdict }) => verdict === 'could not check')).toHaveLength(50)
  expect(citations[201]).toMatchObject({ verdict: 'resolved', case_id: 'keca-2017-90201' })
})

test('a text of several books is read, and nothing but its length is too much', async () => {
  const sentence = 'In Barasa v Kilimo Seeds Limited [2017] KECA 90201 (KLR) it was held that costs follow the event. '
  const { citations, found } = await look(sentence.repeat(20_000))
  expect([citations.length, found]).toEqual([20_000, 20_000])
  expect((await app.answer(processText, { body: { text: 'a'.repeat(5_000_001) } }, headers)).status).toBe(422)
})

test('when the library cannot be asked, nothing passes as resolved', async () => {
  const { pool } = app.database
  await pool.query('alter table document_keys rename to document_keys_away')
  try {
    const { citations } = await look('In Barasa v Kilimo Seeds Limited [2017] KECA 90201 (KLR) it was held')
    expect(citations[0]).toMatchObject({
      verdict: 'could not check',
      case_id: null,
      case: null,
      reason: expect.stringContaining('try again'),
    })
  } finally {
    await pool.query('alter table document_keys_away rename to document_keys')
  }
})

describe('one citation at a time', () => {
  test('is taken apart and looked up', async () => {
    const answer = await app.call(
      parseOneCitation,
      { params: { citation: 'Barasa v Kilimo Seeds Ltd (2017) KECA 90201(KLR) at paragraph 12' } },
      headers,
    )
    expect(answer).toMatchObject({
      kind: 'neutral',
      formatted: '[2017] KECA 90201 (KLR)',
      parts: {
        year: 2017,
        court: 'KECA',
        number: 90201,
        case_name: 'Barasa v Kilimo Seeds Ltd',
        pinpoint: { unit: 'paragraph', from: '12' },
      },
      frbr_uri: '/akn/ke/judgment/keca/2017/90201',
      verdict: 'resolved',
      case_id: 'keca-2017-90201',
    })
  })

  test('may be a full title', async () => {
    const title = 'Barasa v Kilimo Seeds Limited (Civil Appeal 12 of 2015) [2017] KECA 90201 (KLR) (4 May 2017) (Judgment)'
    expect(await app.call(parseOneCitation, { params: { citation: title } }, headers)).toMatchObject({
      kind: 'neutral',
      verdict: 'resolved',
    })
  })

  test('may be a law, which is not looked up', async () => {
    const answer = await app.call(parseOneCitation, { params: { citation: 'section 3A of the Civil Procedure Act (Cap. 21)' } }, headers)
    expect(answer).toMatchObject({
      kind: 'statute',
      verdict: 'could not check',
      parts: { provisions: [{ number: '3A', parts: [] }] },
    })
  })

  test('may be a number with strokes', async () => {
    expect(await app.call(parseOneCitation, { params: { citation: 'HCJR/E045/2020' } }, headers)).toMatchObject({
      kind: 'unreported',
      verdict: 'not in library',
    })
  })

  test('may be no citation at all', async () => {
    expect(await app.call(parseOneCitation, { params: { citation: 'nothing here' } }, headers)).toMatchObject({
      kind: null,
      formatted: null,
      parts: {},
      verdict: 'could not check',
    })
  })

  test('is formatted in one way', async () => {
    const answer = await app.call(
      formatOneCitation,
      { params: { citation: 'Barasa v Kilimo Seeds Ltd (2017)KECA 90201 [KLR]' }, query: { style: 'standard' } },
      headers,
    )
    expect(answer).toMatchObject({ style: 'standard', formatted_citation: 'Barasa v Kilimo Seeds Ltd [2017] KECA 90201 (KLR)' })
  })

  test('is refused in clear words when there is nothing to format', async () => {
    const answer = await app.answer(formatOneCitation, { params: { citation: 'nothing here' } }, headers)
    expect([answer.status, answer.body]).toEqual([
      400,
      { code: 'not-a-citation', detail: 'These words are not a citation that can be read.' },
    ])
  })
})

test('many citations are checked by one call', async () => {
  const payload = {
    citations: [
      '[2017] KECA 90201 (KLR)',
      'Otieno v Kiptoo [2017] KECA 90201 (KLR)',
      'nothing here',
      '[2026] KEXYZ 4 (KLR)',
      'Evidence Act (Cap. 80)',
    ],
  }
  const { results } = await app.call(validateCitations, { body: payload }, headers)
  expect(results.map(({ well_formed, kind, verdict }) => [well_formed, kind, verdict])).toEqual([
    [true, 'neutral', 'resolved'],
    [true, 'neutral', 'name mismatch'],
    [false, null, 'could not check'],
    [true, 'neutral', 'not in library'],
    [true, 'act', 'could not check'],
  ])
})

test('citations of a short text are listed with their places', async () => {
  const text = 'See Barasa v Kilimo Seeds Ltd [2017] KECA 90201 (KLR) at para 4 and [2026] KEXYZ 4 (KLR).'
  expect(await app.call(extractCitations, { query: { text } }, headers)).toEqual({
    citations: [
      {
        text: '[2017] KECA 90201 (KLR)',
        start: 30,
        end: 53,
        kind: 'neutral',
        case_name: { text: 'Barasa v Kilimo Seeds Ltd', start: 4, end: 29 },
        pinpoint: { text: 'para 4', start: 57, end: 63, unit: 'paragraph' },
        court_known: true,
        antecedent: null,
      },
      {
        text: '[2026] KEXYZ 4 (KLR)',
        start: 68,
        end: 88,
        kind: 'neutral',
        case_name: null,
        pinpoint: null,
        court_known: false,
        antecedent: null,
      },
    ],
  })
})

test('of a neutral number that is not held it is told whether it lies among those known of its court and year', async () => {
  await storeCases(app.database, [
    {
      title: 'Kiptoo v Marakwet Growers [2021] KEELC 40 (KLR)',
      content: ['1. We follow Naliaka v Simiyu [2019] KEHC 95000 (KLR).', '2. It is dismissed.'],
    },
    { title: 'Invented v Case [2019] KEHC 99999 (KLR)', sample: true },
  ])
  const numbersOf = async (citation: string) => {
    return (await app.call(validateCitations, { body: { citations: [citation] } }, headers)).results[0]!.numbers
  }
  const known = { court: 'High Court', year: 2019, highest: 95000 }
  expect(await numbersOf('[2019] KEHC 90205 (KLR)')).toEqual({ ...known, within: true })
  expect(await numbersOf('[2019] KEHC 95001 (KLR)')).toEqual({ ...known, within: false })
  expect(await numbersOf('[2019] KEHC 0 (KLR)')).toEqual({ ...known, within: false })
  expect(await numbersOf('[1985] KECA 3 (KLR)')).toEqual({ court: 'Court of Appeal', year: 1985, highest: null, within: false })
  const authorities = await app.call(getAuthorities, { params: { id: 'keelc-2021-40' } }, headers)
  expect(authorities.results).toMatchObject([{ case: null, name: 'Naliaka v Simiyu', printed: '[2019] KEHC 95000 (KLR)' }])
  expect([await numbersOf('[2017] KECA 90201 (KLR)'), await numbersOf('Wambua v Kioko [2011] eKLR')]).toEqual([null, null])
})
