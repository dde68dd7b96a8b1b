import { type CaseMatches, mostMatches } from '#contract/matches'
import { type Facets } from '#contract/facets'
import { saysMore } from '#contract/says-more'
import { type Explanation, SearchFilters, type SearchResults, type Snippet } from '#contract/search'
import type { SortOrder } from '#contract/search-choices'
import type { SemanticResults } from '#contract/semantic'
import type { SimilarCases, SimilarityReason } from '#contract/similar'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { pageOf } from '../../http/page.ts'
import { Problem } from '../../http/problem.ts'
import type { Embeddings } from '../../providers/embeddings.ts'
import type { Cases } from '../cases/cases.ts'
import { createArrivals } from './arrivals/arrivals.ts'
import { explain } from './explain.ts'
import { type ExportParts, type Exports, createExports } from './export/exports.ts'
import { readFacets, readFacetsOfAll } from './facets.ts'
import { findNamed } from './find-named.ts'
import { countSeen, readLibraryCounts } from './library-counts/library-counts.ts'
import { readFilters } from './narrow.ts'
import { hasFilters } from './narrowing-storage.ts'
import { createPagesFirst } from './pages-first.ts'
import { createFindPhrases } from './phrases/find-phrases.ts'
import { type Lacks, findLacks } from './lacks.ts'
import { type SearchCaches, countElsewhere, countMatches, divideMatches, findPage, planSearch, stemsOf } from './plan.ts'
import { namedJudge } from './query/named-judge.ts'
import { listNames, namesJudgment } from './query/names.ts'
import { parseQuery } from './query/parse-query.ts'
import { type Marks, marksOf, readVocabulary } from './query/vocabulary.ts'
import { answerQuestion } from './semantic/semantic.ts'
import { createSimilar } from './similar/similar.ts'
import { fuseMeanings } from './semantic/fuse-meanings.ts'
import { cutParagraph, cutSnippets } from './snippets/cut-snippets.ts'
import { findMarks, foldText } from './snippets/find-marks.ts'
import { plainText } from './snippets/escape.ts'
import { namesOfJudges } from './resolve-fields.ts'
import { type SearchStorage, inSearch, searchStorage } from './storage.ts'
import { countParts } from './suggestions/count-parts.ts'
import { didYouMean } from './suggestions/did-you-mean.ts'
import { createSpelling } from './suggestions/spelling.ts'
import { createSuggestions } from './suggestions/suggestions.ts'
import { type NearPassage, createVectors } from './vectors/vectors.ts'
import { cacheWordShares } from './word-shares.ts'

export { type SearchEntry, readEntry } from './indexing/entry.ts'
export { type LibraryCount, adjustLibraryCounts, readLibraryCounts } from './library-counts/library-counts.ts'
export { finishIndexing, indexDocuments, indexStored, noteWords, reindex } from './indexing/indexing.ts'
export { unknownWords } from './indexing/new-words.ts'
export { recountCitations } from './indexing/storage.ts'
export { mergeSegments, mostUnmerged } from './phrases/merge-segments.ts'
export { removeFromSegments } from './phrases/remove-from-segments.ts'
export { type Arrived } from './arrivals/arrivals.ts'
export { type MayAnswer, readMayAnswer, readNeeded, stemsNeeded } from './arrivals/needed.ts'
export { MalformedQuery } from './query/query.ts'
export { understood } from './understood.ts'
export { type Meaning, readMeanings } from './semantic/expand-query.ts'
export { redactableVectors } from './vectors/redactable-vectors.ts'
export { indexLawFromBefore } from './law/index-from-before.ts'
export { indexProvisions, reindexLaw } from './law/provisions-storage.ts'
export { createSearchLaw } from './law/search-law.ts'
export { stem } from './words/stem.ts'
export { stopWords } from './words/stop-words.ts'
export { foldWord, foldedWords } from './words/words.ts'

export interface PageAsked {
  sort: SortOrder
  limit: number
  offset: number
  /** Whether each result says why it stands where it stands. */
  explain?: boolean
  /** Passages are cut unless this is false. */
  snippets?: boolean
  /** Of a plain question only what has every word. */
  everyWord?: boolean
  /** What may have been meant by a query that finds little is told unless this is false. */
  suggestions?: boolean
}

