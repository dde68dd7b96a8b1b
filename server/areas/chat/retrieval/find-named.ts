import type { ChatFilters } from '#contract/chat'
import { leavesOut } from '#contract/reasons/narrowing-words'
import type { Narrowing } from '#contract/reasons/narrowing'
import { SearchFilters } from '#contract/search'
import type { Reader } from '../../../access/access.ts'
import type { Search } from '../../search/search.ts'
import { besides, carryOn, filtersOf, narrowingOf, noNarrowing, readNarrowing } from './narrowing/narrowing.ts'
import { type PartiesRead, readJudges, readParties } from './read-names.ts'

/** What is asked: in the question, in the one before it on which it leans, and beside it. */
export interface Asked {
  question: string
  /** Null where the question stands alone. */
  leansOn: string | null
  filters: ChatFilters | null
  /** To what the answer before it was narrowed by what was named; null for nothing. */
  kept: Narrowing | null
  /** To what this is narrowed whatever is named; null where that counts. */
  within: Narrowing | null
  /** In Nairobi, YYYY-MM-DD. */
  today: string
}

/** To what an answer was narrowed; `held` is false where the library has no such decision at all. */
export type Narrowed = Narrowing & { held: boolean }

export interface FoundNamed {
  /** Cases that are read whatever they say. */
  caseIds: string[]
  /** What search is given beside the question. */
  filters: SearchFilters
  /** The words that are left: what narrows is asked no more. */
  words: string
  /** What is named and not held, as a reader would say it. */
  notHeld: string[]
  /** What the question named, or one before it (`kept`); null where neither did. */
  narrowed: (Narrowed & { kept: boolean }) | null
  /** What the filters beside it say; null where they leave nothing out. */
  filtered: Narrowed | null
}

const everything = SearchFilters.parse({ jurisdiction: 'all' })
/** Cases that one question names. */
const maxNamed = 4
/** Parties that fit more cases than this name none of them. */
const maxOfParties = 4
const firstPage = (limit: number) => ({ limit, offset: 0, sort: 'relevance' as const, snippets: false, suggestions: false })

/** Finds directly what a question names: cases by citation or parties, judges under any of their names, courts, and when it was decided. */
export function createFindNamed(search: Pick<Search, 'find' | 'named' | 'judgesCalled'>) {
  /** Within the filters; null where the library has no such case. */
  const casesOf = async (reader: Reader, { words }: PartiesRead, filters: SearchFilters): Promise<string[] | null> => {
    const query = words.map((word) => `party:"${word}"`).join(' ')
    const { results, total } = await search.find(reader, { ...everything, query }, firstPage(maxOfParties + 1))
    if (total === 0) return null
    if (total > maxOfParties) return []
    const within = await search.find(reader, { ...filters, query, jurisdiction: 'all' }, firstPage(maxOfParties))
    const seen = new Set(within.results.map(({ id }) => id))
    return results.flatMap(({ id }) => (seen.has(id) ? [id] : []))
  }

  /** Judges whom words name, under whatever name, and those of whom the library knows nothing. */
  const judgesIn = async (reader: Reader, words: string) => {
    const read = await Promise.all(readJudges(words).map(async (one) => ({ ...one, called: await search.judgesCalled(reader, one.names) })))
    return {
      judges: read.filter(({ called }) => called.length > 0),
      missing: read.filter(({ called, isName }) => called.length === 0 && isName).map(({ written }) => written),
    }
  }

  /** What one text names: its narrowing, its cases and the words that are left of it. */
  const readText = async (reader: Reader, text: string, panel: SearchFilters, today: string) => {
    const { narrowing, words } = readNarrowing(text, today)
    const parties = readParties(text)
    const [{ judges, missing }, cited, ...ofParties] = await Promise.all([
      judgesIn(reader, text),
      search.named(reader, text, panel),
      ...parties.map((one) => casesOf(reader, one, panel)),
    ])
    const written = judges.map((one) => one.written)
    return {
      narrowing: { ...narrowing, judges: written },
      words: [...written, ...missing].reduce((left, name) => left.replace(name, ' '), words),
      caseIds: [...cited, ...ofParties.flatMap((ids) => ids ?? [])],
      notHeld: [...missing, ...parties.flatMap(({ written: names, isName }, i) => (isName && ofParties[i] === null ? [names] : []))],
    }
  }

  const isHeld = async (reader: Reader, filters: SearchFilters) => (await search.find(reader, filters, firstPage(1))).total > 0
  const calledBy = async (reader: Reader, judges: readonly string[]) =>
    (await Promise.all(judges.map((one) => judgesIn(reader, one)))).flatMap((one) => one.judges.flatMap(({ called }) => called))

  return async (reader: Reader, { question, leansOn, filters: given, kept, within, today }: Asked): Promise<FoundNamed> => {
    const isWhole = given?.whole === true
    const { whole: _whole, ...beside } = given ?? {}
    const { query, jurisdiction } = SearchFilters.parse(beside)
    const panel: SearchFilters = isWhole ? { ...everything, jurisdiction } : { ...everything, ...beside, query: '' }
    const [own, before] = await Promise.all([
      readText(reader, question, panel, today),
      leansOn === null ? null : readText(reader, leansOn, panel, today),
    ])
    // A case that is named is something else than what was asked for before.
    const carried = isWhole
      ? { narrowing: noNarrowing, kept: false }
      : within
        ? { narrowing: within, kept: true }
        : carryOn(own.narrowing, own.caseIds.length > 0 ? null : kept)
    const narrowing = besides(carried.narrowing, given)
    const called = await calledBy(reader, narrowing.judges)
    const named = { ...narrowing, judges: called.length > 0 ? narrowing.judges : [] }
    const chosen = isWhole || given === null ? noNarrowing : narrowingOf(given)
    const [ofNamed, ofChosen] = [filtersOf(named, called), filtersOf(chosen, [...chosen.judges])]
    const [held, chosenHeld] = await Promise.all([
      !leavesOut(named) || isHeld(reader, ofNamed),
      !leavesOut(chosen) || isHeld(reader, ofChosen),
    ])
    return {
      caseIds: [...new Set([...own.caseIds, ...(before?.caseIds ?? [])])].slice(0, maxNamed),
      filters: {
        ...ofNamed,
        courts: chosen.courts.length > 0 ? ofChosen.courts : ofNamed.courts,
        judges: chosen.judges.length > 0 ? ofChosen.judges : ofNamed.judges,
        dateFrom: chosen.from ?? ofNamed.dateFrom,
        dateTo: chosen.to ?? ofNamed.dateTo,
        query,
        jurisdiction,
      },
      words: [own.words, before?.words ?? ''].join(' ').trim(),
      notHeld: [...new Set([...own.notHeld, ...(before?.notHeld ?? [])])],
      narrowed: leavesOut(named) || named.latest ? { ...named, kept: carried.kept, held } : null,
      filtered: leavesOut(chosen) ? { ...chosen, held: chosenHeld } : null,
    }
  }
}
