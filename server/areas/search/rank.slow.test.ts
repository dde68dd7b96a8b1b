import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SearchFilters, type SearchResults } from '#contract/search'
import type { SemanticResults } from '#contract/semantic'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { type GivenRecord, storeCases } from '../../testing/store-cases.ts'
import { reindex } from './indexing/indexing.ts'
import { readFilters } from './narrow.ts'
import { mergeSegments } from './phrases/merge-segments.ts'
import { createFindPhrases } from './phrases/find-phrases.ts'
import { segmentsStorage } from './phrases/storage.ts'
import { countMatches, findPage, planSearch, stemsOf } from './plan.ts'
import { verifyNear } from './proximity/verify-near.ts'
import { parseQuery } from './query/parse-query.ts'
import { readVocabulary } from './query/vocabulary.ts'
import { timesOf } from './score.ts'
import { type SearchStorage, inSearch } from './storage.ts'
import { inHeading, packArray, packWords } from './words/tsvector.ts'
import { testReader } from '../../testing/test-reader.ts'

let app: TestApp
const reader = testReader('00000000-0000-0000-0000-000000000000')
const count = 260

/** Judgments that have "court" more and more often, every third also "boundary", and every fortieth in its title. */
const records: GivenRecord[] = Array.from({ length: count }, (_, i) => ({
  title: i % 40 === 0 ? `Mutua v Boundary Court Committee ${i}` : `Mutua v Njoroge ${i}`,
  court: i % 2 === 0 ? 'High Court' : 'Court of Appeal',
  date: `${1970 + (i % 50)}-03-04`,
  citation: `[${1970 + (i % 50)}] KEHC ${90_300 + i} (KLR)`,
  content: [
    `The ${'court '.repeat(1 + (i % 9))}sat.`,
    i % 3 === 0 ? 'A boundary of land.' : 'A matter of costs.',
    `Filler ${'word '.repeat(10 + ((i * 7) % 60))}.`,
  ],
}))

beforeAll(async () => {
  app = await createTestApp()
  await app.signedIn()
  await storeCases(app.database, records)
  await mergeSegments(app.database)
})
afterAll(() => app.close())

/** The first `needed` documents of a query as if its matches were too many to be ranked one by one, with all that match. */
const rankedAsMany = (
  query: string,
  needed: number,
  filters: Partial<SearchFilters> = {},
  limits: Parameters<typeof createFindPhrases>[0] = {},
) =>
  inSearch(app.database, async (storage) => {
    const kept = { readShares: ({ wordShares }: SearchStorage) => wordShares(), findPhrases: createFindPhrases(limits) }
    const plan = (await planSearch(storage, query, await narrowingOf(storage, filters), kept))!
    const counted = await countMatches(storage, plan)
    const { ids } = await findPage(storage, plan, { ...counted, ids: null }, { sort: 'relevance', limit: needed, offset: 0 })
    const { ids: matching } = await storage.count(plan.match, plan.narrowing, 10_000, 10_000)
    return { ids, total: counted.total, matching: matching! }
  })

const ascending = (ids: number[]) => ids.toSorted((a, b) => a - b)

const narrowingOf = (storage: SearchStorage, filters: Partial<SearchFilters>) =>
  readFilters(storage, { ...SearchFilters.parse({}), ...filters }, reader)

const titlesOf = async (ids: number[]) => {
  const { rows } = await app.database.pool.query<{ id: number; title: string }>('select id, title from documents where id = any ($1)', [
    ids,
  ])
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  return ids.map((id) => titles.get(id)!)
}