interface Found {
  total: number
  exact: boolean
  ids: number[]
  snippets: Map<number, Snippet[]>
  explanations: Map<number, Explanation>
  /** What the query names and the library does not hold, as it is written there. */
  unknownCases: string[]
  /** How many more have most of the words of a plain question. */
  partial: { total: number; exact: boolean } | null
  /** What each of these on the page lacks. */
  lacks: Map<number, Lacks>
  /** How many match elsewhere than in the jurisdiction that is asked for; of a plain question of which none does anywhere, how many have most of it. */
  elsewhere: number
}

const none: Found = {
  partial: null,
  lacks: new Map(),
  elsewhere: 0,
  total: 0,
  exact: true,
  unknownCases: [],
  ids: [],
  snippets: new Map(),
  explanations: new Map(),
}

/**
 * How the library is searched. A reader finds what it sees. Every query may throw a MalformedQuery.
 */
export function createSearch({ database, cases, embeddings = null }: { database: Database; cases: Cases; embeddings?: Embeddings | null }) {
  const spelling = createSpelling(database)
  const caches: SearchCaches = { readShares: cacheWordShares(), findPhrases: createFindPhrases() }
  const similar = createSimilar({ database, cases })
  const vectors = createVectors({ database, embeddings })
  const pagesFirst = createPagesFirst()

  /** Documents like the one that the filters name, the most alike first, with the reasons why; null where they name none. */
  const alikeTo = async (reader: Reader, filters: SearchFilters): Promise<Map<number, SimilarityReason[]> | null> => {
    if (filters.similar_to === null) return null
    const alike = await similar.alike(filters.similar_to, await readFilters(searchStorage(database.sql), filters, reader))
    return new Map(alike.map(({ documentId, case: one }) => [documentId, one.reasons]))
  }

  /** A page of what matches; without words, all that is within the filters. */
  const match = async (reader: Reader, filters: SearchFilters, page: PageAsked) => {
    const alike = await alikeTo(reader, filters)
    const found =
      alike !== null && filters.query === '' && page.sort === 'relevance'
        ? { ...none, total: alike.size, ids: [...alike.keys()].slice(page.offset, page.offset + page.limit) }
        : await (filters.query === '' ? listAll : findMatches)({ database, caches }, reader, filters, page, alike && [...alike.keys()])
    return { alike, found }
  }

  /** What means what is asked, the best first; `byVectors`: not by the dictionary alone. */
  const meant = async (reader: Reader, filters: SearchFilters, byVectors: boolean) => {
    const alike = await alikeTo(reader, filters)
    const narrowing = await readFilters(searchStorage(database.sql), filters, reader, alike && [...alike.keys()])
    const near = byVectors ? await vectors.near(filters.query, narrowing) : null
    const { ids, ...answer } = await answerQuestion({ database, readShares: caches.readShares }, filters.query, narrowing)
    return { ...answer, near, ids: near === null ? ids : fuseMeanings(ids, near) }
  }

  /** A page of the cases that match, with the passages that match. */
  const find = async (reader: Reader, filters: SearchFilters, page: PageAsked): Promise<SearchResults> => {
    const { alike, found } = await match(reader, filters, page)
    const byId = await cases.casesByIds(reader, found.ids)
    const hasTellingSnippet = (id: number, title: string) =>
      (found.snippets.get(id) ?? []).some(({ html }) => saysMore(plainText(html), title))
    const silent = [...byId].filter(([id, { summary, title }]) => summary === null && !hasTellingSnippet(id, title))
    const openings = await cases.openings(reader, page.snippets === false ? [] : silent.map(([id]) => id))
    const results = found.ids.flatMap((id) => {
      const one = byId.get(id)
      const explanation = found.explanations.get(id)
      const opening = openings.get(id)
      if (!one) return []
      const said = { ...(explanation && { explanation }), ...(opening !== undefined && { opening }) }
      return [{ ...one, snippets: found.snippets.get(id) ?? [], reasons: alike?.get(id), ...said, ...found.lacks.get(id) }]
    })
    const total = { total: found.total, total_relation: found.exact ? ('eq' as const) : ('gte' as const) }
    return {
      results,
      ...total,
      ...(found.partial && {
        total_partial: found.partial.total,
        total_partial_relation: found.partial.exact ? ('eq' as const) : ('gte' as const),
      }),
      ...(found.elsewhere > 0 && { elsewhere: found.elsewhere }),
      offset: page.offset,
      limit: page.limit,
      ...(found.unknownCases.length > 0 && { not_held: found.unknownCases }),
    }
  }

  /** The same with what the reader may have meant, where that finds more. */
  const findOrSuggest = async (reader: Reader, filters: SearchFilters, page: PageAsked): Promise<SearchResults> => {
    const found = await find(reader, filters, page)
    if (page.suggestions === false) return found
    // Who names a judgment that is there, or quotes words that stand there, has made no slip.
    if (found.total > 0 && (filters.query.includes('"') || namesJudgment(filters.query))) return found
    const asked = { reader, query: filters.query, total: found.total, partial: found.total_partial ?? 0 }
    const count = async (query: string) =>
      (await find(reader, { ...filters, query }, { ...page, limit: 1, offset: 0, snippets: false, everyWord: true })).total
    const parts = found.total + (found.total_partial ?? 0) === 0 ? await countParts(filters.query, count) : []
    return { ...found, ...(await didYouMean(spelling, asked, count)), ...(parts.length > 0 && { parts }) }
  }

  return {
    find: (reader: Reader, filters: SearchFilters, page: PageAsked): Promise<SearchResults> =>
      pagesFirst.page(() => findOrSuggest(reader, filters, page)),

    /** Resolves once no page is being looked for in this process, after so many milliseconds at the latest; with how many it waited. */
    quiet: pagesFirst.quiet,

    /** Meaning by vectors: how far the library has them, and what makes them. */
    meaning: { state: vectors.state, followBy: vectors.followBy, embedAll: vectors.embedAll },

    /** Paragraphs near to a question by what they mean, the nearest first, among what the reader sees; null where no model tells meanings. */
    near: vectors.isUsed
      ? async (reader: Reader, question: string, filters: SearchFilters): Promise<NearPlace[]> => {
          const found = (await vectors.near(question, await readFilters(searchStorage(database.sql), filters, reader))) ?? []
          return found.map(({ case_id: caseId, paragraph, likeness }) => ({ caseId, paragraph, answers: likeness >= leastAnswering }))
        }
      : null,

    /** Cases for a question by what it means, and how it was widened. */
    async semantic(reader: Reader, filters: SearchFilters, page: { limit: number; offset: number }): Promise<SemanticResults> {
      const { ids, near, complete, expansion, marks } = await meant(reader, filters, true)
      const shown = ids.slice(page.offset, page.offset + page.limit)
      const byId = await cases.casesByIds(reader, shown)
      const snippets = await snippetsOf(searchStorage(database.sql), marks, shown, near ?? [])
      const results = shown.flatMap((id) => (byId.has(id) ? [{ ...byId.get(id)!, snippets: snippets.get(id) ?? [] }] : []))
      return {
        results,
        total: ids.length,
        total_relation: complete ? 'eq' : 'gte',
        ...page,
        expansion: near === null ? expansion : { ...expansion, method: 'dictionary of legal words and vectors' },
      }
    },

    /** The first cases that `find` answers and what it does not hold, for whoever reads them itself: nothing of what a screen shows of them. */
    async firstByWords(reader: Reader, filters: SearchFilters, limit: number): Promise<{ caseIds: string[]; notHeld: string[] }> {
      const { found } = await match(reader, filters, { sort: 'relevance', limit, offset: 0, snippets: false })
      return { caseIds: await cases.caseIds(reader, found.ids), notHeld: found.unknownCases }
    },

    /** The first cases that `semantic` answers by the dictionary alone, in the same way; what is `near` stands beside them. */
    firstByDictionary: async (reader: Reader, filters: SearchFilters, limit: number): Promise<string[]> =>
      cases.caseIds(reader, (await meant(reader, filters, false)).ids.slice(0, limit)),

    /** Lists of what is found as files; `publicUrl` is where readers reach this application, empty where it is not known. */
    exports: ({ publicUrl, limits }: Pick<ExportParts, 'publicUrl' | 'limits'>): Exports =>
      createExports({
        cases,
        publicUrl,
        limits,
        clock: database.clock,
        find: async (reader, filters, page) =>
          (await find(reader, filters, { ...page, offset: 0, snippets: false, everyWord: true })).results,
      }),

    /** Cases that a text names by citation, number or address, within the filters, the newest of each name first. */
    async named(reader: Reader, text: string, filters: SearchFilters): Promise<string[]> {
      const names = listNames(text)
      if (names.length === 0) return []
      const storage = searchStorage(database.sql)
      const { named } = await findNamed(storage, { names }, await readFilters(storage, { ...filters, jurisdiction: 'all' }, reader))
      const byId = await cases.casesByIds(reader, named)
      return named.flatMap((id) => byId.get(id)?.id ?? [])
    },

    /** Judges by any form of a name, as filters name them: whoever has the first of some spellings that anybody has. */
    judgesCalled: (reader: Reader, spellings: readonly string[]): Promise<string[]> =>
      namesOfJudges(searchStorage(database.sql), spellings, reader),

    arrivals: createArrivals({ database, caches, alikeTo: async (reader, filters) => (await alikeTo(reader, filters))?.keys() ?? null }),

    /** How many cases a reader may see. */
    countSeen: (reader: Reader) => countSeen(database, reader),

    suggest: createSuggestions({ database, spelling }).suggest,

    /** Cases like one, the most alike first; `not-found` for one that the reader does not see. */
    async similar(reader: Reader, caseId: string, limit: number): Promise<SimilarCases> {
      const alike = await similar.alike(caseId, await readFilters(searchStorage(database.sql), SearchFilters.parse({}), reader))
      const cases = alike.slice(0, limit).map(({ case: one }) => one)
      return pageOf(cases, alike.length, { offset: 0, limit })
    },

    /** Where the words and phrases of a query stand in one case; throws a Problem 404 where the reader finds no such case. */
    async matchesIn(reader: Reader, caseId: string, query: string): Promise<CaseMatches> {
      const storage = searchStorage(database.sql)
      const judge = namedJudge(query)
      const asked = parseQuery(judge?.hasOffice ? judge.name : query)
      const found = await storage.textOf(reader, caseId)
      if (!found) throw new Problem('not-found')
      const marks = marksOf(asked, readVocabulary(await storage.vocabulary(stemsOf(asked))))
      return { revision: found.revision, ...placesOf(found.content ?? '', marks) }
    },

    /** How the cases that match divide. */
    async facets(reader: Reader, filters: SearchFilters): Promise<Facets> {
      const alike = await alikeTo(reader, filters)
      if (filters.query === '' && alike === null && !hasFilters(await readFilters(searchStorage(database.sql), filters, reader)))
        return readFacetsOfAll(await readLibraryCounts(database, { reader, across: true }))
      return inSearch(database, async (storage) => {
        const narrowing = await readFilters(storage, filters, reader, alike && [...alike.keys()])
        if (filters.query === '') return readFacets(await storage.facets({ kind: 'everything' }, narrowing))
        const plan = await planSearch(storage, filters.query, narrowing, caches)
        if (plan === null) return readFacets([])
        const facets = readFacets(await divideMatches(storage, plan))
        return plan.complete ? facets : { ...facets, total_relation: 'gte' }
      })
    },
  }
}

