import { getCaseDetail } from '#contract/case-detail'
import { getJudge } from '#contract/courts'
import { exportCases } from '#contract/exports'
import { searchFacets } from '#contract/facets'
import { SearchFilters, listCases, searchAdvanced, searchLibrary } from '#contract/search'
import { type SemanticResults, searchSemantic } from '#contract/semantic'
import { findSimilarCases, listRelatedCases } from '#contract/similar'
import { type Suggestions, suggest } from '#contract/suggestions'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { type Judgment, createCases } from '../cases/cases.ts'
import { createDocuments } from '../documents/documents.ts'
import { openZip } from '../documents/import/formats/office/zip.ts'
import { storeCases } from '../../testing/store-cases.ts'
import { testReader } from '../../testing/test-reader.ts'
import { createSearch } from './search.ts'

const nobody = testReader('00000000-0000-0000-0000-000000000000')

let app: TestApp
let owner: { authorization: string }
let other: { authorization: string }
let ids: string[]

const high = { court: 'High Court', document_type: 'Judgment', legal_areas: ['Land'] }
const appeal = { court: 'Court of Appeal', document_type: 'Judgment' }

beforeAll(async () => {
  app = await createTestApp()
  owner = await app.signedIn()
  other = await app.signedIn()
  ids = await storeCases(app.database, [
    {
      ...high,
      title: 'Mutiso v Land Registrar',
      date: '2010-03-04',
      case_number: 'Civil Case 11 of 2009',
      citation: '[2010] KEHC 90001 (KLR)',
      judges: ['Ruth Nasimiyu Barasa'],
      content: ['The doctrine of overriding interests protects an occupier.'],
    },
    {
      ...high,
      title: 'Otieno v Kamau & another',
      date: '2015-05-06',
      citation: '[2015] KEHC 90002 (KLR)',
      judges: ['Ruth Nasimiyu Barasa'],
      content: [
        'An occupier pleads overriding interests and prescription. Mutiso v Land Registrar [2010] KEHC 90001 (KLR) is followed on prescription.',
      ],
    },
    {
      ...high,
      title: 'Wekesa v Barasa',
      date: '2018-07-08',
      case_number: 'CIVIL SUIT NO. 46 OF 2017',
      citation: '[2018] KEHC 90003 (KLR)',
      judges: ['Peter Kiptoo Langat'],
      content: ['Prescription by an occupier: Mutiso v Land Registrar [2010] KEHC 90001 (KLR) is distinguished.'],
    },
    {
      ...appeal,
      title: 'Republic v Ouma',
      date: '2019-01-02',
      citation: '[2019] KECA 90004 (KLR)',
      judges: ['Asha Mwinyi'],
      legal_areas: ['Criminal law'],
      content: [
        'The appellant was convicted of robbery with violence. The sentence is reduced. A landlord may not evict a tenant without notice.',
      ],
    },
    {
      ...appeal,
      title: '=Kiosk Traders v "Nakuru" County; Council',
      date: '2020-01-02',
      citation: '[2020] KECA 90005 (KLR)',
      judges: ['Asha Mwinyi'],
      content: ['The lessee was ejected from the stall; the lease required notice to the lessee.'],
    },
  ])
  const own = {
    ...high,
    title: 'Zebedayo v Otieno',
    date: '2022-02-02',
    case_number: 'Civil Case 77 of 2021',
    citation: '[2022] KEHC 90077 (KLR)',
    judges: ['Hilda Secretson'],
    content: [
      'Prescription and overriding interests of an occupier, with the secretword flummoxery. Mutiso v Land Registrar [2010] KEHC 90001 (KLR) is followed.',
    ],
  }
  await app.upload('own.json', JSON.stringify(own), owner)
})
afterAll(() => app.close())

