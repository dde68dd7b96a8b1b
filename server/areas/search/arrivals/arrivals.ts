import type { SearchFilters, Snippet } from '#contract/search'
import type { Reader } from '../../../access/access.ts'
import type { Database } from '../../../database/open.ts'
import { readFilters } from '../narrow.ts'
import { type SearchCaches, planSearch, stemsOf } from '../plan.ts'
import { cutSnippets } from '../snippets/cut-snippets.ts'
import { type SearchStorage, searchStorage } from '../storage.ts'
import { parseQuery } from '../query/parse-query.ts'
import { marksOf, readVocabulary } from '../query/vocabulary.ts'
import { stem } from '../words/stem.ts'
import { readHolds } from './holds.ts'
import { stemsNeeded, readNeeded } from './needed.ts'
import { rememberBatch } from './remember-batch.ts'
import { type Decided, arrivedStorage } from './storage.ts'

/** So many searches are asked of the database in one statement. */
const askedAtOnce = 50
const everything = { kind: 'everything' } as const

/** A document that came to the library, or changed there. */
export interface Arrived {
  id: number
  caseId: string
  /** The account that alone sees it; null where it is public. */
  owner: string | null
  /** YYYY-MM-DD; null where the day of the decision is not known. */
  decided: string | null
  at: Date
  /** All its words, and their stems. */
  words: ReadonlySet<string>
  stems: ReadonlySet<string>
}

/** A search that is asked of some documents, on behalf of a reader. */
export interface AskedSearch {
  reader: Reader
  filters: SearchFilters
  documents: readonly ArrivedId[]
}

/** A document by its id; where its words are at hand, most of what a search asks of it is told by these. */
type ArrivedId = Pick<Arrived, 'id'> & Partial<Pick<Arrived, 'words'>>

interface Parts {
  database: Database
  caches: SearchCaches
  /** Documents like the one that the filters name; null where they name none. */
  alikeTo: (reader: Reader, filters: SearchFilters) => Promise<Iterable<number> | null>
}

/** Searching among a few documents that have just come: by the query, the filters and the reader of any other search. */
export function createArrivals({ database, caches, alikeTo }: Parts) {
  const storage = searchStorage(database.sql)
  const own = arrivedStorage(database)
  // In some documents a phrase is looked for where it stands: what is known of it in the whole library spares nothing.
  const among: SearchCaches = { ...caches, findPhrases: async (_storage, match) => match }

  /** A search with what is known of its documents: those that match if the reader sees them within the filters, and those that must be asked. */
  const decide = async (storage: SearchStorage, { reader, filters, documents }: AskedSearch): Promise<Decided[]> => {
    const alike = await alikeTo(reader, filters)
    const likeIt = alike && new Set(alike)
    const asked = documents.filter(({ id }) => likeIt?.has(id) ?? true)
    const ids = asked.map(({ id }) => id)
    if (ids.length === 0) return []
    const narrowing = await readFilters(storage, filters, reader, ids)
    if (filters.query === '') return [{ narrowing, match: everything, known: ids, open: [] }]
    const plan = await planSearch(storage, filters.query, narrowing, among)
    if (plan === null) return []
    // Texts were still to be read when the time for one search was over: fewer are read at once.
    if (!plan.complete && ids.length > 1) {
      const half = ids.length >> 1
      const halves = [asked.slice(0, half), asked.slice(half)]
      return (await Promise.all(halves.map((some) => decide(storage, { reader, filters, documents: some })))).flat()
    }
    const holds = readHolds(plan.match)
    const decided: Decided = { narrowing: plan.narrowing, match: plan.match, known: [], open: [] }
    for (const { id, words } of asked) {
      const held = words === undefined ? null : holds({ id, words })
      if (held === true) decided.known.push(id)
      if (held === null) decided.open.push(id)
    }
    return decided.known.length + decided.open.length === 0 ? [] : [decided]
  }

  /** Which of their documents some searches find, exactly; of a plain question those with every word. In the order of the searches. */
  const foundByEach = async (searches: readonly AskedSearch[]): Promise<Set<number>[]> => {
    const remembering = rememberBatch(storage)
    await remembering.prepare(searches.map(({ filters }) => filters.query))
    const asked: (Decided & { place: number })[] = []
    for (const [place, search] of searches.entries())
      asked.push(...(await decide(remembering.storage, search)).map((one) => ({ ...one, place })))
    const found = searches.map(() => new Set<number>())
    for (let from = 0; from < asked.length; from += askedAtOnce) {
      const some = asked.slice(from, from + askedAtOnce)
      for (const { search, id } of await own.foundByEach(some)) found[some[search]!.place]!.add(id)
    }
    return found
  }

  /** Which of some documents one search finds. */
  const found = async (reader: Reader, filters: SearchFilters, ids: readonly number[]): Promise<number[]> => [
    ...(await foundByEach([{ reader, filters, documents: ids.map((id) => ({ id })) }]))[0]!,
  ]

  return {
    found,
    foundByEach,

    /** Stems by which the searches are found that a new document may answer; null where it may answer without any. */
    stemsOfSearch: (query: string): string[] | null => stemsNeeded(readNeeded(query)),

    /** Some documents by the ids that events name them by, with their words; those that are gone are left out. */
    async read(caseIds: readonly string[]): Promise<Arrived[]> {
      const known = new Map<string, string>()
      const stemOf = (word: string) => {
        const stored = known.get(word)
        if (stored !== undefined) return stored
        const made = stem(word)
        known.set(word, made)
        return made
      }
      return (await own.arrived(caseIds)).map(({ words: written, ...document }) => {
        const words = written.split(' ')
        return { ...document, words: new Set(words), stems: new Set(words.map(stemOf)) }
      })
    },

    /** The passages of some documents that say most about a query, to whoever is known to see them. */
    async passages(query: string, ids: number[]): Promise<Map<number, Snippet[]>> {
      if (query === '' || ids.length === 0) return new Map()
      const asked = parseQuery(query)
      const marks = marksOf(asked, readVocabulary(await storage.vocabulary(stemsOf(asked))))
      return new Map((await storage.texts(ids)).map(({ id, text, ...layout }) => [id, cutSnippets(text, layout, marks)]))
    },
  }
}
