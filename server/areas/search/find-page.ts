import type { SignalInBrief } from '#contract/citator'
import type { SearchFilters, Snippet } from '#contract/search'
import type { SortOrder } from '#contract/search-choices'
import type { Reader } from '../../access/access.ts'
import type { Index, Plan, Scored } from './engine/engine.ts'
import { cutParagraph, cutSnippets } from './page/cut-snippets.ts'
import { type MissingTerms, missingTermsOf } from './page/missing-terms.ts'
import type { Marks } from './page/marks.ts'
import { marksFor } from './page/read-marks.ts'
import { readFilters } from './plan/resolve-filters.ts'
import type { DocumentFilters } from './plan/document-filters-storage.ts'
import { type Ordered, orderFound } from './plan/order.ts'
import { type PlannedSearch, type PlanToPage, planList, planSearch } from './plan/plan.ts'
import type { SearchStorage } from './storage.ts'
import type { NearPassage } from './vectors/vectors.ts'

export interface PageAsked {
  sort: SortOrder
  limit: number
  offset: number
  /** Whether each result says why it stands where it stands. */
  explain?: boolean
  /** Passages are cut unless this is false. */
  snippets?: boolean
  /** What may have been meant by a query that finds little, and what lies in other jurisdictions, is told unless this is false. */
  suggestions?: boolean
}

export interface Found {
  total: number
  /** Of a plain question, how many have every word. */
  totalEvery: number | null
  ids: number[]
  /** By document, of those on the page. */
  ordered: Map<number, Ordered>
  /** How documents stand, of those of which it was asked. */
  standings: ReadonlyMap<number, SignalInBrief | null>
  /** Cuts the passages of the page. */
  snippets: () => Promise<Map<number, Snippet[]>>
  lacks: Map<number, MissingTerms>
  /** What the query names and the library does not hold, as it is written there. */
  unknownCases: string[]
  /** How many match elsewhere than in the jurisdiction that is asked for. */
  elsewhere: number
}

export const none: Found = {
  total: 0,
  totalEvery: null,
  ids: [],
  ordered: new Map(),
  standings: new Map(),
  snippets: async () => new Map(),
  lacks: new Map(),
  unknownCases: [],
  elsewhere: 0,
}

/** So many of the first are put into their order by passages, authority and standing: `npm run bench -- order` shows no more for twice as many. */
const maxOrdered = 50

/** `only`: the documents among which is searched; null for all. */
type Only = number[] | null

/** The library. */
export interface Searched {
  storage: SearchStorage
  index: Index
}

/** The search as an engine takes it; without a page only what is counted. */
export const onPage = (
  plan: PlanToPage,
  page: Pick<Plan, 'order' | 'offset' | 'limit'> = { order: 'relevance', offset: 0, limit: 0 },
): Plan => ({ ...plan, ...page, depth: maxOrdered })

const engineOrders = { relevance: 'relevance', newest: 'newest', oldest: 'oldest', most_cited: 'worth' } as const

/** A page of an engine, with what documents are worth where they are ordered by that. */
const askPage = async ({ storage, index }: Searched, plan: PlanToPage, page: { sort: SortOrder; offset: number; limit: number }) => {
  const order = engineOrders[page.sort]
  return index.ask('search', {
    ...onPage(plan, { order, offset: page.offset, limit: page.limit }),
    ...(order === 'worth' && { worth: await storage.citedCases() }),
  })
}

/** A page of all that is within the filters. */
export async function listAll(searched: Searched, reader: Reader, filters: SearchFilters, page: PageAsked, only: Only): Promise<Found> {
  const { storage } = searched
  const sort = page.sort === 'relevance' ? 'newest' : page.sort
  const [plan] = await Promise.all([
    readFilters(storage, filters, reader, only).then((narrowing) => planList(storage, narrowing)),
    searched.index.inStep(),
  ])
  const { total, results } = await askPage(searched, plan, { ...page, sort })
  return { ...none, total, ids: results.map(({ id }) => id) }
}