describe('of many matches', () => {
  test.for<[string, Partial<SearchFilters>]>([
    ['court', {}],
    ['court boundary', {}],
    ['"a boundary of land"', {}],
    ['court', { courts: ['Court of Appeal'], dateFrom: '1980-01-01' }],
    ['njoroge', {}],
    ['court -"a boundary of land"', {}],
    ['"a boundary of land" OR committee', { courts: ['High Court'], judges: [] }],
    ['court party:njoroge NOT year:1980-1999', {}],
    ['(court:"court of appeal" OR boundary) "court sat"', { years: ['1983', '1984', '1990'] }],
    ['"the court" -"matter of costs" filler', { documentTypes: [], dateTo: '2010-12-31' }],
  ])('every match of %j within %o once, and every depth begins alike', async ([query, filters]) => {
    // In more documents than are listed a phrase is ranked by those where it stands most often; where much waits, nothing is known of it.
    const unlisted = query.includes('"')
      ? [
          { listed: 0, named: 20 },
          { listed: 0, waitingRead: 0, named: 20 },
        ]
      : []
    for (const limits of [{}, ...unlisted]) {
      const whole = await rankedAsMany(query, 1_000, filters, limits)
      expect(whole.total).toBeGreaterThan(1)
      expect(ascending(whole.ids)).toEqual(ascending(whole.matching))
      expect(whole.ids.length).toBe(whole.total)
      for (const depth of [1, 10, 101]) expect((await rankedAsMany(query, depth, filters, limits)).ids).toEqual(whole.ids.slice(0, depth))
    }
  })

  test('nothing of what belongs to somebody else', async () => {
    const { rows } = await app.database.pool.query<{ id: number; owner: string }>(
      `update search_entries set owner_id = (select id from users limit 1)
       where document_id in (select id from documents where title like '%Committee%' or title like '%9') returning document_id as id, owner_id as owner`,
    )
    expect(rows.length).toBeGreaterThan(10)
    for (const query of ['court', 'boundary court', 'court -"a boundary of land"', 'njoroge'])
      for (const limits of [{}, { listed: 0, named: 20 }]) {
        const { ids, matching } = await rankedAsMany(query, 1_000, {}, limits)
        expect(ascending(ids)).toEqual(ascending(matching))
        expect(rows.filter(({ id }) => ids.includes(id))).toEqual([])
      }
    await app.database.pool.query('update search_entries set owner_id = null')
  })

  test('what has everything in its heading comes first', async () => {
    const { ids } = await rankedAsMany('boundary court', 20)
    const titles = await titlesOf(ids)
    expect(titles.slice(0, 7).every((title) => title.includes('Boundary Court'))).toBe(true)
    expect(titles.slice(7).some((title) => title.includes('Boundary Court'))).toBe(false)
  })
})

describe('a phrase', () => {
  const shares = ({ wordShares }: SearchStorage) => wordShares()
  const countOf = (query: string, limits?: Parameters<typeof createFindPhrases>[0]) =>
    inSearch(app.database, async (storage) => {
      const narrowing = await narrowingOf(storage, {})
      const plan = (await planSearch(storage, query, narrowing, { readShares: shares, findPhrases: createFindPhrases(limits) }))!
      const { total, exact } = await countMatches(storage, plan)
      const { ids } = await storage.count(plan.match, narrowing, 10_000, 1_000)
      return { total, exact, ids: ids?.toSorted((a, b) => a - b) }
    })
  const queries = [
    '"boundary of land"',
    '"matter of costs" court',
    '"court sat a boundary of land" OR "word word"',
    'court NOT "boundary of"',
  ]

  test.each(queries)('is counted alike in segments, listed or not, and where too much waits: %s', async (query) => {
    const listed = await countOf(query)
    expect(listed.total).toBeGreaterThan(40)
    expect(await countOf(query, { waitingRead: 4_000, listed: 0 })).toEqual(listed)
    // Some documents wait: 260 are merged into segments of 256.
    expect(await countOf(query, { waitingRead: 0, listed: 0 })).toEqual(listed)
    await segmentsStorage(app.database.sql).removeAll()
    expect(await countOf(query)).toEqual(listed)
    expect(await countOf(query, { waitingRead: 0, listed: 0 })).toEqual(listed)
    await mergeSegments(app.database)
  })

  test('is found while two merge segments, in each document once', async () => {
    const expected = await countOf('"boundary of land"')
    expect(expected.total).toBe(87)
    await segmentsStorage(app.database.sql).removeAll()
    const merging = [mergeSegments(app.database, { sizes: [32] }), mergeSegments(app.database, { sizes: [32] })]
    for (let i = 0; i < 5; i += 1) expect(await countOf('"boundary of land"')).toEqual(expected)
    await Promise.all(merging)
    const { rows } = await app.database.pool.query<{ id: number }>('select unnest(documents) as id from search_segments where is_laid')
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(rows.length).toBe(256)
    expect(await countOf('"boundary of land"')).toEqual(expected)
  })

  test('is found where few long documents fill a segment', async () => {
    const expected = await countOf('"boundary of land"')
    await segmentsStorage(app.database.sql).removeAll()
    await mergeSegments(app.database, { sizes: [64], mostPairs: 1 })
    const { rows } = await app.database.pool.query<{ size: number }>(
      'select cardinality(documents) as size from search_segments s where cardinality(documents) = (select count(*) from search_slots t where t.segment = s.segment)',
    )
    expect(rows.map(({ size }) => size)).toEqual(Array.from({ length: 13 }, () => 16))
    expect(await countOf('"boundary of land"')).toEqual(expected)
    await segmentsStorage(app.database.sql).removeAll()
    await mergeSegments(app.database)
  })

  test('that nobody finished merging is given back', async () => {
    const expected = await countOf('"boundary of land"')
    const stopped = new AbortController()
    stopped.abort()
    await segmentsStorage(app.database.sql).removeAll()
    const claimed = await segmentsStorage(app.database.sql).claim(true, 0, { least: 1, most: 100 })
    expect(claimed?.documents).toHaveLength(100)
    await mergeSegments(app.database, { signal: stopped.signal })
    expect(await countOf('"boundary of land"')).toEqual(expected)
    await app.database.pool.query("update search_segments set began_at = now() - interval '1 hour'")
    await mergeSegments(app.database)
    const { rows } = await app.database.pool.query<{ documents: number }>(
      'select sum(cardinality(documents))::integer as documents from search_segments where is_laid',
    )
    expect(rows[0]!.documents).toBe(256)
    expect(await countOf('"boundary of land"')).toEqual(expected)
  })

  test('names first the documents in which it stands most often', async () => {
    const ids = await inSearch(app.database, async (storage) => {
      const { match } = (await planSearch(storage, '"court court"', await narrowingOf(storage, {})))!
      return match.kind === 'documents' ? match.ids : []
    })
    const first = records.filter((_, i) => i % 9 === 8).map(({ title }) => title)
    expect(new Set(await titlesOf(ids.slice(0, first.length)))).toEqual(new Set(first))
  })
})

