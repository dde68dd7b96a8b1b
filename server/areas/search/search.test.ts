import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CaseContent } from '#contract/cases'
import type { CaseMatches } from '#contract/matches'
import type { Facets, SearchResults } from '#contract/search'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { type GivenRecord, storeCases } from '../../testing/store-cases.ts'
import { type NaiveQuery, type ReadDocument, naiveQueries } from './query/naive-queries.ts'
import { finishIndexing } from './search.ts'
import { stem } from './words/stem.ts'
import { stopWords } from './words/stop-words.ts'
import { foldedWords } from './words/words.ts'

let app: TestApp
let headers: { authorization: string }

const get = async <T>(url: string): Promise<T> => {
  const answer = await app.inject({ url, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<T>()
}
type Asked = Record<string, string | string[] | number | undefined>
const address = (path: string, asked: Asked) => {
  const parameters = new URLSearchParams()
  for (const [name, values] of Object.entries(asked)) for (const value of [values ?? []].flat()) parameters.append(name, String(value))
  return `${path}?${parameters.toString()}`
}
const search = (asked: Asked) => get<SearchResults>(address('/api/cases', asked))
const facetsOf = async (payload: object) =>
  (await app.inject({ method: 'POST', url: '/api/search/facets', headers, payload })).json<Facets>()
const titles = ({ results }: SearchResults) => results.map(({ title }) => title)

const courts = ['High Court', 'Court of Appeal', 'Environment and Land Court']
const judges = ['Asha Mwinyi', 'Peter Kiptoo Langat', 'Ruth Nasimiyu Barasa']
// Few words, so that words and phrases meet often; among them stop words, forms of one stem and words that are written in odd ways.
const words =
  `the of and to court appeal appeals appealed appellant land lands title fraud was is in a trespass costs Wanjikũ Murang'a E12/2020
  dismissed allowed justice natural fair hearing heard.then party parties`.split(/\s+/)

/** Records that are the same in every run. */
function makeRecords(count: number): GivenRecord[] {
  let state = 12_345
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % below
  }
  const text = (length: number) => Array.from({ length }, () => words[next(words.length)]).join(' ')
  const sentences = (count: number) => Array.from({ length: count }, () => `The ${text(3 + next(20))} costs.`).join(' ')
  return Array.from({ length: count }, (_, i) => {
    const year = 1970 + next(50)
    return {
      title: `Kamau v ${['Otieno', 'Land Registrar', 'Republic'][i % 3]}`,
      court: courts[i % 3]!,
      date: `${year}-0${1 + next(9)}-1${next(9)}`,
      document_type: i % 2 === 0 ? 'Judgment' : 'Ruling',
      case_number: `Civil Appeal ${i + 1} of ${year}`,
      citation: `[${year}] KEHC ${90_100 + i} (KLR)`,
      judges: [judges[i % 3]!],
      content: Array.from({ length: 1 + next(4) }, () => sentences(1 + next(3))),
    }
  })
}

let held: ReadDocument[]

beforeAll(async () => {
  app = await createTestApp()
  headers = await app.signedIn()
  const long = `begin ${'the court of justice '.repeat(9_000)} unique needle phrase ${'was heard in a hearing '.repeat(500)} last words`
  await storeCases(app.database, [
    ...makeRecords(60),
    { title: 'Long v Short', court: courts[0]!, date: '2001-02-03', case_number: 'Petition E9 of 2001', content: [long] },
    {
      title: 'Landmark v Digest',
      kind: 'digest',
      court: courts[1]!,
      date: '1999-01-01',
      citation: '[1999] KECA 90001 (KLR)',
      summary: 'A digest on natural justice.',
    },
  ])
  const all = await search({ limit: 100 })
  held = await Promise.all(
    all.results.map(async (one) => {
      const { content, paragraphs } = await get<CaseContent>(`/api/case-detail/${one.id}/content`)
      const heading = [one.title, ...one.parties.map(({ name }) => name), ...one.citations, one.case_number ?? ''].join('\n')
      const texts =
        content === null ? [one.summary ?? '', ...one.key_points] : paragraphs.map(({ start, end }) => content.slice(start, end))
      const divided = texts.flatMap((text, paragraph) =>
        text.split(/(?<=costs\.)\s/).map((sentence) => ({ paragraph, words: foldedWords(sentence) })),
      )
      return {
        case: one,
        heading: foldedWords(heading),
        lines: heading.split('\n').flatMap((line, i) => foldedWords(line).map(() => i)),
        body: divided.flatMap(({ words }) => words),
        sentences: divided.flatMap(({ words }, i) => words.map(() => i)),
        paragraphs: divided.flatMap(({ paragraph, words }) => words.map(() => paragraph)),
      }
    }),
  )
  expect(held).toHaveLength(62)
})
afterAll(() => app.close())

/** What a search must find, worked out the slow way. */
function holds({ heading, body }: ReadDocument, query: { words: string[]; phrases: string[][] }): boolean {
  const present = new Set([...heading, ...body].map(stem))
  const hasPhrase = (text: string[], phrase: string[]) => text.some((_, i) => phrase.every((word, k) => text[i + k] === word))
  return (
    query.words.every((word) => present.has(stem(word))) &&
    query.phrases.every((phrase) => hasPhrase(heading, phrase) || hasPhrase(body, phrase))
  )
}

describe('what is found', () => {
  const word = fc.constantFrom(...words, 'Kamau', 'registrar', 'KEHC', 'nowhere')
  const phrase = fc.array(word, { minLength: 1, maxLength: 4 })
  const query = fc.record({ words: fc.array(word, { maxLength: 3 }), phrases: fc.array(phrase, { maxLength: 2 }) })
  const filters = fc.record({
    courts: fc.subarray(courts, { maxLength: 2 }),
    judges: fc.subarray(judges, { maxLength: 1 }),
    documentTypes: fc.subarray(['Judgment', 'Ruling'], { maxLength: 1 }),
    dateFrom: fc.constantFrom('', '1985-01-01', '2000-06-15'),
    dateTo: fc.constantFrom('', '1999-12-31', '2010-01-01'),
    sort: fc.constantFrom('relevance', 'newest', 'oldest'),
  })

  test('is what a reader with patience finds, whatever the words, phrases, filters and order', async () => {
    await fc.assert(
      fc.asyncProperty(query, filters, async (asked, { sort, ...narrow }) => {
        const text = [...asked.words, ...asked.phrases.map((one) => `"${one.join(' ')}"`)].join(' ')
        const phrases = asked.phrases.map((one) => foldedWords(one.join(' ')))
        const loose = foldedWords(asked.words.join(' '))
        const telling = loose.filter((one) => !stopWords.has(one))
        const wanted = { phrases, words: telling.length > 0 || phrases.length > 0 ? telling : loose }
        const expected = held.filter(
          (one) =>
            (text === '' || holds(one, wanted)) &&
            (narrow.courts.length === 0 || narrow.courts.includes(one.case.court!)) &&
            (narrow.judges.length === 0 || narrow.judges.some((judge) => one.case.judges.includes(judge))) &&
            (narrow.documentTypes.length === 0 || narrow.documentTypes.includes(one.case.document_type!)) &&
            (narrow.dateFrom === '' || one.case.date! >= narrow.dateFrom) &&
            (narrow.dateTo === '' || one.case.date! <= narrow.dateTo),
        )
        const found = await search({ query: text, ...narrow, sort, limit: 100 })
        expect(found.results.map(({ id }) => id).sort()).toEqual(expected.map((one) => one.case.id).sort())
        expect(found).toMatchObject({ total: expected.length, total_relation: 'eq' })
        if (sort !== 'relevance') {
          const dates = found.results.map(({ date }) => date!)
          expect(dates).toEqual(sort === 'newest' ? dates.toSorted().reverse() : dates.toSorted())
        }
        const facets = await facetsOf({ query: text, ...narrow })
        expect(facets.total).toBe(expected.length)
        expect(facets.courts.reduce((sum, { count }) => sum + count, 0)).toBe(expected.length)
      }),
      { numRuns: 30 },
    )
  }, 60_000)

  const field = (text: string, holds: (one: ReadDocument['case']) => boolean): NaiveQuery => ({ text, holds: (one) => holds(one.case) })
  const telling = words.filter((one) => foldedWords(one).every((part) => !stopWords.has(part)))
  const language = naiveQueries(telling, [
    field('court:KECA', ({ court }) => court === 'Court of Appeal'),
    field('court:"and land"', ({ court }) => court === 'Environment and Land Court'),
    field('judge:langat', (one) => one.judges.includes(judges[1]!)),
    field('judge:"Barasa Ruth"', (one) => one.judges.includes(judges[2]!)),
    field('party:"land registrar"', ({ title }) => title.includes('Land Registrar')),
    field('party:kamau', ({ title }) => title.includes('Kamau')),
    field('year:1980-1999', ({ date }) => date! >= '1980' && date! < '2000'),
    field('year:1999', ({ date }) => date!.startsWith('1999')),
    field('cite:"[1999] KECA 90001"', ({ citation }) => citation === '[1999] KECA 90001 (KLR)'),
    field('no:"E9 of 2001"', (one) => one.case_number === 'Petition E9 of 2001'),
  ])

  test('in the whole query language is what a reader with patience finds', async () => {
    // Patience ends somewhere: pairs of words in the long one are millions.
    const long = held.find((one) => one.case.title === 'Long v Short')!
    const short = held.filter((one) => one !== long)
    await fc.assert(
      fc.asyncProperty(language, async ({ text, holds: answers }) => {
        const expected = short.filter(answers).map((one) => one.case.id)
        const found = await search({ query: text, limit: 100 })
        const ids = found.results.map(({ id }) => id)
        expect(ids.filter((id) => id !== long.case.id).sort(), text).toEqual(expected.sort())
        expect(found).toMatchObject({ total: ids.length, total_relation: 'eq' })
        expect((await facetsOf({ query: text })).total).toBe(ids.length)
      }),
      { numRuns: 50 },
    )
  }, 60_000)

  test.for([
    ['unique needle phrase', 1],
    ['justice unique', 1],
    ['of justice the court of justice unique needle', 1],
    ['needle unique', 0],
    ['hearing last words', 1],
    ['begin the', 1],
  ] as const)('the phrase "%s" deep in a long judgment', async ([phrase, count]) => {
    expect((await search({ query: `"${phrase}"` })).results.filter(({ title }) => title === 'Long v Short')).toHaveLength(count)
  })

  test('a citation or case number comes first, before what only has its words', async () => {
    const [target, other] = [
      held.find((one) => one.case.citation?.includes('90120'))!.case,
      held.find((one) => one.case.citation?.includes('90130'))!.case,
    ]
    expect((await search({ query: target.citation! })).results[0]!.id).toBe(target.id)
    expect(
      (await search({ query: `${target.citation!.replace(' (KLR)', '').replace('[', '(').replace(']', ')')} court` })).results[0]!.id,
    ).toBe(target.id)
    expect((await search({ query: `costs in ${other.case_number!.replace('Appeal', 'Appeal No.')}` })).results[0]!.id).toBe(other.id)
    expect((await search({ query: 'https://kenyalaw.org/akn/ke/judgment/keca/1999/90001' })).results[0]!.title).toBe('Landmark v Digest')
    expect((await get<SearchResults>(address('/api/search', { citation: target.citation! }))).results.map(({ id }) => id)).toEqual([
      target.id,
    ])
  })

  test('citation and number filters take whole and part', async () => {
    expect(await search({ citation: '[1999] KECA 90001' })).toMatchObject({ total: 1 })
    expect(await search({ citation: 'KECA 90001' })).toMatchObject({ total: 1 })
    expect(await search({ citation: 'KECA 9000' })).toMatchObject({ total: 0 })
    expect(await search({ caseNumber: 'petition no. e9 of 2001' })).toMatchObject({ total: 1 })
    expect(await search({ caseNumber: 'E9 of 2001' })).toMatchObject({ total: 1 })
    expect(await search({ caseNumber: '9 of 200' })).toMatchObject({ total: 0 })
    expect(await search({ citation: '()' })).toMatchObject({ total: 0 })
    expect(await search({ caseNumber: '((' })).toMatchObject({ total: 0 })
  })

  test('a digest is found by its summary and shows it', async () => {
    const { results } = await search({ query: '"digest on natural justice"' })
    expect(results[0]).toMatchObject({
      title: 'Landmark v Digest',
      snippets: [{ html: 'A <mark>digest on natural justice</mark>.', paragraph: null }],
    })
  })

  test('words in the heading rank above the same words in the body', async () => {
    const ranked = titles(await search({ query: 'land registrar', limit: 100 }))
    expect(new Set(ranked.slice(0, 20))).toEqual(new Set(['Kamau v Land Registrar']))
    expect(ranked.length).toBe(20)
  })
})

describe('pages', () => {
  test.for([{ query: 'court' }, { query: '' }, { query: 'court', sort: 'oldest' }, { query: '"the court"' }])(
    'of %o neither overlap nor leave gaps',
    async (asked) => {
      const whole = await search({ ...asked, limit: 100 })
      const pages: string[] = []
      for (let offset = 0; offset < whole.total; offset += 7)
        pages.push(...(await search({ ...asked, limit: 7, offset })).results.map(({ id }) => id))
      expect(pages).toEqual(whole.results.map(({ id }) => id))
      expect(await search({ ...asked, offset: 1_000_000 })).toMatchObject({ results: [], total: whole.total })
    },
  )

  test('by number and size', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/search/advanced',
      headers,
      payload: { query: 'court', page: 2, pageSize: 5 },
    })
    const second = answer.json<SearchResults>()
    expect(second).toMatchObject({ offset: 5, limit: 5 })
    expect(second.results.map(({ id }) => id)).toEqual((await search({ query: 'court', limit: 10 })).results.slice(5).map(({ id }) => id))
  })
})

