import type { SearchFilters, Snippet } from '#contract/search'
import type { Reader } from '../../../access/access.ts'
import type { Database } from '../../../database/open.ts'
import { type Index, type Expression, type Sight, everything } from '../engine/engine.ts'
import { cutSnippets } from '../page/cut-snippets.ts'
import { readMarks } from '../page/read-marks.ts'
import { sightOf, withinOf } from '../plan/expressions.ts'
import { readFilters } from '../plan/resolve-filters.ts'
import { planSearch } from '../plan/plan.ts'
import { type SearchStorage, searchStorage } from '../storage.ts'
import { rememberedStem } from '../words/remembered-stem.ts'
import { foldedWords } from '../words/words.ts'
import { readRequiredTerms, requiredTerms } from './needed.ts'
import { rememberBatch } from './remember-batch.ts'
import { percolatorStorage } from './storage.ts'

/** A document that came to the library, or changed there. */
export interface Arrived {
  id: number
  caseId: string
  /** The account that alone sees it; null where it is public. */
  owner: string | null
  /** YYYY-MM-DD; null where the day of the decision is not known. */
  decided: string | null
  at: Date
  /** The stems of all its words. */
  stems: ReadonlySet<string>
}

/** A search that is asked of some documents, on behalf of a reader. */
export interface AskedSearch {
  reader: Reader
  filters: SearchFilters
  documents: readonly Pick<Arrived, 'id'>[]
}

interface Deps {
  database: Database
  index: Index
  /** Documents like the one that the filters name; null where they name none. */
  alikeTo: (reader: Reader, filters: SearchFilters) => Promise<Iterable<number> | null>
}

/**
 * Searching among a few documents that have just come: by the query, the filters and the reader of any other search, and of a plain question for
 * those with every word.
 */
export function createPercolator({ database, index, alikeTo }: Deps) {
  const storage = searchStorage(database.sql)
  const own = percolatorStorage(database)

  /** A search as it is asked of its documents; null where none of them can match. */
  const plan = async (
    from: SearchStorage,
    { reader, filters, documents }: AskedSearch,
  ): Promise<{ sight: Sight; meant: Expression } | null> => {
    const alike = await alikeTo(reader, filters)
    const likeIt = alike && new Set(alike)
    const ids = documents.map(({ id }) => id).filter((id) => likeIt?.has(id) ?? true)
    if (ids.length === 0) return null
    const narrowing = await readFilters(from, filters, reader, ids)
    if (filters.query === '') return { sight: sightOf(reader), meant: { kind: 'all', of: [await withinOf(from, narrowing), everything] } }
    const planned = await planSearch(from, filters.query, narrowing, { everyWord: true })
    return planned && { sight: planned.plan.sight, meant: { kind: 'all', of: [planned.plan.within, planned.every] } }
  }

  /** Which of their documents some searches find, exactly. In the order of the searches. */
  const foundByEach = async (searches: readonly AskedSearch[]): Promise<Set<number>[]> => {
    const remembering = rememberBatch(storage)
    const asked: { place: number; sight: Sight; meant: Expression }[] = []
    for (const [place, search] of searches.entries()) {
      const planned = await plan(remembering, search)
      if (planned) asked.push({ place, ...planned })
    }
    const found = searches.map(() => new Set<number>())
    if (asked.length === 0) return found
    const documents = [...new Set(searches.flatMap((search) => search.documents.map(({ id }) => id)))]
    const answers = await index.askOf(
      documents,
      'match',
      asked.map(({ sight, meant }) => ({ sight, meant })),
    )
    answers.forEach((ids, i) => {
      for (const id of ids) found[asked[i]!.place]!.add(id)
    })
    return found
  }

  return {
    foundByEach,

    /** Which of some documents one search finds. */
    found: async (reader: Reader, filters: SearchFilters, ids: readonly number[]): Promise<number[]> => [
      ...(await foundByEach([{ reader, filters, documents: ids.map((id) => ({ id })) }]))[0]!,
    ],

    /** Stems by which the searches are found that a new document may answer; null where it may answer without any. */
    stemsOfSearch: (query: string): string[] | null => requiredTerms(readRequiredTerms(query)),

    /** Some documents by the ids that events name them by, with their words; those that are gone are left out. */
    async read(caseIds: readonly string[]): Promise<Arrived[]> {
      const arrived = await own.arrived(caseIds)
      return arrived.map(({ words, ...one }) => ({ ...one, stems: new Set([...new Set(foldedWords(words))].map(rememberedStem)) }))
    },

    /** The passages of some documents that say most about a query, to whoever is known to see them. */
    async passages(query: string, ids: number[]): Promise<Map<number, Snippet[]>> {
      if (query === '' || ids.length === 0) return new Map()
      const marks = await readMarks(index, query)
      return new Map((await storage.texts(ids)).map(({ id, text, ...layout }) => [id, cutSnippets(text, layout, marks)]))
    },
  }
}
