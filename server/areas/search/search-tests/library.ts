import { afterAll, beforeAll, expect } from 'vitest'
import type { CaseContent } from '#contract/cases'
import { searchFacets } from '#contract/facets'
import type { SearchResults } from '#contract/search'
import type { TestApp } from '../../../testing/create-test-app.ts'
import { type GivenRecord, storeCases } from '../../../testing/store-cases.ts'
import type { ReadDocument } from '../query/naive-queries.ts'
import { foldedWords } from '../words/words.ts'

export let app: TestApp
export let headers: { authorization: string }

export const get = async <T>(url: string): Promise<T> => {
  const answer = await app.inject({ url, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<T>()
}
export type Asked = Record<string, string | string[] | number | undefined>
export const address = (path: string, asked: Asked) => {
  const parameters = new URLSearchParams()
  for (const [name, values] of Object.entries(asked)) for (const value of [values ?? []].flat()) parameters.append(name, String(value))
  return `${path}?${parameters.toString()}`
}
export const search = (asked: Asked) => get<SearchResults>(address('/api/cases', asked))
export const facetsOf = (payload: object) => app.call(searchFacets, { body: payload }, headers)
export const titles = ({ results }: SearchResults) => results.map(({ title }) => title)

export const courts = ['High Court', 'Court of Appeal', 'Environment and Land Court']
export const judges = ['Asha Mwinyi', 'Peter Kiptoo Langat', 'Ruth Nasimiyu Barasa']
// Few words, so that words and phrases meet often; among them stop words, forms of one stem and words that are written in odd ways.
export const words =
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

/** What the library has, as a reader with patience sees it. */
export let held: ReadDocument[]

/** Opens one library for all subjects of the search tests: each further database would cost seconds. */
export function openLibrary(open: () => Promise<TestApp>) {
  beforeAll(async () => {
    app = await open()
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
}
