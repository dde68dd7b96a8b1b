import { type CaseMatches, maxMatches } from '#contract/matches'
import type { Case, CaseInBrief } from '#contract/cases'
import type { Facets } from '#contract/facets'
import type { FoundPassages } from '#contract/passage-search'
import { saysMore } from '#contract/says-more'
import { type Explanation, SearchFilters, type SearchResults } from '#contract/search'
import type { SemanticResults } from '#contract/semantic'
import type { SimilarCases, SimilarityReason } from '#contract/similar'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { pageOf } from '../../http/page.ts'
import { Problem } from '../../problem.ts'
import type { Embeddings } from '../../providers/embeddings.ts'
import { createPercolator } from './percolator/arrivals.ts'
import type { Index, Expression, PlacedPassage } from './engine/engine.ts'
import { type ExportParts, type Exports, createExports } from './export/exports.ts'
import { readFacets } from './facets.ts'
import { type PageAsked, type Searched, countEvery, findMatches, listAll, none, onPage, snippetsOf } from './find-page.ts'
import { openIndexHere } from './index/open-index.ts'
import { countSeen } from './library-counts/library-counts.ts'
import { cutPassage, cutSnippets } from './page/cut-snippets.ts'
import { plainText } from './page/escape.ts'
import { findMarks, foldText } from './page/find-marks.ts'
import type { Marks } from './page/marks.ts'
import { readMarks } from './page/read-marks.ts'
import { createSearchLaw } from './law/search-law.ts'
import { createForegroundPriority } from './foreground-priority.ts'
import { findNamed } from './plan/find-named.ts'
import { readFilters } from './plan/resolve-filters.ts'
import type { DocumentFilters } from './plan/document-filters-storage.ts'
import { planList, planSearch } from './plan/plan.ts'
import { namesOfJudges } from './plan/resolve-fields.ts'
import { listNames, namesJudgment } from './query/names.ts'
import { plainWords, readPlainQuestion } from './query/plain-words.ts'
import { soughtOf } from './query/sought.ts'
import { fuseMeanings } from './semantic/fuse-meanings.ts'
import { answerQuestion } from './semantic/semantic.ts'
import type { ShownCases } from './shown-cases.ts'
import { createSimilar } from './similar/similar.ts'
import { searchStorage } from './storage.ts'
import { countParts } from './suggestions/count-parts.ts'
import { didYouMean } from './suggestions/did-you-mean.ts'
import { createSpelling } from './suggestions/spelling.ts'
import { createSuggestions } from './suggestions/suggestions.ts'
import { createVectors } from './vectors/vectors.ts'

export { type SearchEntry, readEntry } from './indexing/entry.ts'
export { type LibraryCount, adjustLibraryCounts, readLibraryCounts } from './library-counts/library-counts.ts'
export { finishIndexing, indexDocuments, indexStored, reindex } from './indexing/indexing.ts'
export { forgetWords, recountCitations } from './indexing/storage.ts'
export type { Index } from './engine/engine.ts'
export { openIndexHere } from './index/open-index.ts'
export { openIndexAside } from './index/open-index-aside.ts'
export { openIndexThere } from './engine/opensearch/open-index-there.ts'
export { type IndexPlace, awaitIndex, inspectIndex, openIndexAt, rewriteIndex } from './index/index-place.ts'
export { usuallyAwaited } from './index/keeper.ts'
export { traceIndex } from './index/trace-index.ts'
export { rewriteFiles } from './index/rewrite-files.ts'
export { type Arrived } from './percolator/arrivals.ts'
export { type MayAnswer, readMayAnswer, readRequiredTerms, requiredTerms } from './percolator/needed.ts'
export { MalformedQuery } from './query/query.ts'
export { understood } from './understood.ts'
export { type Meaning, readMeanings } from './semantic/expand-query.ts'
export { indexProvisions, reindexLaw } from './law/provisions-storage.ts'
export { type SearchLaw, createSearchLaw } from './law/search-law.ts'
export { rememberedStem } from './words/remembered-stem.ts'
export { stem } from './words/stem.ts'
export { foldWord, foldedWords } from './words/words.ts'

