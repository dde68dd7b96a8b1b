import type { SortOrder } from '#contract/search-choices'
import type { Counted, FacetRow } from './counting-storage.ts'
import { type FoundNames, findNamed } from './find-named.ts'
import { type Narrowing, hasFilters } from './narrowing-storage.ts'
import { type FindPhrases, createFindPhrases, mostFirst } from './phrases/find-phrases.ts'
import { type Match, join, knowsSome, negate, nothing } from './query/match.ts'
import { type Group, othersAt, readGroups } from './query/meanings.ts'
import { atLeast } from './query/most-of.ts'
import { type TakenFor, findTakenFor, onlyOthers, othersTakenFor } from './query/taken-for.ts'
import { namedJudge } from './query/named-judge.ts'
import { parseQuery } from './query/parse-query.ts'
import { type Parts, type SoughtWord, readTerms, wholeOf, writePlain } from './query/plain-match.ts'
import { isOnlyNames, mostOf, readPlainQuestion } from './query/plain-words.ts'
import { type Query, conditionsOf, termsOf } from './query/query.ts'
import { type Marks, marksOf, readVocabulary } from './query/vocabulary.ts'
import { writeMatch } from './query/write-match.ts'
import { verifyNear } from './proximity/verify-near.ts'
import { type Ranking, rankFew, rankListed } from './rank.ts'
import { judgesCalled, resolveFields } from './resolve-fields.ts'
import { type Term, type Unit, scoredTerms, togetherOf } from './score.ts'
import type { SearchStorage } from './storage.ts'
import type { ReadShares } from './word-shares.ts'
import { stem } from './words/stem.ts'

/** Totals are exact up to this many, then a lower bound. */
const mostCounted = 10_000
/** Up to this many matches are ranked one by one; of more, some with the words in the heading and the newest. */
const few = 1_000
const rankedOfMany = { headings: 300, newest: 700 }

/** Of the documents that have each word of a long question so many are looked at. */
const mostGathered = 5_000

/** A query made ready for the library as it is now; what it names is among the match. */
export interface Plan extends FoundNames {
  query: Query
  marks: Marks
  terms: Term[]
  match: Match
  narrowing: Narrowing
  /** False when there was more to read than is read: what is found is not all. */
  complete: boolean
  readShares: ReadShares
  /** Whether it is a plain question. */
  isPlain: boolean
  /** Of a plain question, finds what has most of its words and not every one; null of any other query. Facets and exports never ask. */
  readPartial: (() => Promise<PartialMatch | null>) | null
}

const unitsOf = (groups: readonly Group[]): Unit[] =>
  groups.flatMap((group) =>
    group.isTerm ? [{ words: group.words, same: group.others.filter(({ length }) => length > 1), takenForIt: othersTakenFor(group) }] : [],
  )

interface PartialMatch {
  plan: Plan
  sought: SoughtWord[]
  takenFor: TakenFor[]
}

/** What is cached of the library from search to search. */
export interface SearchCaches {
  readShares: ReadShares
  findPhrases: FindPhrases
}

/** The words that a query needs to know of the library. */
export const stemsOf = ({ condition }: Query): string[] => [
  ...new Set([...termsOf(condition, { negated: true })].flatMap((one) => (one.kind === 'word' ? [stem(one.word)] : []))),
]

/** What the words of a plain question mean in the law: `meant` are other words of the same meaning. */
function readMeanings(words: string | null) {
  const question = words === null ? null : readPlainQuestion(words)
  const groups = readGroups(question?.words ?? [])
  return { question, groups, meant: question?.asked.flatMap(({ at }) => othersAt(groups, at)) ?? [] }
}

const stemsAsked = (query: Query, meant: readonly string[][]): string[] => [...new Set([...stemsOf(query), ...meant.flat().map(stem)])]

/** The words that a plan needs to know of the library, for whoever plans many searches at once; those of a judge's name are asked beside. */
export const stemsToPlan = (words: string): string[] => stemsAsked(parseQuery(words), readMeanings(words).meant)

/** Null: nothing can match. Throws a MalformedQuery for words that are no query. */
export async function planSearch(
  storage: SearchStorage,
  words: string,
  given: Narrowing,
  { readShares, findPhrases }: SearchCaches = { readShares: ({ wordShares }) => wordShares(), findPhrases: createFindPhrases() },
): Promise<Plan | null> {
  const judge = namedJudge(words)
  const decidedBy = judge === null ? null : await judgesCalled(storage, judge.name, given.reader)
  const isJudge = decidedBy !== null && decidedBy.ids.length > 0
  const query = parseQuery(judge !== null && (isJudge || judge.hasOffice) ? judge.name : words)
  const { condition } = query
  const { named, unknownCases } = await findNamed(storage, query, { ...given, jurisdiction: null })
  const narrowing = { ...given, named, jurisdiction: isOnlyNames(words) ? null : given.jurisdiction }
  if (condition === null && named.length === 0) return null
  const { question, groups, meant } = judge === null ? readMeanings(words) : readMeanings(null)
  const vocabulary = readVocabulary(await storage.vocabulary(stemsAsked(query, meant)))
  const fields = await resolveFields(storage, condition, narrowing)
  const hasNear = [...conditionsOf(condition, 'near')].length > 0
  const verified = condition !== null && hasNear ? await verifyNear(storage, condition, vocabulary, fields, narrowing) : null
  const asked = isJudge
    ? decidedBy
    : condition === null
      ? nothing
      : writeMatch(condition, vocabulary, { fields, near: verified?.near ?? null })
  const known = verified?.only ? join('all', [asked, { kind: 'documents', ids: verified.only }]) : asked
  const written = named.length === 0 ? known : join('any', [known, { kind: 'documents', ids: named }])
  const sought = question === null ? null : writePlain(question, groups, vocabulary)
  const takenFor = question === null ? [] : findTakenFor(groups, vocabulary)
  const meantSo = takenFor.length === 0 ? written : join('all', [written, ...takenFor.map((one) => negate(onlyOthers(one)))])
  const others = new Map(sought?.map((one) => [one.shown, one.others]))
  const plan: Plan = {
    query,
    marks: marksOf(
      query,
      vocabulary,
      [...new Map(meant.map((one) => [one.join(' '), one])).values()].filter((one) => one.every(vocabulary.knows)),
    ),
    terms: scoredTerms(query, vocabulary, { others, units: unitsOf(groups) }),
    match: await findPhrases(storage, meantSo, narrowing.reader),
    named,
    unknownCases,
    narrowing,
    complete: !verified?.only,
    readShares,
    isPlain: sought !== null,
    readPartial: null,
  }
  return sought === null ? plan : { ...plan, readPartial: () => planPartial(storage, plan, readTerms(sought, question!, groups), takenFor) }
}