export type Search = ReturnType<typeof createSearch>

/** A paragraph that is less like a question is near it, and yet no answer by itself. */
const leastAnswering = 0.55

/** A paragraph near to a question; `answers`: so near that it answers even where no passage has its words. */
export interface NearPlace {
  caseId: string
  paragraph: number
  answers: boolean
}

/** `only`: the documents among which is searched; null for all. */
type Only = number[] | null

/** The library, with what is cached of it from search to search. */
interface Searched {
  database: Database
  caches: SearchCaches
}

async function listAll(
  { database }: Searched,
  reader: Reader,
  filters: SearchFilters,
  { sort, limit, offset }: PageAsked,
  only: Only,
): Promise<Found> {
  const storage = searchStorage(database.sql)
  const narrowing = await readFilters(storage, filters, reader, only)
  const total = hasFilters(narrowing) ? await storage.countAll(narrowing) : await countSeen(database, reader)
  const order = sort === 'relevance' ? 'newest' : sort
  const ids = offset >= total ? [] : await storage.inOrder({ kind: 'everything' }, narrowing, order, { limit, offset, but: [] })
  return { ...none, total, ids }
}

const findMatches = ({ database, caches }: Searched, reader: Reader, filters: SearchFilters, page: PageAsked, only: Only): Promise<Found> =>
  inSearch(database, async (storage) => {
    const narrowing = await readFilters(storage, filters, reader, only)
    const plan = await planSearch(storage, filters.query, narrowing, caches)
    if (plan === null) return none
    const counted = await countMatches(storage, plan)
    const { unknownCases } = plan
    const partial = page.everyWord || !counted.exact || !plan.readPartial ? null : await plan.readPartial()
    const countedPartial = partial && (await countMatches(storage, partial.plan))
    const first = counted.exact && page.offset >= counted.total ? noPage : await findPage(storage, plan, counted, page)
    const rest = {
      ...page,
      limit: page.limit - first.ids.length,
      offset: Math.max(0, page.offset - counted.total),
    }
    const then =
      partial && countedPartial && rest.limit > 0 && rest.offset < countedPartial.total
        ? await findPage(storage, partial.plan, countedPartial, rest)
        : noPage
    // Where no case anywhere has every word, those abroad that have most of them are worth telling.
    const elsewhereWithMost = async () => (partial !== null && counted.total === 0 ? countElsewhere(storage, partial.plan) : 0)
    const ids = [...first.ids, ...then.ids]
    const explained = (): [number, Explanation][] => [
      ...first.ids.map((id): [number, Explanation] => [id, explain(plan, first.explanations, id)]),
      ...then.ids.map((id): [number, Explanation] => [id, explain(partial!.plan, then.explanations, id)]),
    ]
    return {
      total: Math.max(counted.total, first.ids.length === 0 ? 0 : page.offset + first.ids.length),
      exact: counted.exact,
      partial: plan.isPlain ? { total: countedPartial?.total ?? 0, exact: counted.exact && (countedPartial?.exact ?? true) } : null,
      elsewhere: page.everyWord ? 0 : (await countElsewhere(storage, plan)) || (await elsewhereWithMost()),
      unknownCases,
      ids,
      lacks: partial === null ? new Map() : await findLacks(storage, partial, then.ids),
      snippets: page.snippets === false ? new Map() : await snippetsOf(storage, plan.marks, ids),
      explanations: page.explain && page.sort === 'relevance' ? new Map(explained()) : new Map(),
    }
  })