test('a query that cannot be understood is refused with words that say what is wrong', async () => {
  const refused = { code: 'invalid-query', detail: [{ msg: 'OR at character 6 has nothing after it', type: 'query-syntax' }] }
  for (const asked of [
    { url: address('/api/cases', { query: 'land OR' }) },
    { url: address('/api/search', { query: 'land OR' }) },
    { method: 'POST', url: '/api/search/facets', payload: { query: 'land OR' } } as const,
    { method: 'POST', url: '/api/search/advanced', payload: { query: 'land OR' } } as const,
  ]) {
    const answer = await app.inject({ headers, ...asked })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject(refused)
  }
})

describe('hostile queries', () => {
  const strange = [
    '"'.repeat(2_000),
    '%_%',
    "'; drop table documents; --",
    '\\',
    '🦁 𝒜',
    '((((',
    '&|!<->:*',
    "'a':*",
    '\ud800',
    'a'.repeat(2_000),
    '+a',
    '"+a +b"',
    '()[]{}',
    'כן 法 ﷽',
  ]

  const answerOf = async (asked: Asked) => {
    const answer = await app.inject({ url: address('/api/cases', asked), headers })
    expect([200, 422], answer.body).toContain(answer.statusCode)
    return answer.statusCode === 422 ? null : answer.json<SearchResults>()
  }

  test.for(strange)('%j has an answer', async (query) => {
    const found = await answerOf({ query })
    if (found === null) return
    expect(found.results.length).toBe(Math.min(found.total, found.limit))
    expect((await facetsOf({ query })).total).toBe(found.total)
  })

  test('in any field and of any characters', async () => {
    const signs = fc.constantFrom(
      'AND',
      'OR',
      'NOT',
      '-',
      '(',
      ')',
      '"',
      '/s',
      '/3',
      '+2',
      '*',
      'court:',
      'year:',
      'land',
      'the',
      '&',
      '|',
      ' ',
    )
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 100 }).map((text) => text.replaceAll('\0', '')),
        fc.array(signs, { maxLength: 12 }),
        async (text, several) => {
          await answerOf({ query: text })
          await answerOf({ query: several.join(' ') })
          await answerOf({ query: several.join('') })
          await answerOf({ query: `"${text}" court`, courts: text, judges: text, stations: text, documentTypes: text })
          await search({ citation: text })
          await search({ caseNumber: text })
        },
      ),
      { numRuns: 20 },
    )
  }, 60_000)

  test('ten thousand quotation marks are refused in words', async () => {
    expect((await app.inject({ url: address('/api/cases', { query: '"'.repeat(10_000) }), headers })).statusCode).toBe(422)
  })
})

