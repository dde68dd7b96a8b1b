import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SearchResults } from '#contract/search'
import { type NaiveQuery, type ReadDocument, naiveQueries, naiveShare } from '../query/naive-queries.ts'
import { namedJudge } from '../query/named-judge.ts'
import { stem } from '../words/stem.ts'
import { stopWords } from '../words/stop-words.ts'
import { foldedWords } from '../words/words.ts'
import { matchingAmong } from './among.ts'
import { address, courts, facetsOf, get, held, judges, search, titles, words } from './library.ts'

/** What a search must find, worked out the slow way. */
function holds({ heading, body }: ReadDocument, query: { words: string[]; phrases: string[][] }): boolean {
  const present = new Set([...heading, ...body].map(stem))
  const hasPhrase = (text: string[], phrase: string[]) => text.some((_, i) => phrase.every((word, k) => text[i + k] === word))
  return (
    query.words.every((word) => present.has(stem(word))) &&
    query.phrases.every((phrase) => hasPhrase(heading, phrase) || hasPhrase(body, phrase))
  )
}

/** What is found is what a reader with patience finds. */
export function testWhatIsFound(runs: { filtered: number; language: number; plain: number }) {
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
          const found = await search({ query: text, ...narrow, sort, every: 'true', limit: 100 })
          const every = found.results.slice(0, found.total)
          expect(every.map(({ id }) => id).sort()).toEqual(expected.map((one) => one.case.id).sort())
          expect(found).toMatchObject({ total: expected.length, total_relation: 'eq' })
          if (sort !== 'relevance') {
            const dates = every.map(({ date }) => date!)
            expect(dates).toEqual(sort === 'newest' ? dates.toSorted().reverse() : dates.toSorted())
          }
          const facets = await facetsOf({ query: text, ...narrow, every: true })
          expect(facets.total).toBe(expected.length)
          expect(facets.courts.reduce((sum, { count }) => sum + count, 0)).toBe(expected.length)
        }),
        { numRuns: runs.filtered },
      )
    }, 300_000)

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

    test('in the whole query language is what a reader with patience finds, in the library and among what has just arrived', async () => {
      const among = matchingAmong()
      // Patience ends somewhere: pairs of words in the long one are millions.
      const long = held.find((one) => one.case.title === 'Long v Short')!
      const short = held.filter((one) => one !== long)
      await fc.assert(
        fc.asyncProperty(language, async ({ text, holds: answers }) => {
          const expected = short.filter(answers).map((one) => one.case.id)
          const found = await search({ query: text, every: 'true', limit: 100 })
          const ids = found.results.slice(0, found.total).map(({ id }) => id)
          expect(ids.filter((id) => id !== long.case.id).sort(), text).toEqual(expected.sort())
          expect(found).toMatchObject({ total: ids.length, total_relation: 'eq' })
          expect((await facetsOf({ query: text, every: true })).total).toBe(ids.length)
          const arrived = short.map((one) => one.case.id)
          expect((await among(text, arrived)).sort(), `among what arrived: ${text}`).toEqual(expected.sort())
        }),
        { numRuns: runs.language },
      )
    }, 300_000)

    const question = fc.array(fc.constantFrom(...words.filter((one) => one !== 'E12/2020'), 'nowhere', 'what', 'onus'), {
      minLength: 1,
      maxLength: 14,
    })

    test('of a plain question is what has enough of it, each with what it lacks, and where it is asked for what has every word', async () => {
      await fc.assert(
        fc.asyncProperty(question, fc.constantFrom('relevance', 'newest'), async (asked, sort) => {
          const text = asked.join(' ')
          // 'justice lands natural' asks for a judge.
          fc.pre(namedJudge(text) === null)
          const shares = new Map(held.map((one) => [one.case.id, naiveShare(text, one)]))
          const every = [...shares.keys()].filter((id) => shares.get(id)!.every).sort()
          const strict = await search({ query: text, sort, every: 'true', limit: 100 })
          expect({ text, ids: strict.results.map(({ id }) => id).sort() }).toEqual({ text, ids: every })
          expect(strict).toMatchObject({ total: every.length, total_every: every.length })
          expect((await facetsOf({ query: text, every: true })).total).toBe(every.length)

          const found = await search({ query: text, sort, limit: 100 })
          const ids = found.results.map(({ id }) => id)
          expect(found, text).toMatchObject({ total: ids.length, total_every: every.length })
          expect(ids.filter((id) => shares.get(id)!.every).sort(), text).toEqual(every)
          if (sort === 'newest') expect(ids.toSorted(), text).toEqual(every)
          for (const { id, missing } of found.results)
            expect(missing?.toSorted(), text).toEqual(shares.get(id)!.every ? undefined : shares.get(id)!.missing.toSorted())
          const pages: string[] = []
          for (let offset = 0; offset < ids.length; offset += 9)
            pages.push(...(await search({ query: text, sort, limit: 9, offset })).results.map(({ id }) => id))
          expect(pages, text).toEqual(ids)
          expect((await facetsOf({ query: text, sort })).total).toBe(found.total)
        }),
        { numRuns: runs.plain },
      )
    }, 300_000)

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
    })
  })
}