describe('suggestions while typing', () => {
  const suggestionsOf = (q: string, headers = other) => app.call(suggest, { query: { q } }, headers)

  test('case numbers in capitals are written as a law report prints them', async () =>
    expect((await suggestionsOf('wekesa v bar')).cases[0]?.case_number).toBe('Civil Suit 46 of 2017'))
  const titles = ({ cases }: Suggestions) => cases.map(({ title }) => title)

  test.for<[string, string[]]>([
    ['mutiso v l', ['Mutiso v Land Registrar']],
    ['regis mut', ['Mutiso v Land Registrar']],
    ['OTIENO', ['Otieno v Kamau & another']],
    ['[2018] KEHC 900', ['Wekesa v Barasa']],
    ['[2018] KEHC 90003 (KLR)', ['Wekesa v Barasa']],
    ['civil case 11 of 2009', ['Mutiso v Land Registrar']],
    ['100%_', []],
    ['x', []],
    ['', []],
    ["'; drop table documents; --", []],
  ])('%j finds cases', async ([q, wanted]) => expect(titles(await suggestionsOf(q))).toEqual(wanted))

  test('judges and courts by any of their words', async () => {
    const found = await suggestionsOf('nasimiyu ba')
    expect(found.judges.map(({ name }) => name)).toEqual(['Ruth Nasimiyu Barasa'])
    expect((await app.call(getJudge, { params: { id: String(found.judges[0]!.id) } }, other)).name).toBe('Ruth Nasimiyu Barasa')
    expect((await suggestionsOf('court of app')).courts.map(({ name }) => name)).toContain('Court of Appeal')
  })

  test('a slip of the finger is put right, and said', async () => {
    const found = await suggestionsOf('Wekessa')
    expect([found.corrected, titles(found)]).toEqual(['Wekesa', ['Wekesa v Barasa']])
    expect((await suggestionsOf('Mwinii')).judges.map(({ name }) => name)).toEqual(['Asha Mwinyi'])
  })

  test.for(['Zebedayo', 'Zebedayoo', '[2022] KEHC 90077', 'civil case 77 of 2021', 'Hilda', 'flummoxeri'])(
    '%s is suggested to its owner alone',
    async (q) => {
      const nothing = { cases: [], judges: [], courts: [], corrected: null }
      expect(await suggestionsOf(q)).toEqual(nothing)
      expect(await suggestionsOf(q, owner)).not.toEqual(nothing)
    },
  )

  test('a limit beyond the possible is refused', async () => {
    const answer = await app.answer(suggest, { query: { q: 'a', limit: '21' } }, other)
    expect([answer.status, answer.body]).toMatchObject([422, { detail: [{ loc: ['query', 'limit'] }] }])
  })
})