test('beyond the most that is counted, a total is a lower bound', async () => {
  await inSearch(app.database, async (storage) => {
    const { match, narrowing } = (await planSearch(storage, 'court', await narrowingOf(storage, {})))!
    expect(await storage.count(match, narrowing, 100, 10)).toMatchObject({ total: 100, exact: false, ids: null })
    expect(await storage.count(match, narrowing, count, 10)).toMatchObject({ total: count, exact: true, ids: null })
  })
})

test('reading where words stand near one another ends in time, and says that there was more', async () => {
  await inSearch(app.database, async (storage) => {
    const query = parseQuery('court /3 sat')
    const vocabulary = readVocabulary(await storage.vocabulary(stemsOf(query)))
    const verify = async (now: () => number) =>
      verifyNear(storage, query.condition!, vocabulary, new Map(), await narrowingOf(storage, {}), now)
    const whole = await verify(() => 0)
    expect([whole.only, [...whole.near.values()][0]!.length]).toEqual([null, count])
    let hour = 0
    const cut = await verify(() => (hour += 3_600_000))
    expect([cut.only!.length, [...cut.near.values()][0]!.length]).toEqual([25, 25])
  })
})

test('by meaning, the total is a lower bound where more have something of the question than are compared', async () => {
  const headers = await app.signedIn()
  const ask = async (query: string) => {
    const answer = await app.inject({ method: 'POST', url: '/api/search/semantic', headers, payload: { query } })
    return answer.json<SemanticResults>()
  }
  expect(await ask('boundary')).toMatchObject({ total: 91, total_relation: 'eq' })
  expect(await ask('njoroge')).toMatchObject({ total_relation: 'gte' })
})

test('a rank of PostgreSQL tells how often a word stands in a text', async () => {
  for (const times of [1, 2, 3, 10, 100, 240]) {
    const places = Array.from({ length: times }, (_, i) => i + 1).join(',')
    const { rows } = await app.database.pool.query<{ rank: number }>(
      `select ts_rank('{1, 1, 1, 1}', $1::tsvector, 'court'::tsquery) as rank`,
      [`court:${places}`],
    )
    expect(timesOf(rows[0]!.rank)).toBe(times)
  }
  expect(timesOf(0)).toBe(0)
})

