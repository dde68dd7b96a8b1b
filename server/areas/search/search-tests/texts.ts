import { expect, test } from 'vitest'
import type { CaseContent } from '#contract/cases'
import type { CaseMatches } from '#contract/matches'
import { storeCases } from '../../../testing/store-cases.ts'
import { correctRecord, removeDocument } from '../../documents/import/correct-record.ts'
import { finishIndexing } from '../search.ts'
import { address, app, courts, facetsOf, get, headers, judges, search, titles } from './library.ts'

/** What else is told of a found case: its passages and summary, its new text, who cites it, and how the found ones divide. */
export function testTexts() {
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

  test('a judge whom nobody knows narrows to nothing, here as there', async () => {
    const judges = ['Nobody Of That Name']
    expect([(await search({ judges })).total, (await facetsOf({ judges })).total]).toEqual([0, 0])
  })

  test('a judge with a title or an office finds what that judge decided', async () => {
    const decided = await search({ query: 'judge:langat', sort: 'newest', limit: 100 })
    expect(decided.total).toBeGreaterThan(10)
    const forms = ['Langat J', 'Peter Kiptoo Langat JA', 'Justice Langat', 'lady justice langat', 'P.K. Langat, J']
    for (const query of [...forms, ...[...forms, 'P K Langat', 'Hon. Mr. Justice Peter Langat'].map((form) => `judge:"${form}"`)]) {
      const found = await search({ query, sort: 'newest', limit: 100 })
      expect(titles(found), query).toEqual(titles(decided))
      expect((await facetsOf({ query })).total).toBe(decided.total)
    }
    expect((await search({ query: 'judge:"Q. Langat, SCJ"' })).total).toBe(0)
    // Nobody of that name sits in the library: the words are looked for, without the office, but not without what may be one of them.
    expect((await search({ query: 'court JA' })).total).toBe((await search({ query: 'court' })).total)
    expect((await search({ query: 'justice court' })).total).toBe((await search({ query: 'court justice' })).total)
  })

  test('how many cases there are is right after a load, a correction and a deletion', async () => {
    const counts = async () => {
      const facets = await facetsOf({})
      const courtCount = facets.courts.find(({ value }) => value === 'Court of Appeal')!.count
      const year = facets.years.find(({ value }) => value === '2091')?.count
      return [(await search({})).total, facets.total, courtCount, year]
    }
    await finishIndexing(app.database)
    const [total, , ofCourt] = (await counts()) as [number, number, number]
    await storeCases(app.database, [
      { title: 'Counted v Once', court: 'Court of Appeal', date: '2091-01-01', citation: '[2091] KECA 90995 (KLR)' },
    ])
    const after = [total + 1, total + 1, ofCourt + 1, 1]
    expect(await counts()).toEqual(after)
    await finishIndexing(app.database)
    expect(await counts()).toEqual(after)
    const { rows } = await app.database.pool.query<{ id: number }>('select id from cases where case_id = $1', ['keca-2091-90995'])
    await correctRecord(app.database, rows[0]!.id, { court: 'High Court' })
    expect(await counts()).toEqual([total + 1, total + 1, ofCourt, 1])
    await removeDocument(app.database, rows[0]!.id)
    expect(await counts()).toEqual([total, total, ofCourt, undefined])
    await finishIndexing(app.database)
    expect(await counts()).toEqual([total, total, ofCourt, undefined])
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
    await storeCases(app.database, [
      { ...record, content: ['The appeals of the Court. Appealed, the court said.', 'The Court of Appeal.'] },
    ])
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
      'text: Heading and text have “landmark” 2 times and “justice” once',
      'passages: The words stand together in its best passages',
      'heading: 1 of 2 words in title, parties, citations or number',
      'court: Decided by the Court of Appeal, which binds the High Court, the courts of its standing and all below them',
      'cited: Cited by 1 case of the library',
    ])
    const lacking = (await search({ query: 'landmark justice citing', explain: 'true' })).results.find(
      ({ title }) => title === 'Landmark v Digest',
    )
    expect(lacking!.explanation!.parts[0]!.words).toBe('Heading and text have “landmark” 2 times and “justice” once')
    const [named] = (await search({ query: '[1999] KECA 90001', explain: 'true' })).results
    expect(named!.explanation!.parts[0]!.part).toBe('named')
    expect((await search({ query: 'landmark' })).results[0]!.explanation).toBeUndefined()
  })
}
