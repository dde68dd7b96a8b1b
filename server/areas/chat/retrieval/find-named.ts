import type { ChatFilters } from '#contract/chat'
import { SearchFilters } from '#contract/search'
import type { Reader } from '../../../access/access.ts'
import type { Search } from '../../search/search.ts'
import { type PartiesRead, readJudges, readParties } from './read-names.ts'
import { readQuestion } from './read-question.ts'

export interface FoundNamed {
  /** Cases that are read whatever they say. */
  caseIds: string[]
  /** What is given beside the question with what it names: judges, courts, dates. */
  filters: SearchFilters
  /** The words that are left: what narrows is asked no more. */
  words: string
  /** What is named and not held, as a reader would say it. */
  notHeld: string[]
}

const none = SearchFilters.parse({ jurisdiction: 'all' })
/** Cases that one question names. */
const mostNamed = 4
/** Parties that fit more cases than this name none of them. */
const mostOfParties = 4
const firstPage = (limit: number) => ({ limit, offset: 0, sort: 'relevance' as const, snippets: false, suggestions: false })

/** Finds directly what a question names: cases by citation or parties, judges under any of their names, courts, and when it was decided. */
export function createFindNamed(search: Pick<Search, 'find' | 'named' | 'judgesCalled'>) {
  /** Within the filters; null where the library has no such case. */
  const casesOf = async (reader: Reader, { words }: PartiesRead, filters: SearchFilters): Promise<string[] | null> => {
    const query = words.map((word) => `party:"${word}"`).join(' ')
    const { results, total } = await search.find(reader, { ...none, query }, firstPage(mostOfParties + 1))
    if (total === 0) return null
    if (total > mostOfParties) return []
    const within = await search.find(reader, { ...filters, query, jurisdiction: 'all' }, firstPage(mostOfParties))
    const seen = new Set(within.results.map(({ id }) => id))
    return results.flatMap(({ id }) => (seen.has(id) ? [id] : []))
  }

  /** Judges whom it names, under whatever name, with the words that are left. */
  const findJudges = async (reader: Reader, question: string) => {
    const read = await Promise.all(
      readJudges(question).map(async (one) => ({ ...one, called: await search.judgesCalled(reader, one.names) })),
    )
    const judges = read.filter(({ called }) => called.length > 0)
    const missing = read.filter(({ called, isName }) => called.length === 0 && isName)
    const words = [...judges, ...missing].reduce((left, { written }) => left.replace(written, ' '), question)
    return { judges, words, notHeld: missing.map(({ written }) => written) }
  }

  return async (reader: Reader, question: string, given: ChatFilters | null): Promise<FoundNamed> => {
    const { judges, words: withoutJudges, notHeld } = await findJudges(reader, question)
    const { words, filters, said } = readQuestion(withoutJudges, given)
    if (filters.judges.length === 0 && judges.length > 0) {
      filters.judges = judges.flatMap(({ called }) => called)
      said.unshift(`of ${judges.map(({ written }) => written).join(' or ')}`)
    }
    const panel: SearchFilters = { ...none, ...given, query: '' }
    const parties = readParties(question)
    const [cited, ...ofParties] = await Promise.all([
      search.named(reader, question, panel),
      ...parties.map((one) => casesOf(reader, one, panel)),
    ])
    const unheld = parties.flatMap(({ written, isName }, i) => (isName && ofParties[i] === null ? [written] : []))
    const caseIds = [...new Set([...cited, ...ofParties.flatMap((ids) => ids ?? [])])].slice(0, mostNamed)
    return {
      caseIds,
      filters,
      words,
      notHeld: [...notHeld, ...unheld, ...(await nothingOf(reader, { filters: without(filters, given), said }))],
    }
  }

  /** 'decisions of the Supreme Court in March 2023', where the library has none at all. */
  async function nothingOf(reader: Reader, { filters, said }: { filters: SearchFilters; said: readonly string[] }): Promise<string[]> {
    if (said.length === 0) return []
    const { total } = await search.find(reader, { ...filters, query: '' }, firstPage(1))
    return total > 0 ? [] : [`decisions ${said.join(' ')}`]
  }
}

/** What narrows a question by itself. */
const without = ({ courts, judges, dateFrom, dateTo }: SearchFilters, given: ChatFilters | null): SearchFilters => ({
  ...none,
  courts: given?.courts.length ? [] : courts,
  judges: given?.judges.length ? [] : judges,
  ...(given?.dateFrom || given?.dateTo ? {} : { dateFrom, dateTo }),
})
