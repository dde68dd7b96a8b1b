import { z } from 'zod'
import { CitedProvision } from './citations.ts'
import { ActStatus } from './legislation.ts'
import { Day } from './day.ts'
import { endpoint } from './endpoint.ts'
import { JurisdictionAsked } from './search-choices.ts'
import { SearchResults } from './search.ts'

const searchedKinds = ['cases', 'legislation'] as const

/** A provision whose words were asked for. */
export const FoundProvision = CitedProvision.extend({
  /** The day from which the text stands that has it; null where none is known. */
  date: Day.nullable(),
  status: ActStatus,
  /** Of an arrangement with notes of our own: not the official text. */
  guide: z.boolean(),
  /** Passages as HTML, in which nothing but `<mark>` is markup. */
  snippets: z.array(z.string()),
})
export type FoundProvision = z.infer<typeof FoundProvision>

/** The same of the law alone. */
export const searchLegislation = endpoint({
  method: 'GET',
  path: '/api/legislation/search',
  summary: 'Sections, articles, rules and schedules by the words of their text, and the provisions that a query names',
  access: 'user',
  query: z.object({
    /** As for cases and the law together. */
    query: z.string().trim().min(1).max(2000),
    as_at: Day.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(10),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  response: z.object({
    named: z.array(CitedProvision),
    results: z.array(FoundProvision),
    total: z.number().int(),
    total_relation: z.enum(['eq', 'gte']),
    offset: z.number().int(),
    limit: z.number().int(),
  }),
})

export const searchEverything = endpoint({
  method: 'GET',
  path: '/api/search/all',
  summary: 'Cases and the law by one query: what it names first, then what has its words, counted by kind',
  access: 'user',
  query: z.object({
    /** As for cases, and beside it `act:"Employment Act"`, `section:41` and `article:159(2)(d)`; 's 41 EA' and 'Order 42 rule 6' name a provision. */
    query: z.string().trim().min(1).max(2000),
    /** Only one kind has results then; both are counted. */
    kind: z.enum(searchedKinds).optional(),
    /** Sections are found in the texts that stood on that day; without it in the latest. */
    as_at: Day.optional(),
    jurisdiction: JurisdictionAsked.default('KE'),
    limit: z.coerce.number().int().min(1).max(100).default(10),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  response: z.object({
    /** The query without operators, as the cases were searched. */
    query: z.string(),
    /** Provisions that the query names. */
    named: z.array(CitedProvision),
    /** Sections, articles, rules and schedules that have the words, those with all of them and with those that tell most first. */
    legislation: z.object({ results: z.array(FoundProvision), total: z.number().int(), total_relation: z.enum(['eq', 'gte']) }),
    cases: SearchResults,
    kinds: z.array(z.object({ kind: z.enum(searchedKinds), total: z.number().int(), total_relation: z.enum(['eq', 'gte']) })),
    offset: z.number().int(),
    limit: z.number().int(),
  }),
})
