import { z } from 'zod'
import { Case, opinionKinds } from './cases.ts'
import { dispositionKinds, endings, reviews } from './endings.ts'
import { endpoint } from './endpoint.ts'
import { QueryFlag } from './query-flag.ts'
import { earliestDate, JurisdictionAsked, latestDate, SortOrder } from './search-choices.ts'
import { SimilarityReason } from './similar.ts'

/** How deep a result list may be paged. */
export const deepestOffset = 1_000_000

/** Of one filter; to look at millions would hold everybody up. */
const maxValues = 500
const several = <Value extends string>(item: z.ZodType<Value, string>) =>
  z
    .union([z.array(item).max(maxValues, `At most ${maxValues} can be chosen`), item.transform((value) => [value])])
    .transform((values) => values.map((value) => value.trim() as Value).filter((value) => value !== ''))
    .default([])

const Day = z.iso.date('Use the form YYYY-MM-DD').refine((day) => day >= earliestDate && day <= latestDate, {
  message: `Dates lie between ${earliestDate} and ${latestDate}`,
})
const OptionalDay = z
  .union([z.literal('').transform(() => null), Day])
  .nullish()
  .transform((day) => day ?? null)
const Words = z
  .string()
  .max(2000, 'Shorten it to 2,000 characters')
  .nullish()
  .transform((words) => words?.trim() ?? '')
const Name = z.string().max(300)
const CaseId = z
  .string()
  .trim()
  .max(120)
  .nullish()
  .transform((id) => id || null)

/** Of a plain question only what has every word. */
const every = z.union([z.boolean(), QueryFlag]).default(false)

/**
 * Whose decisions a query looks among, `KE` (Kenya's) by default; `EA` its neighbours' and the East African Court of Justice's, `commonwealth` those
 * of the other countries of the common law. A list without a query shows all, and so does what names a judgment by citation or number.
 */
const Jurisdiction = JurisdictionAsked.default('KE')

/** Figures of a form. */
const fewFigures = (form: RegExp, words: string) => z.string().max(20, { error: words, abort: true }).regex(form, words)

/**
 * What a search asks for: every filter narrows, the values within one filter widen. `query` is in the query language of the README; one
 * that cannot be understood answers 422 with the code `invalid-query` and a sentence that says what is wrong and where.
 */
export const SearchFilters = z.object({
  query: Words,
  courts: several(Name),
  judges: several(Name),
  dateFrom: OptionalDay,
  dateTo: OptionalDay,
  citation: Words,
  caseNumber: Words,
  stations: several(Name),
  divisions: several(Name),
  years: several(fewFigures(/^\d{4}$/, 'A year has four digits')),
  documentTypes: several(Name),
  /** Areas of law, whatever the case of the letters. */
  legalAreas: several(Name),
  /** Only cases that the figures of a court or a judge count, by how they ended. */
  endings: several(z.enum(endings)),
  /** Whole years from filing to decision, of the cases that figures count. */
  waited: several(fewFigures(/^\d{1,2}$/, 'Years are a number')),
  /** What a decision of the library that figures count made of it on appeal. */
  appeals: several(z.enum(reviews)),
  /** Parties, exactly as decisions name them. */
  parties: several(Name),
  /**
   * Only cases that cite one of these: ids of cases, with `~12` those that name paragraph 12 of it, with `~paragraph` any, with `~distinguished`
   * those whose gravest treatment of it is that; or of provisions (`DOCUMENT~EID`).
   */
  cites: several(Name),
  /** The id of a case: only cases like it, the most alike first where there are no words and the sort is by relevance. */
  similar_to: CaseId,
  jurisdiction: Jurisdiction,
  /** Of a plain question only what has every word. */
  every,
})
export type SearchFilters = z.output<typeof SearchFilters>

/**
 * A passage that matched. `html` is text with `<mark>` around what matched, everything else escaped; `paragraph` is its id and
 * `number` the court's own number of it. `opinion` and `author` are there where it stands in a separate opinion: a dissent is not the law.
 */
export const Snippet = z.object({
  html: z.string(),
  paragraph: z.number().int().nullable(),
  number: z.string().nullish(),
  opinion: z.enum(opinionKinds).exclude(['sole', 'majority']).optional(),
  author: z.string().optional(),
})
export type Snippet = z.infer<typeof Snippet>

export const scoreParts = ['named', 'text', 'passages', 'heading', 'court', 'cited', 'standing'] as const

/**
 * Why a result stands where it stands. `named`: the query holds its citation, number or address, which outranks everything. Else the score is the sum
 * of the values of `text` (how well the whole text answers: BM25, and words that stand as they were typed), `passages` (how well its best paragraphs do)
 * and `heading` (how much of the query title, parties, citations and number have), times that of `court` (its level), of `cited` (how many cases of
 * the library cite it) and of `standing` (less, where it was reversed or overruled). `words` says each in a sentence with its figures.
 */