interface SearchParts {
  database: Database
  cases: ShownCases
  /** The words of the library; without one they are held in this thread. */
  index?: Index
  embeddings?: Embeddings | null
}

/**
 * How the library is searched. A reader finds what it sees. Every query may throw a MalformedQuery.
 */
export function createSearch({ database, cases, index = openIndexHere(database), embeddings = null }: SearchParts) {
  const storage = searchStorage(database.sql)
  const spelling = createSpelling(database, index)
  const similar = createSimilar({ database, index, cases })
  const vectors = createVectors({ database, embeddings })
  const pagesFirst = createForegroundPriority()

  /** Documents like the one that the filters name, the most alike first, with the reasons why; null where they name none. */
  const alikeTo = async (reader: Reader, filters: SearchFilters): Promise<Map<number, SimilarityReason[]> | null> => {
    if (filters.similar_to === null) return null
    const alike = await similar.alike(filters.similar_to, await readFilters(storage, filters, reader))
    return new Map(alike.map(({ documentId, case: one }) => [documentId, one.reasons]))
  }

  const narrowingOf = async (reader: Reader, filters: SearchFilters): Promise<DocumentFilters> => {
    const alike = await alikeTo(reader, filters)
    return readFilters(storage, filters, reader, alike && [...alike.keys()])
  }

  /** A page of what matches; without words, all that is within the filters. */
  const match = async (reader: Reader, filters: SearchFilters, page: PageAsked) => {
    const alike = await alikeTo(reader, filters)
    const found =
      alike !== null && filters.query === '' && page.sort === 'relevance'
        ? { ...none, total: alike.size, ids: [...alike.keys()].slice(page.offset, page.offset + page.limit) }
        : await (filters.query === '' ? listAll : findMatches)({ storage, index }, reader, filters, page, alike && [...alike.keys()])
    return { alike, found }
  }

  /** What means what is asked, the best first; `byVectors`: not by the dictionary alone. */
  const meant = async (reader: Reader, filters: SearchFilters, byVectors: boolean) => {
    const narrowing = await narrowingOf(reader, filters)
    const near = byVectors ? await vectors.near(filters.query, narrowing) : null
    const { ids, ...answer } = await answerQuestion(index, storage, filters.query, narrowing)
    return { ...answer, near, ids: near === null ? ids : fuseMeanings(ids, near) }
  }

  /** A page of the cases that match, with the passages that match. */
  const find = async (reader: Reader, filters: SearchFilters, page: PageAsked): Promise<SearchResults> => {
    const { alike, found } = await match(reader, filters, page)
    const isRead = page.snippets !== false
    const [byId, snippets, endings] = await Promise.all([
      cases.casesByIds(reader, found.ids, found.standings),
      found.snippets(),
      storage.endings(isRead ? found.ids : []),
    ])
    const hasTellingSnippet = (id: number, title: string) => (snippets.get(id) ?? []).some(({ html }) => saysMore(plainText(html), title))
    const silent = [...byId].filter(([id, { summary, title }]) => summary === null && !hasTellingSnippet(id, title))
    const openings = await cases.openings(reader, isRead ? silent.map(([id]) => id) : [])
    const explains = page.explain === true && page.sort === 'relevance' && filters.query !== ''
    const results = found.ids.flatMap((id) => {
      const one = byId.get(id)
      const explanation: Explanation | undefined = explains ? found.ordered.get(id)?.explain() : undefined
      const [opening, decided] = [openings.get(id), endings.get(id)]
      if (!one) return []
      const said = { ...(decided && { decided }), ...(explanation && { explanation }), ...(opening !== undefined && { opening }) }
      return [{ ...one, snippets: snippets.get(id) ?? [], reasons: alike?.get(id), ...said, ...found.lacks.get(id) }]
    })
    return {
      results,
      total: found.total,
      total_relation: index.isWhole() ? 'eq' : 'gte',
      ...(found.totalEvery !== null && { total_every: found.totalEvery }),
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
    const withEvery = found.total_every ?? found.total
    let narrowing: Promise<DocumentFilters> | null = null
    const count = async (query: string) => countEvery({ storage, index }, query, await (narrowing ??= narrowingOf(reader, filters)))
    const asked = { reader, query: filters.query, total: withEvery, partial: found.total - withEvery }
    const parts = found.total === 0 ? await countParts(filters.query, count) : []
    return { ...found, ...(await didYouMean(spelling, asked, count)), ...(parts.length > 0 && { parts }) }
  }

  return {
    find: (reader: Reader, filters: SearchFilters, page: PageAsked): Promise<SearchResults> =>
      pagesFirst.page(() => findOrSuggest(reader, filters, page)),

    /** Resolves once no page is being looked for in this process, after so many milliseconds at the latest; with how many it waited. */
    quiet: pagesFirst.quiet,

    /** Meaning by vectors: how far the library has them, and what makes them. */
    meaning: { state: vectors.state, followBy: vectors.followBy, embedAll: vectors.embedAll },

    /** Paragraphs that may answer a question, the likeliest first, anywhere in what the reader sees: by their words and, where a model tells meanings, by these. */
    async places(reader: Reader, question: string, filters: SearchFilters): Promise<NearPlace[]> {
      const narrowing = await readFilters(storage, filters, reader)
      const near = (await vectors.near(question, narrowing)) ?? []
      const byWords = await findPassages({ storage, index }, question, narrowing, maxPlaces)
      const ids = await cases.casesByIds(reader, [...new Set(byWords.map(({ id }) => id))])
      const placed = byWords.flatMap(({ id, paragraph }) => (ids.has(id) ? [{ caseId: ids.get(id)!.id, paragraph, answers: false }] : []))
      const meant = near.map(({ case_id: caseId, paragraph, likeness }) => ({ caseId, paragraph, answers: likeness >= leastAnswering }))
      return [...new Map([...placed, ...meant].map((one) => [`${one.caseId} ${one.paragraph}`, one])).values()]
    },

    /** The paragraphs of the library that answer best, with their words. */
    async passages(reader: Reader, { query, ...filters }: SearchFilters, limit: number): Promise<FoundPassages> {
      const found = await findPassages({ storage, index }, query, await readFilters(storage, { ...filters, query }, reader), limit)
      const ids = [...new Set(found.map(({ id }) => id))]
      const [marks, byId, texts] = await Promise.all([
        readMarks(index, plainWords(query)),
        cases.casesByIds(reader, ids),
        storage.texts(ids),
      ])
      const textOf = new Map(texts.map((text) => [text.id, text]))
      return {
        passages: found.flatMap(({ id, paragraph, speaker }) => {
          const [of, text] = [byId.get(id), textOf.get(id)]
          if (!of || !text) return []
          const snippet =
            text.paragraphs.length === 0 ? cutSnippets(text.text, text, marks)[0] : cutPassage(text.text, text, marks, paragraph)
          return snippet ? [{ ...snippet, case: inBrief(of), speaker }] : []
        }),
      }
    },

    /** Cases for a question by what it means, and how it was widened. */
    async semantic(reader: Reader, filters: SearchFilters, page: { limit: number; offset: number }): Promise<SemanticResults> {
      const { ids, near, complete, expansion } = await meant(reader, filters, true)
      const shown = ids.slice(page.offset, page.offset + page.limit)
      const byId = await cases.casesByIds(reader, shown)
      const snippets = await snippetsOf(storage, await readMarks(index, plainWords(filters.query)), shown, { near: near ?? [] })
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
        find: async (reader, filters, page) => (await find(reader, filters, { ...page, offset: 0, snippets: false })).results,
      }),

    /** Cases that a text names by citation, number or address, within the filters, the newest of each name first. */
    async named(reader: Reader, text: string, filters: SearchFilters): Promise<string[]> {
      const names = listNames(text)
      if (names.length === 0) return []
      const { named } = await findNamed(storage, { names }, await readFilters(storage, { ...filters, jurisdiction: 'all' }, reader))
      const byId = await cases.casesByIds(reader, named)
      return named.flatMap((id) => byId.get(id)?.id ?? [])
    },

    /** Judges by any form of a name, as filters name them: whoever has the first of some spellings that anybody has. */
    judgesCalled: (reader: Reader, spellings: readonly string[]): Promise<string[]> => namesOfJudges(storage, spellings, reader),

    arrivals: createPercolator({ database, index, alikeTo: async (reader, filters) => (await alikeTo(reader, filters))?.keys() ?? null }),

    /** How many cases a reader may see. */
    countSeen: (reader: Reader) => countSeen(database, reader),

    /** The same for the provisions of Acts. */
    law: createSearchLaw({ database, index }),

    suggest: createSuggestions({ database, spelling }).suggest,

    /** Cases like one, the most alike first; `not-found` for one that the reader does not see. */
    async similar(reader: Reader, caseId: string, limit: number): Promise<SimilarCases> {
      const alike = await similar.alike(caseId, await readFilters(storage, SearchFilters.parse({}), reader))
      const cases = alike.slice(0, limit).map(({ case: one }) => one)
      return pageOf(cases, alike.length, { offset: 0, limit })
    },

    /** Where the words and phrases of a query stand in one case; throws a Problem 404 where the reader finds no such case. */
    async matchesIn(reader: Reader, caseId: string, query: string): Promise<CaseMatches> {
      const marks = await readMarks(index, query)
      const found = await storage.textOf(reader, caseId)
      if (!found) throw new Problem('not-found')
      return { revision: found.revision, ...placesOf(found.content ?? '', marks) }
    },

    /** How the cases that match divide. */
    async facets(reader: Reader, filters: SearchFilters): Promise<Facets> {
      const read = async () => {
        const narrowing = await narrowingOf(reader, filters)
        if (filters.query === '') return planList(storage, narrowing)
        const planned = await planSearch(storage, filters.query, narrowing, { everyWord: filters.every })
        return planned?.plan ?? { ...(await planList(storage, narrowing)), must: nothing }
      }
      const [plan] = await Promise.all([read(), index.inStep()])
      const counts = await index.ask('count', onPage(plan))
      return readFacets(counts, await storage.judgeNames(Object.keys(counts.judge).map(Number)))
    },

    close: () => index.close(),
  }
}