test('facets count by court, station, year, judge and document type', async () => {
  const facets = await facetsOf({ query: 'kamau', courts: ['High Court'] })
  expect(facets).toMatchObject({
    total: 20,
    total_relation: 'eq',
    courts: [{ value: 'High Court', count: 20 }],
    judges: [{ value: judges[0]!, count: 20 }],
  })
  expect(facets.document_types).toEqual([
    { value: 'Judgment', count: 10 },
    { value: 'Ruling', count: 10 },
  ])
  expect(facets.years.map(({ value }) => value)).toEqual(
    facets.years
      .map(({ value }) => value)
      .toSorted()
      .reverse(),
  )
})

test('a corrected text is found by its new words and no longer by its old ones', async () => {
  const record = { title: 'Correct v Me', court: courts[0]!, date: '2011-11-11', citation: '[2011] KEHC 90999 (KLR)' }
  await storeCases(app.database, [{ ...record, content: ['Oldword stands here.'] }])
  expect((await search({ query: 'oldword' })).total).toBe(1)
  await storeCases(app.database, [{ ...record, content: ['Newword stands here.'] }])
  await finishIndexing(app.database)
  expect((await search({ query: 'newword' })).total).toBe(1)
  expect((await search({ query: 'oldword' })).total).toBe(0)
})