/** A page of what matches a query. Throws a MalformedQuery. */
export async function findMatches(searched: Searched, reader: Reader, filters: SearchFilters, page: PageAsked, only: Only): Promise<Found> {
  const { storage, index } = searched
  // A list by date or by citations is read for what it has, not for what comes first: of a plain question it has every word.
  const everyWord = filters.every || page.sort !== 'relevance'
  const [planned] = await Promise.all([
    readFilters(storage, filters, reader, only).then((narrowing) => planSearch(storage, filters.query, narrowing, { everyWord })),
    index.inStep(),
  ])
  if (planned === null) return none
  const isPlain = planned.question !== null
  const sort = page.sort === 'relevance' && planned.sought.length === 0 ? 'newest' : page.sort
  const isOrdered = sort === 'relevance' && page.offset < maxOrdered
  const asked = isOrdered ? { sort, offset: 0, limit: Math.max(maxOrdered, page.offset + page.limit) } : { ...page, sort }
  const [{ total, totalEvery, results }, marks] = await Promise.all([
    askPage(searched, planned.plan, asked),
    page.snippets === false ? null : marksFor(index, planned),
  ])
  const [{ ordered, standings }, elsewhere] = await Promise.all([
    isOrdered ? orderAll(storage, planned, results) : { ordered: results.map(unordered), standings: none.standings },
    page.suggestions === false ? 0 : countElsewhere(storage, index, planned, total),
  ])
  const shown = isOrdered ? ordered.slice(page.offset, page.offset + page.limit) : ordered
  const ids = shown.map(({ scored }) => scored.id)
  const best = new Map(shown.map(({ scored }) => [scored.id, scored.best.map(({ paragraph }) => paragraph)]))
  return {
    total,
    totalEvery: isPlain ? (totalEvery ?? total) : null,
    elsewhere,
    unknownCases: planned.unknownCases,
    ids,
    ordered: new Map(shown.map((one) => [one.scored.id, one])),
    standings,
    lacks: new Map(isPlain ? shown.flatMap(({ scored }) => missingTermsOf(planned.sought, scored)) : []),
    snippets: async () => (marks === null ? new Map() : snippetsOf(storage, marks, ids, { best })),
  }
}

/** How many have every word of a query. Throws a MalformedQuery. */
export async function countEvery({ storage, index }: Searched, query: string, narrowing: DocumentFilters): Promise<number> {
  const planned = await planSearch(storage, query, narrowing, { everyWord: true })
  return planned === null ? 0 : (await index.ask('search', onPage(planned.plan))).total
}

const unordered = (scored: Scored): Ordered => ({ scored, explain: () => ({ score: scored.score, parts: [] }) })

/** The first by authority and standing, the others behind them as the engine has them; with how those stand of which it was asked. */
async function orderAll(
  storage: SearchStorage,
  { sought, named, narrowing }: PlannedSearch,
  results: readonly Scored[],
): Promise<{ ordered: Ordered[]; standings: Found['standings'] }> {
  const first = results.slice(0, maxOrdered)
  const ids = first.map(({ id }) => id)
  const [authorities, signals] = await Promise.all([storage.authorities(ids), storage.signals(narrowing.reader, ids)])
  return {
    ordered: [...orderFound(first, { sought, named, authorities, signals }), ...results.slice(maxOrdered).map(unordered)],
    standings: new Map(ids.map((id) => [id, signals.get(id) ?? null])),
  }
}

/** How many match outside the jurisdiction that is asked for: with every word or, where none has it anywhere, with enough. */
async function countElsewhere(
  storage: SearchStorage,
  index: Index,
  { plan, narrowing, every }: PlannedSearch,
  total: number,
): Promise<number> {
  const { jurisdiction } = narrowing
  if (jurisdiction === null) return 0
  const elsewhere = {
    ...plan,
    first: [],
    within: await planWithin(storage, { ...narrowing, jurisdiction: { ...jurisdiction, elsewhere: true } }),
  }
  const withEvery = await index.ask('search', onPage({ ...elsewhere, must: every, every: null }))
  if (withEvery.total > 0 || plan.must !== null || total > 0) return withEvery.total
  return (await index.ask('search', onPage({ ...elsewhere, every: null }))).total
}

const planWithin = async (storage: SearchStorage, narrowing: PlannedSearch['narrowing']) => (await planList(storage, narrowing)).within

/** Cutting a page of a hundred long texts would hold up other requests: they get their turn after every few. */
const textsAtOnce = 10

/** `best`: the paragraphs from which passages are cut first. Where no word is to be marked, a passage that lies near the question shows what it is found by. */
export async function snippetsOf(
  storage: SearchStorage,
  marks: Marks,
  ids: number[],
  { near = [], best = new Map() }: { near?: readonly NearPassage[]; best?: ReadonlyMap<number, readonly number[]> },
): Promise<Map<number, Snippet[]>> {
  const snippets = new Map<number, Snippet[]>()
  for (let from = 0; from < ids.length; from += textsAtOnce) {
    const texts = await storage.texts(ids.slice(from, from + textsAtOnce))
    for (const { id, text, paragraphs, parts } of texts) {
      const layout = { paragraphs, parts }
      const marked = cutSnippets(text, layout, marks, best.get(id))
      const nearest = marked.length > 0 ? undefined : near.find((one) => one.id === id)
      snippets.set(id, nearest ? [cutParagraph(text, layout, nearest.paragraph) ?? []].flat() : marked)
    }
  }
  return snippets
}