export type Search = ReturnType<typeof createSearch>

const nothing: Expression = { kind: 'documents', ids: [] }

/** A paragraph that is less like a question is near it, and yet no answer by itself. */
const leastAnswering = 0.55

/** A paragraph near to a question; `answers`: so near that it answers even where no passage has its words. */
export interface NearPlace {
  caseId: string
  paragraph: number
  answers: boolean
}

const maxPlaces = 60

/** The paragraphs that answer a question best, whatever signs of the language of the search box it has. */
async function findPassages(
  { storage, index }: Searched,
  question: string,
  narrowing: DocumentFilters,
  most: number,
): Promise<PlacedPassage[]> {
  const asked = readPlainQuestion(plainWords(question))
  if (asked === null) return []
  const plan = { ...(await planList(storage, narrowing)), must: null, sought: soughtOf(asked) }
  return index.ask('passages', { plan: onPage(plan), most })
}

const inBrief = ({ id, title, court, date, citation, case_number, sample, private: isPrivate }: Case): CaseInBrief => ({
  id,
  title,
  court,
  date,
  citation,
  case_number,
  sample,
  private: isPrivate,
})

/** The marks of a text, the longest first where they overlap. */
function placesOf(text: string, marks: Marks): Omit<CaseMatches, 'revision'> {
  const matches: CaseMatches['matches'] = []
  for (const { start, end } of findMarks(foldText(text), marks, maxMatches + 1))
    if (start >= (matches.at(-1)?.end ?? 0)) matches.push({ start, end })
  return { matches: matches.slice(0, maxMatches), complete: matches.length <= maxMatches }
}