export const Explanation = z.object({
  score: z.number(),
  parts: z.array(z.object({ part: z.enum(scoreParts), value: z.number(), words: z.string() })),
})
export type Explanation = z.infer<typeof Explanation>

/**
 * How a case ended: what the court did, and the sentence that says so with its paragraph and the court's own number of it. `quote` is null where an
 * editor says otherwise than the text was read.
 */
export const Decided = z.object({
  kind: z.enum(dispositionKinds),
  quote: z.object({ text: z.string(), paragraph: z.number().int(), number: z.string().nullable() }).nullable(),
})
export type Decided = z.infer<typeof Decided>

/**
 * `decided` is there where it is known how the case ended. `explanation` is there where it was asked for and the results are sorted by relevance; `reasons`, where cases like one were asked for,
 * say why it is alike. `missing` are the words of a plain question that the case has neither itself nor in another word of the same meaning, `instead`
 * the words for which another one stands there; both are there only where it does not have every word. `opening` are the first words of the text of a case that has no summary, for where no passage says enough.
 */
export const SearchResult = Case.extend({
  snippets: z.array(Snippet),
  decided: Decided.optional(),
  opening: z.string().optional(),
  explanation: Explanation.optional(),
  reasons: z.array(SimilarityReason).optional(),
  missing: z.array(z.string()).optional(),
  instead: z.array(z.object({ word: z.string(), other: z.string() })).optional(),
})
export type SearchResult = z.infer<typeof SearchResult>

/**
 * A page of results. `total` is how many can be paged through: it is exact (`eq`) but for a library that is being read for the first time (`gte`). Of a
 * plain question (words without any sign of the query language) it counts the cases that have enough of what is asked, by how much each word tells;
 * `total_every` of them have every word, and are all that is found where `every` is asked for or the sort is not by relevance. `elsewhere` cases with
 * every word, where nothing is found here those with enough, come from other jurisdictions than the one that was asked for, and are not among
 * the results. Where little is found and words of the library are spelled nearly so, `did_you_mean` says which, and `corrected_query` is a query that
 * finds more. `not_held`, where it is there, are the citations and case numbers in the query, as they are written there, of judgments that are not in
 * the library: results then only have words of them. `parts`, of a plain question that finds nothing, are the terms of the law in it that
 * alone find something, each with how much.
 */
export const SearchResults = z.object({
  results: z.array(SearchResult),
  total: z.number().int(),
  total_relation: z.enum(['eq', 'gte']),
  total_every: z.number().int().optional(),
  elsewhere: z.number().int().optional(),
  offset: z.number().int(),
  limit: z.number().int(),
  did_you_mean: z.array(z.object({ word: z.string(), meant: z.string() })).optional(),
  corrected_query: z.string().optional(),
  not_held: z.array(z.string()).optional(),
  parts: z.array(z.object({ query: z.string(), total: z.number().int() })).optional(),
})
export type SearchResults = z.infer<typeof SearchResults>

const limit = (otherwise: number) => z.coerce.number().int().min(1).max(100).default(otherwise)
const offset = z.coerce.number().int().min(0).max(deepestOffset).default(0)
/** Whether each result is to say why it stands where it stands. */
const explain = QueryFlag.default(false)

export const listCases = endpoint({
  method: 'GET',
  path: '/api/cases',
  summary: 'Cases that match the filters; all of them when there are none',
  access: 'user',
  query: SearchFilters.extend({ sort: SortOrder.default('relevance'), explain, limit: limit(10), offset }),
  response: SearchResults,
})

export const searchCases = endpoint({
  method: 'GET',
  path: '/api/cases/search',
  summary: 'Search the cases by words, citation or case number',
  access: 'user',
  query: z.object({ query: Words, jurisdiction: Jurisdiction, every, explain, limit: limit(10), offset }),
  response: SearchResults,
})

export const searchLibrary = endpoint({
  method: 'GET',
  path: '/api/search',
  summary: 'Search the library by words, by citation, or for cases like one',
  access: 'user',
  query: z.object({ query: Words, citation: Words, similar: CaseId, jurisdiction: Jurisdiction, every, explain, limit: limit(20), offset }),
  response: SearchResults,
})

/** What a search in a body asks for. */
export const SearchBody = SearchFilters.extend({
  sort: SortOrder.default('relevance'),
  explain: z.boolean().default(false),
  page: z.number().int().min(1).max(deepestOffset).default(1),
  pageSize: z.number().int().min(1).max(100).default(10),
  timeout_seconds: z.number().min(1).max(15).default(15),
})

export const searchAdvanced = endpoint({
  method: 'POST',
  path: '/api/search/advanced',
  summary: 'Search with filters, page by page',
  access: 'user',
  reads: true,
  body: SearchBody,
  response: SearchResults,
})
