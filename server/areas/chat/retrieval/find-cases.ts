import type { SearchFilters } from '#contract/search'
import type { Reader } from '../../../access/access.ts'
import type { Cases } from '../../cases/cases.ts'
import type { NearPlace, Search } from '../../search/search.ts'
import { inWordsOfLaw, readMeanings } from './read-meanings.ts'
import { createTextReading, soughtOf } from './read-text.ts'
import { fuse, scoreTexts } from './score-passages.ts'

/**
 * Finds paragraphs anywhere in the library that may answer, the best first, within the filters and among what the reader sees. They are fused with what
 * whole cases say: their cases with the cases, their paragraphs with the order of the words.
 */
export type FindPlaces = (reader: Reader, question: string, filters: SearchFilters) => Promise<NearPlace[]>

export interface CasesAsked {
  /** The question without signs of the query language. */
  query: string
  filters: SearchFilters
  /** Cases that are read whatever they say. */
  subjects: readonly string[]
  /** Cases that go before others where they answer. */
  leading: readonly string[]
  /** Called before each search, so that others get their turn. */
  giveWay: () => Promise<void>
  /** The newest that have every word are read too. */
  isLatest?: boolean
}

interface Deps {
  cases: Pick<Cases, 'casesByCaseIds'>
  search: Pick<Search, 'find' | 'firstByWords' | 'firstByDictionary'>
  findPlaces: FindPlaces
}

const maxCases = 24
/** Cases of a project that are read beside those that search finds. */
const maxLeading = 8
/** Newest cases that have every word. */
const maxNewest = 12

/** Finds the cases in which to look, the best first, with the paragraphs found by meaning, and what the question names without the library holding it. */
export function createFindCases({ cases, search, findPlaces }: Deps) {
  /** Those of some cases that say most of what is asked: what search found first, then by their names and digests. */
  const pickLeading = async (reader: Reader, leading: readonly string[], { query, found }: { query: string; found: readonly string[] }) => {
    if (leading.length === 0) return []
    const all = new Set(leading)
    const known = found.filter((id) => all.has(id))
    const others = await cases.casesByCaseIds(
      reader,
      leading.filter((id) => !known.includes(id)),
    )
    const read = createTextReading(soughtOf(readMeanings(query)))
    const { scores } = scoreTexts(others.map(({ title, summary }) => [read(`${title} ${summary ?? ''}`)]))
    const ordered = [...others.keys()].toSorted((a, b) => scores[b]! - scores[a]!).map((at) => others[at]!.id)
    return [...known, ...ordered].slice(0, maxLeading)
  }

  return async (reader: Reader, { query, filters, subjects, leading, giveWay, isLatest = false }: CasesAsked) => {
    const words = [filters.query, query].filter(Boolean).join(' ')
    const retold = inWordsOfLaw(query)
    // One after the other, so that a search of somebody else waits for one of them and not for all.
    const places = await findPlaces(reader, query, filters)
    await giveWay()
    const { caseIds, notHeld } = await search.firstByWords(reader, { ...filters, query: words }, maxCases)
    const orders = [[...new Set(places.map(({ caseId }) => caseId))], caseIds]
    for (const asked of [words, ...(retold === null ? [] : [[filters.query, retold].filter(Boolean).join(' ')])]) {
      await giveWay()
      orders.push(await search.firstByDictionary(reader, { ...filters, query: asked }, maxCases))
    }
    if (isLatest) {
      await giveWay()
      const page = { limit: maxNewest, offset: 0, sort: 'newest' as const, snippets: false }
      orders.push((await search.find(reader, { ...filters, query: words }, page)).results.map(({ id }) => id))
    }
    const all = [...new Set(orders.flat())]
    const at = new Map(all.map((id, i) => [id, i]))
    const fused = fuse(orders.map((ids) => ids.map((id) => at.get(id)!)))
    const ordered = all.toSorted((a, b) => fused.get(at.get(b)!)! - fused.get(at.get(a)!)!)
    const first = await pickLeading(reader, leading, { query, found: ordered })
    return { ids: [...new Set([...subjects, ...first, ...ordered])].slice(0, maxCases), places, notHeld }
  }
}