const noPage = { ids: [], explanations: new Map<number, Explanation>() }

/** Cutting a page of a hundred long texts would hold up other requests: they get their turn after every few. */
const textsAtOnce = 10

/** Where no word is to be marked, a passage that lies near the question shows what it is found by. */
async function snippetsOf(
  storage: SearchStorage,
  marks: Marks,
  ids: number[],
  near: readonly NearPassage[] = [],
): Promise<Map<number, Snippet[]>> {
  const snippets = new Map<number, Snippet[]>()
  for (let from = 0; from < ids.length; from += textsAtOnce) {
    const texts = await storage.texts(ids.slice(from, from + textsAtOnce))
    for (const { id, text, paragraphs, parts } of texts) {
      const layout = { paragraphs, parts }
      const marked = cutSnippets(text, layout, marks)
      const nearest = marked.length > 0 ? undefined : near.find((one) => one.id === id)
      snippets.set(id, nearest ? [cutParagraph(text, layout, nearest.paragraph) ?? []].flat() : marked)
    }
  }
  return snippets
}

/** The marks of a text, the longest first where they overlap. */
function placesOf(text: string, marks: Marks): Omit<CaseMatches, 'revision'> {
  const matches: CaseMatches['matches'] = []
  for (const { start, end } of findMarks(foldText(text), marks, mostMatches + 1))
    if (start >= (matches.at(-1)?.end ?? 0)) matches.push({ start, end })
  return { matches: matches.slice(0, mostMatches), complete: matches.length <= mostMatches }
}
