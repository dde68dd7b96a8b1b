import { type Expression, type Plan, type Sought, everything } from '../engine/engine.ts'
import { namedJudge } from '../query/named-judge.ts'
import { parseQuery } from '../query/parse-query.ts'
import { type PlainQuestion, isOnlyNames } from '../query/plain-words.ts'
import { type Query, conditionsOf } from '../query/query.ts'
import { readSought } from '../query/sought.ts'
import type { SearchStorage } from '../storage.ts'
import { expressionOf, sightOf, withinOf } from './expressions.ts'
import { type FoundNames, findNamed } from './find-named.ts'
import type { DocumentFilters } from './document-filters-storage.ts'
import { judgesCalled, ofJudges, resolveFields } from './resolve-fields.ts'

/** A search as an engine takes it, but for its page. */
export type PlanToPage = Omit<Plan, 'order' | 'offset' | 'limit' | 'depth'>

/** What of a search is the same for each page of it, for facets and for alerts. */
export interface PlannedSearch extends FoundNames {
  query: Query
  narrowing: DocumentFilters
  /** The words of a query without any sign of the language of the search box: a share of them is enough. Null for every other. */
  question: PlainQuestion | null
  sought: Sought[]
  /** What has every word of it; with signs of the language, what it says. */
  every: Expression
  plan: PlanToPage
}

/** What words add that stand as a provision does, 'section 41', and as they were typed one behind another. */
const worth = { provision: 0.5, run: 0.25 }
const maxTogether = 6

/** Understands a search; null where nothing can match. Throws a MalformedQuery for words that are no query. */
export async function planSearch(
  storage: SearchStorage,
  words: string,
  given: DocumentFilters,
  { everyWord = false } = {},
): Promise<PlannedSearch | null> {
  const judge = namedJudge(words)
  const judges = judge === null ? [] : await judgesCalled(storage, judge.name, given.reader)
  const text = judge !== null && (judges.length > 0 || judge.hasOffice) ? judge.name : words
  const query = parseQuery(text)
  const { condition } = query
  const { named, unknownCases } = await findNamed(storage, query, { ...given, jurisdiction: null })
  if (condition === null && named.length === 0) return null
  const narrowing = { ...given, named, jurisdiction: isOnlyNames(words) ? null : given.jurisdiction }
  const fields = await resolveFields(storage, condition, narrowing)
  const byNames: Expression = { kind: 'documents', ids: named }
  const isOfJudge = judges.length > 0
  const asked = isOfJudge ? ofJudges(judges) : condition === null ? byNames : expressionOf(condition, fields)
  const every: Expression = named.length === 0 ? asked : { kind: 'any', of: [asked, byNames] }
  const read = isOfJudge ? { sought: [], question: null } : readSought(text, query)
  const isLoose = read.question !== null && !everyWord
  return {
    query,
    named,
    unknownCases,
    narrowing,
    every,
    ...read,
    plan: {
      sight: sightOf(given.reader),
      within: await withinOf(storage, narrowing),
      must: isLoose ? null : every,
      every: isLoose ? every : null,
      first: named,
      sought: read.sought,
      together: isOfJudge ? [] : togetherOf(query),
    },
  }
}

/** A search without words: everything within the filters. */
export const planList = async (storage: SearchStorage, narrowing: DocumentFilters): Promise<PlanToPage> => ({
  sight: sightOf(narrowing.reader),
  within: await withinOf(storage, narrowing),
  must: everything,
  every: null,
  first: [],
  sought: [],
  together: [],
})

/** What should stand one behind another, and what that is worth; each of it once. */
export function togetherOf({ condition, provisions, runs }: Query): Plan['together'] {
  const phrases = [...conditionsOf(condition, 'phrase')].map(({ words }) => ({ words, worth: worth.run }))
  const named = provisions.flatMap(({ spellings, number }) => spellings.map((unit) => ({ words: [unit, number], worth: worth.provision })))
  return [...named, ...phrases, ...runs.map((words) => ({ words, worth: worth.run }))]
    .filter(({ words }) => words.length > 1)
    .slice(0, maxTogether)
}