/** What has most of some words, and not every one. Null where a word or two have no others that could stand for them. */
async function planPartial(
  storage: SearchStorage,
  plan: Plan,
  { words: sought, terms }: Parts,
  takenFor: TakenFor[],
): Promise<PartialMatch | null> {
  if (takenFor.length === 0 && sought.length < 3 && sought.every(({ others }) => others.length === 0)) return null
  const needed = mostOf(sought.length)
  const wholes = sought.map(wholeOf)
  const written = atLeast(needed, wholes)
  const ofTerms = terms.length < sought.length ? atLeast(mostOf(terms.length), terms.map(wholeOf)) : null
  const found = written === null ? await storage.havingMost(wholes, needed, plan.narrowing, mostGathered) : null
  const most = written ?? { kind: 'documents', ids: found!.ids }
  const match = join('all', [ofTerms === null ? most : join('any', [most, ofTerms]), negate(plan.match)])
  return {
    plan: { ...plan, match, named: [], complete: plan.complete && (found?.complete ?? true), readPartial: null },
    sought,
    takenFor,
  }
}

export async function countMatches(storage: SearchStorage, { match, narrowing, complete }: Plan): Promise<Counted> {
  const isFiltered = hasFilters(narrowing)
  const known = isFiltered ? null : knownOf(match)
  if (known) return { total: Math.min(known.count, mostCounted), exact: complete && known.count <= mostCounted, ids: null, some: [] }
  const counted = await storage.count(match, narrowing, mostCounted, few)
  const some = counted.ids === null && knowsSome(match) ? await storage.some(match, narrowing, mostFirst) : []
  return { ...counted, exact: counted.exact && complete, some }
}

/** What is known of a phrase that is asked for alone: in how many documents it stands, and all or the first of them. */
function knownOf(match: Match): { count: number; listed: number[] } | null {
  if (match.kind === 'documents' && match.seen) return { count: match.ids.length, listed: match.ids }
  if (match.kind === 'phrase' && match.found && match.found.count !== null) return { count: match.found.count, listed: match.found.first }
  return null
}

/** How many matches lie outside the jurisdiction that is asked for. */
export async function countElsewhere(storage: SearchStorage, { match, narrowing }: Plan): Promise<number> {
  const { jurisdiction } = narrowing
  if (jurisdiction === null) return 0
  return (await storage.count(match, { ...narrowing, jurisdiction: { ...jurisdiction, elsewhere: true } }, mostCounted, 0)).total
}

/** How the matches divide. */
export const divideMatches = (storage: SearchStorage, { match, narrowing }: Plan): Promise<FacetRow[]> => storage.facets(match, narrowing)

export interface Page {
  sort: SortOrder
  limit: number
  offset: number
}

/** The documents of one page. What the query names comes first when sorted by relevance. */
export async function findPage(storage: SearchStorage, plan: Plan, counted: Counted, { sort, limit, offset }: Page): Promise<Ranking> {
  const { match, narrowing, named } = plan
  if (sort !== 'relevance')
    return { ids: await storage.inOrder(match, narrowing, sort, { limit, offset, but: [] }), explanations: new Map() }
  const ranked = await rank(storage, plan, counted, offset + limit)
  const order = new Set([...named, ...ranked.ids])
  return { ids: [...order].slice(offset, offset + limit), explanations: ranked.explanations }
}

async function rank(
  storage: SearchStorage,
  { match, narrowing, terms, readShares }: Plan,
  { ids, some }: Counted,
  needed: number,
): Promise<Ranking> {
  const by = { terms, readShares, reader: narrowing.reader }
  const byDate = (limit: number, but: number[]) => storage.inOrder(match, narrowing, 'newest', { limit, offset: 0, but })
  if (terms.length === 0) return { ids: await byDate(needed, []), explanations: new Map() }
  if (ids !== null) return rankFew(storage, ids, by)
  const listed = hasFilters(narrowing) ? null : knownOf(match)?.listed
  if (listed) return withRest(await rankListed(storage, listed, by))
  const candidates =
    some.length > 0 ? some : await storage.candidates(match, narrowing, togetherOf(terms), rankedOfMany.headings, rankedOfMany.newest)
  return withRest(await rankFew(storage, candidates, by))

  async function withRest(ranked: Ranking): Promise<Ranking> {
    const rest = needed - ranked.ids.length
    return rest <= 0 ? ranked : { ...ranked, ids: [...ranked.ids, ...(await byDate(rest, ranked.ids))] }
  }
}