test('words that are typed one behind another, and a provision, count where they stand so', async () => {
  const headers = await app.signedIn()
  await storeCases(app.database, [
    { ...records[0]!, title: 'One', citation: '[1999] KEHC 1 (KLR)', content: ['Umbrage follows the zephyr under section 7 of this.'] },
    {
      ...records[0]!,
      title: 'Two',
      citation: '[1999] KEHC 2 (KLR)',
      content: ['Section 9 of it. The zephyr that follows umbrage came by s. 4.'],
    },
    {
      ...records[0]!,
      title: 'Three',
      citation: '[1999] KEHC 3 (KLR)',
      content: ['Section 4 of it. Seven umbrages; what follows is 7 zephyrs.'],
    },
  ])
  const find = async (query: string) => {
    const answer = await app.inject({ url: `/api/cases?explain=true&query=${encodeURIComponent(query)}`, headers })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<SearchResults>().results
  }
  expect((await find('zephyr that follows umbrage'))[0]?.title).toBe('Two')
  expect((await find('umbrage follows the zephyr'))[0]?.explanation?.parts.find(({ part }) => part === 'closeness')?.words).toBe(
    'The words stand close to one another, “umbrage follows the zephyr” one behind another',
  )
  const [three, two] = await find('section 4 umbrage')
  expect([three?.title, two?.title]).toEqual(['Three', 'Two'])
  expect(three?.snippets[0]?.html).toContain('<mark>Section 4</mark>')
  expect((await find('section 7 umbrage'))[0]?.title).toBe('One')
})

test('words of section headings weigh above words of the text, and the explanation says so', async () => {
  const headers = await app.signedIn()
  const body = (subject: string, said: string) => [
    subject,
    `1. The parties disagree about a quarry, and ${said}.`,
    'Analysis and determination',
    '2. The quarry was dug in the month of March.',
    '3. The blasting went on at night and the quarry was closed.',
  ]
  const given = (title: string, content: string[]) => ({
    title,
    date: '2016-05-05',
    citation: `[2016] KEHC ${title.length} (KLR)`,
    content,
  })
  await storeCases(app.database, [
    given('Wafula v Atieno', body('Whether the blasting was a nuisance', 'nothing else')),
    given('Chebet v Barasa Another', body('Whether the digging was allowed', 'so they do about the nuisance, a nuisance')),
    given('Kamau v Onyango Nyambura', body('Introduction', 'the determination of that nuisance')),
  ])
  const ask = async (query: string) => {
    const address = `/api/cases/?query=${encodeURIComponent(query)}&explain=true`
    const answer = await app.inject({ url: address, headers })
    return answer.json<SearchResults>().results.map(({ title, explanation }) => ({
      title,
      section: explanation!.parts.find(({ part }) => part === 'section')?.words,
    }))
  }
  const [first, ...others] = await ask('nuisance')
  expect(first).toEqual({ title: 'Wafula v Atieno', section: '1 of 1 word in headings of sections or issues' })
  expect(others.map(({ section }) => section)).toEqual([undefined, undefined])
  // What every judgment has in its headings tells nothing.
  expect((await ask('determination')).map(({ section }) => section)).toEqual([undefined, undefined, undefined])
  await reindex(app.database, () => undefined)
  expect((await ask('nuisance'))[0]).toEqual(first)
})

test('PostgreSQL receives a tsvector as it would read its text', async () => {
  const words = new Map([
    ['zebra', [1, 2, 16_383]],
    ['court', [inHeading(1), inHeading(7), 300]],
    ['court+001', [301]],
    ['of_the', []],
    ['𐐨', [5]],
    ['ﷺ', [6]],
    ['kesi', [4]],
  ])
  const text = "'zebra':1,2,16383 'court':1A,7A,300 'court+001':301 'of_the' '𐐨':5 'ﷺ':6 'kesi':4"
  const { rows } = await app.database.pool.query<{ words: string; same: boolean }>(
    'select words::text, words = $2::tsvector as same from unnest($1::tsvector[]) as words',
    [packArray([packWords(words), packWords(new Map())]), text],
  )
  expect(rows.map(({ same }) => same)).toEqual([true, false])
  expect(rows[1]!.words).toBe('')
})