test('a case is found by its summary, also where its text has other words', async () => {
  await storeCases(app.database, [
    {
      title: 'Headnote v Text',
      date: '2016-06-06',
      citation: '[2016] KEHC 90998 (KLR)',
      summary: 'Liability for a quagga swap.',
      content: ['A line was moved.'],
    },
  ])
  const { results, total } = await search({ query: '"quagga swap"' })
  expect([total, results.map(({ id, snippets }) => [id, snippets])]).toEqual([1, [['kehc-2016-90998', []]]])
})

test('the places of what was searched for are found in the text of a case, and only by who may read it', async () => {
  const record = { title: 'Marked v Text', date: '2017-07-07', citation: '[2017] KEHC 90997 (KLR)' }
  await storeCases(app.database, [{ ...record, content: ['The appeals of the Court. Appealed, the court said.', 'The Court of Appeal.'] }])
  const matches = await get<CaseMatches>(address('/api/case-detail/kehc-2017-90997/matches', { query: 'appeal "the court"' }))
  const { content } = await get<CaseContent>('/api/case-detail/kehc-2017-90997/content')
  expect(matches.matches.map(({ start, end }) => content!.slice(start, end))).toEqual([
    'appeals',
    'the Court',
    'Appealed',
    'the court',
    'The Court',
    'Appeal',
  ])
  expect(matches.complete).toBe(true)
  expect((await app.inject({ url: '/api/case-detail/no-such-case/matches?query=appeal', headers })).statusCode).toBe(404)
})