describe('similar cases', () => {
  const similar = (id: string, headers = other) => app.call(findSimilarCases, { params: { id } }, headers)
  const titles = ({ results }: { results: { title: string }[] }) => results.map(({ title }) => title)

  test('those with shared authorities, words and area of law come first, and say why', async () => {
    const found = await similar(ids[1]!)
    expect(titles(found)).toEqual(['Wekesa v Barasa', 'Mutiso v Land Registrar'])
    expect(found).toMatchObject({ total: 2, total_relation: 'eq', offset: 0, limit: 5 })
    const kinds = (place: number) => Object.fromEntries(found.results[place]!.reasons.map(({ kind, names }) => [kind, names]))
    expect(kinds(1)).toMatchObject({ 'cited-by': ['Otieno v Kamau & another'], 'area-of-law': ['Land'], 'same-court': ['High Court'] })
    expect(kinds(1)['shared-terms']).toEqual(expect.arrayContaining(['overriding', 'occupier']))
    expect(kinds(0)).toMatchObject({ 'shared-authorities': ['Mutiso v Land Registrar'] })
    expect(kinds(0)['shared-terms']).toContain('prescription')
  })

  test('every way of asking gives the same cases', async () => {
    const wanted = titles(await similar(ids[1]!))
    expect(titles(await app.call(listRelatedCases, { params: { id: ids[1] }, query: { limit: 1 } }, other))).toEqual(wanted.slice(0, 1))
    expect(titles(await app.call(searchLibrary, { query: { similar: ids[1] } }, other))).toEqual(wanted)
    const asked = { similar_to: ids[1], pageSize: 1, page: 2 }
    const page = await app.call(searchAdvanced, { body: asked }, other)
    expect([titles(page), page.total]).toEqual([wanted.slice(1), 2])
    const detail = await app.call(getCaseDetail, { params: { id: ids[1] }, query: { include_related_cases: 'true' } }, other)
    expect(detail.related_cases?.map(({ title }) => title)).toEqual(wanted)
  })

  test('filters and words narrow them', async () => {
    expect(titles(await app.call(listCases, { query: { similar_to: ids[1], years: '2018' } }, other))).toEqual(['Wekesa v Barasa'])
    expect(titles(await app.call(listCases, { query: { similar_to: ids[1], query: 'distinguished' } }, other))).toEqual(['Wekesa v Barasa'])
    expect(titles(await app.call(listCases, { query: { similar_to: ids[1], sort: 'newest' } }, other))[0]).toBe('Wekesa v Barasa')
    expect((await app.call(searchFacets, { body: { similar_to: ids[1] } }, other)).years).toEqual([
      { value: '2018', count: 1 },
      { value: '2010', count: 1 },
    ])
  })

  test('a private document is like others for its owner alone', async () => {
    expect(titles(await similar(ids[1]!, owner))).toContain('Zebedayo v Otieno')
    const own = (await app.call(listCases, { query: { query: 'flummoxery' } }, owner)).results[0]!.id
    expect(titles(await similar(own, owner))).toContain('Otieno v Kamau & another')
    for (const url of [
      `/api/search/similar-cases/${own}`,
      `/api/cases/${own}/related`,
      `/api/search?similar=${own}`,
      '/api/cases?similar_to=none',
    ])
      expect((await app.inject({ url, headers: other })).statusCode).toBe(404)
  })
})

describe('exports', () => {
  const file = async (parameters: object, headers = other) => {
    const sent = await app.call(exportCases, { query: parameters }, headers)
    return { type: sent.type, name: sent.name, bytes: Buffer.from(await sent.arrayBuffer()) }
  }
  const table = async (parameters: object, headers = other) =>
    parse<Record<string, string>>((await file(parameters, headers)).bytes, { bom: true, columns: true })

  test('CSV: what a search finds, in its order, safe in a spreadsheet', async () => {
    const { type, name, bytes } = await file({ query: 'occupier', sort: 'newest' })
    expect(type).toBe('text/csv; charset=utf-8')
    expect(name).toMatch(/^hukumu-cases-\d{4}-\d\d-\d\d\.csv$/)
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const rows = await table({ query: 'occupier', sort: 'newest' })
    expect(rows.map(({ Title }) => Title)).toEqual(['Wekesa v Barasa', 'Otieno v Kamau & another', 'Mutiso v Land Registrar'])
    expect(rows[2]).toMatchObject({ Court: 'High Court', Date: '2010-03-04', Judges: 'Ruth Nasimiyu Barasa', 'Areas of law': 'Land' })
    expect((await table({ query: 'lessee' }))[0]?.['Title']).toBe(`'=Kiosk Traders v "Nakuru" County; Council`)
    expect(await table({ limit: 2 })).toHaveLength(2)
  })

  test('a selection, in the order of the selection', async () => {
    const rows = await table({ ids: [`${ids[2]},${ids[0]}`, `${ids[3]},nowhere`] })
    expect(rows.map(({ Id }) => Id)).toEqual([ids[2], ids[0], ids[3]])
  })

  test('RIS: a record for each case', async () => {
    const { type, bytes } = await file({ format: 'ris', ids: ids[0] })
    expect(type).toMatch(/^application\/x-research-info-systems/)
    expect(bytes.toString().split('\r\n')).toEqual(
      expect.arrayContaining([
        'TY  - CASE',
        'TI  - Mutiso v Land Registrar',
        'PB  - High Court',
        'DA  - 2010/03/04',
        'T2  - [2010] KEHC 90001 (KLR)',
        'ER  - ',
      ]),
    )
  })

  test('XLSX: a workbook of text', async () => {
    const { type, bytes } = await file({ format: 'xlsx' })
    expect(type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    const zip = await openZip(bytes)
    const parts = ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml'].map((name) => zip.read(name, 1_000_000))
    const words = (await Promise.all(parts)).join('')
    expect(words).toContain('<t>=Kiosk Traders v "Nakuru" County; Council</t>')
    expect(words).toContain('<t>Otieno v Kamau &amp; another</t>')
    expect(words).not.toMatch(/<f[ >]/)
  })

  test('what cannot be exported is refused in words', async () => {
    const many = Array.from({ length: 1001 }, (_, i) => `c${i}`).join(',')
    for (const [asked, status] of [
      ['format=pdf', 422],
      ['limit=1001', 422],
      [`ids=${many}`, 422],
      ['ids=nowhere', 404],
      ['years=20', 422],
    ] as const)
      expect((await app.inject({ url: `/api/cases/export?${asked}`, headers: other })).statusCode, asked).toBe(status)
  })

  test('a private document is exported by its owner alone', async () => {
    const own = (await app.call(listCases, { query: { query: 'flummoxery' } }, owner)).results[0]!.id
    expect((await table({ ids: own }, owner))[0]).toMatchObject({ Title: 'Zebedayo v Otieno', Note: 'Own document' })
    expect((await app.answer(exportCases, { query: { ids: own } }, other)).status).toBe(404)
    for (const format of ['csv', 'ris']) expect((await file({ format })).bytes.toString()).not.toContain('Zebedayo')
  })
})

describe('what was meant', () => {
  const search = (query: string, headers = other) => app.call(listCases, { query: { query } }, headers)

  test('a query that finds nothing for a slip of the finger is offered again with the word put right', async () => {
    expect(await search('occupyer prescripton')).toMatchObject({
      total: 0,
      did_you_mean: [
        { word: 'occupyer', meant: 'occupier' },
        { word: 'prescripton', meant: 'prescription' },
      ],
      corrected_query: 'occupier prescription',
    })
    expect((await search('"overriding intrests"')).corrected_query).toBe('"overriding interests"')
  })

  test.for(['robbery', 'xylophone quartz', 'robery xylophone', ''])('%j is not doubted', async (query) => {
    expect(await search(query)).not.toHaveProperty('corrected_query')
  })

  test('a citation that no case has is put right where one alone is a slip away', async () => {
    expect((await search('see [2010] KEHC 90011 (KLR)')).corrected_query).toBe('see [2010] KEHC 90001 (KLR)')
    expect(await search('[2010] KEHC 90011 (KLR)')).toMatchObject({ total: 0, corrected_query: '[2010] KEHC 90001 (KLR)' })
    expect(await search('[2010] KEHC 90001 (KLR)')).not.toHaveProperty('corrected_query')
    expect(await search('[2011] KEHC 90022 (KLR)')).not.toHaveProperty('corrected_query')
  })

  test('a judgment that is named and not held is told of, with what mentions it', async () => {
    const found = await search('occupier [2010] KEHC 90011 (KLR) and Petition 7777 of 2013')
    expect(found.not_held).toEqual(['[2010] KEHC 90011 (KLR)', 'Petition 7777 of 2013'])
    expect((await search('[2010] KEHC 90001 (KLR) or [2011] KEHC 90022 (KLR)')).not_held).toEqual(['[2011] KEHC 90022 (KLR)'])
    for (const query of ['[2010] KEHC 90001 (KLR)', 'occupier', 'Nobody v Noone [2017] eKLR', '-"[2011] KEHC 90022 (KLR)" occupier'])
      expect(await search(query), query).not.toHaveProperty('not_held')
  })

  test.for<[string, string[] | undefined]>([
    // Other names of a judgment that is held.
    ['Mutiso [2010] KEHC 90001 (KLR), [2010] 1 KLR 77', undefined],
    ['Petition 7777 of 2013; [2010] KEHC 90001 (KLR)', undefined],
    ['Petition 7777 of 2013; [2011] KEHC 90022 (KLR)', ['Petition 7777 of 2013', '[2011] KEHC 90022 (KLR)']],
    ['KEHC 90001 of 2010', undefined],
    ['KEHC 90022 of 2011', ['KEHC 90022 of 2011']],
    // Words of the query run into the type of a case number, or it is written shorter.
    ['boundary dispute civil case 11 of 2009', undefined],
    ['case 11 of 2009', undefined],
    ['commercial civil case 11 of 2009', undefined],
    ['commercial civil case 12 of 2009', ['commercial civil case 12 of 2009']],
    ['civil appeal 11 of 2009', ['civil appeal 11 of 2009']],
    // In phrases and addresses, more than once, as the value of a field.
    ['"[2011] KEHC 90022 (KLR)" [2011] KEHC 90022 (KLR)', ['[2011] KEHC 90022 (KLR)']],
    ['https://new.kenyalaw.org/akn/ke/judgment/kehc/2011/90022', ['https://new.kenyalaw.org/akn/ke/judgment/kehc/2011/90022']],
    ['https://new.kenyalaw.org/akn/ke/judgment/kehc/2010/90001', undefined],
    ['cite:"[2011] KEHC 90022 (KLR)" no:"Petition 7777 of 2013"', undefined],
    // Somebody else's private document is not held for this reader.
    ['[2022] KEHC 90077 (KLR)', ['[2022] KEHC 90077 (KLR)']],
    ['boundary dispute civil case 77 of 2021', ['dispute civil case 77 of 2021']],
  ])('of what %j names, %j is told not to be held', async ([query, told]) => {
    expect((await search(query)).not_held).toEqual(told)
  })

  test('its owner holds a private document; what is held and filtered out is held', async () => {
    for (const query of ['[2022] KEHC 90077 (KLR)', 'boundary dispute civil case 77 of 2021'])
      expect(await search(query, owner), query).not.toHaveProperty('not_held')
    const filtered = await app.call(
      listCases,
      { query: { query: '[2010] KEHC 90001 (KLR) dispute civil case 11 of 2009', courts: 'Supreme Court' } },
      other,
    )
    expect(filtered).toMatchObject({ total: 0, results: [] })
    expect(filtered).not.toHaveProperty('not_held')
  })

  test('a case number that words of the query run into names its judgment', async () => {
    expect((await search('boundary dispute civil case 11 of 2009')).results[0]).toMatchObject({ title: 'Mutiso v Land Registrar' })
    expect((await search('commercial civil case 11 of 2009')).results.map(({ title }) => title)).not.toContain('Mutiso v Land Registrar')
  })

  test('of a query full of citations twenty are looked up', async () => {
    const query = Array.from({ length: 80 }, (_, i) => `[2011] KEHC ${90_100 + i} (KLR)`).join(' ')
    expect((await search(query)).not_held).toHaveLength(20)
  })

  test.for(['Rep v Ouma', 'R. -v- Ouma', '2019 keca 90004', 'KECA 90004 of 2019', '(2019) KECA 90004 (KLR)'])(
    '%j finds the case that is meant, and misses none',
    async (query) => {
      const found = await search(query)
      expect(found.results[0]?.title).toBe('Republic v Ouma')
      expect(found).not.toHaveProperty('not_held')
    },
  )

  test('words of private documents are meant by their owner alone', async () => {
    expect(await search('flummoxary')).not.toHaveProperty('did_you_mean')
    expect((await search('flummoxary', owner)).corrected_query).toBe('flummoxery')
  })
})

describe('search by meaning', () => {
  const ask = async (payload: object, headers = other) => {
    const answer = await app.inject({ method: 'POST', url: '/api/search/semantic', payload, headers })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<SemanticResults>()
  }
  const titles = ({ results }: SemanticResults) => results.map(({ title }) => title)

  test('finds other words of the same meaning, and says how it looked', async () => {
    const found = await ask({ query: 'Can my landlord be evicting a tenant?' })
    expect(titles(found)).toEqual(['Republic v Ouma', '=Kiosk Traders v "Nakuru" County; Council'])
    expect(found.expansion).toMatchObject({
      method: 'dictionary of legal words',
      words: [
        { word: 'landlord', same_meaning: ['lessor'] },
        { word: 'evicting', same_meaning: ['eject', 'recover possession', 'locked out'] },
        { word: 'tenant', same_meaning: ['lessee'] },
      ],
    })
    expect(found.results[1]!.snippets[0]!.html).toContain('<mark>lessee</mark>')
    expect(found.total).toBe(2)
  })

  test('filters, pages and limits hold', async () => {
    expect(titles(await ask({ query: 'evicting a tenant', years: ['2020'] }))).toEqual(['=Kiosk Traders v "Nakuru" County; Council'])
    expect(titles(await ask({ query: 'evicting a tenant', limit: 1, offset: 1 }))).toHaveLength(1)
    expect(titles(await ask({ query: 'xylophones' }))).toEqual([])
    expect(titles(await ask({ query: `' | & ! <-> (` }))).toEqual([])
    const refused = await app.answer(searchSemantic, { body: { query: ' ' } }, other)
    expect([refused.status, refused.body]).toMatchObject([422, { detail: [{ loc: ['body', 'query'] }] }])
  })

  test('a private document answers its owner alone', async () => {
    expect(titles(await ask({ query: 'flummoxery of an occupier' }, owner))[0]).toBe('Zebedayo v Otieno')
    const found = await ask({ query: 'flummoxery of an occupier' })
    expect(titles(found)).not.toContain('Zebedayo v Otieno')
  })
})

test('where words that are all known find nothing together, one is taken for its neighbour', async () => {
  await storeCases(app.database, [
    {
      title: 'Owners of Motor Vessel Lillian v Caltex',
      citation: '[2012] KEHC 90041 (KLR)',
      content: ['The owners of the vessel appealed.'],
    },
    {
      title: 'Lilian Auma v Republic',
      citation: '[2012] KEHC 90042 (KLR)',
      content: ['Lilian was acquitted of trespass by the magistrate.'],
    },
  ])
  const search = (query: string) => app.call(listCases, { query: { query } }, other)
  expect(await search('motor vessel lilian')).toMatchObject({
    total_every: 0,
    did_you_mean: [{ word: 'lilian', meant: 'lillian' }],
    corrected_query: 'motor vessel lillian',
  })
  expect((await search('moter vessel lilian')).corrected_query).toBe('motor vessel lillian')
  expect(await search('acquitted caltex')).not.toHaveProperty('corrected_query')
})

test('a case without a summary that is found by its name alone says how it begins', async () => {
  const search = (query: string) => app.call(listCases, { query: { query } }, other)
  expect((await search('auma')).results[0]!.opening).toBe('Lilian was acquitted of trespass by the magistrate.')
  expect((await search('acquitted')).results[0]).not.toHaveProperty('opening')
})

test('whoever reads cases itself is given those of the page, in its order, and of their texts only what it sees', async () => {
  const cases = createCases({ database: app.database, documents: createDocuments(app.database) })
  const search = createSearch({ database: app.database, cases })
  const filters = SearchFilters.parse({ query: 'prescription of overriding interests' })
  const page = await app.call(listCases, { query: { query: filters.query } }, other)
  const meant = await app.call(searchSemantic, { body: { query: filters.query } }, other)
  const found = await search.firstByWords(nobody, filters, 10)
  expect(found.caseIds).toEqual(page.results.map(({ id }) => id))
  expect(await search.firstByDictionary(nobody, filters, 10)).toEqual(meant.results.map(({ id }) => id))
  const asked = [...found.caseIds, 'kehc-1900-1', ...ids.toReversed()]
  const read: Judgment[] = []
  for await (const one of cases.readJudgments(nobody, asked)) read.push(one)
  expect(read.map((one) => one.case.id)).toEqual(asked.filter((id) => id !== 'kehc-1900-1'))
  expect(read[0]).toEqual(await cases.readJudgment(nobody, found.caseIds[0]!))
})