test('results are sorted by how many cases cite them, and say on demand why they stand where they stand', async () => {
  const citing = { title: 'Citing v Case', court: courts[0]!, date: '2018-08-08', citation: '[2018] KEHC 90996 (KLR)' }
  await storeCases(app.database, [{ ...citing, content: ['We follow Landmark v Digest [1999] KECA 90001 (KLR) on natural justice.'] }])
  await finishIndexing(app.database)
  for (const query of ['justice', '']) expect(titles(await search({ query, sort: 'most_cited' }))[0]).toBe('Landmark v Digest')

  const [first] = (await search({ query: 'landmark justice', explain: 'true' })).results
  expect(first).toMatchObject({ title: 'Landmark v Digest', explanation: { score: expect.any(Number) as number } })
  expect(first!.explanation!.parts.map(({ part, words }) => `${part}: ${words}`)).toEqual([
    'text: Heading and text have “landmark” 2 times and “justice” once (BM25)',
    'closeness: The words stand close to one another',
    'heading: 1 of 2 words in title, parties, citations or number',
    'court: Decided by the Court of Appeal: times 1.04',
    'cited: Cited by 1 case of the library: times 1.02',
  ])
  const [named] = (await search({ query: '[1999] KECA 90001', explain: 'true' })).results
  expect(named!.explanation!.parts[0]!.part).toBe('named')
  expect((await search({ query: 'landmark' })).results[0]!.explanation).toBeUndefined()
})
