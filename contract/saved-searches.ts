import { z } from 'zod'
import { endings, reviews } from './endings.ts'
import { endpoint } from './endpoint.ts'
import { ProjectId } from './projects.ts'
import { SearchFilters, SearchResults } from './search.ts'
import { JurisdictionAsked, SortOrder } from './search-choices.ts'

/** What one account may keep, and how much a feed tells. */
export const maxSavedSearches = 500
export const maxSearchNameLength = 200
export const maxInFeed = 50

export const alertFrequencies = ['immediate', 'daily', 'weekly', 'monthly'] as const
export const AlertFrequency = z.enum(alertFrequencies)
export type AlertFrequency = z.infer<typeof AlertFrequency>

/** Everything that narrows a search but its words, as it is given. */
export const GivenFilters = SearchFilters.omit({ query: true })

/** The same as it is kept. */
export const SavedFilters = z.object({
  courts: z.array(z.string()),
  judges: z.array(z.string()),
  dateFrom: z.string().nullable(),
  dateTo: z.string().nullable(),
  citation: z.string(),
  caseNumber: z.string(),
  stations: z.array(z.string()),
  divisions: z.array(z.string()),
  years: z.array(z.string()),
  documentTypes: z.array(z.string()),
  legalAreas: z.array(z.string()),
  endings: z.array(z.enum(endings)),
  waited: z.array(z.string()),
  appeals: z.array(z.enum(reviews)),
  parties: z.array(z.string()),
  cites: z.array(z.string()),
  similar_to: z.string().nullable(),
  jurisdiction: JurisdictionAsked,
  every: z.boolean(),
}) satisfies z.ZodType<z.output<typeof GivenFilters>>
export type SavedFilters = z.infer<typeof SavedFilters>

/**
 * A search that is kept. `filters` says everything that narrows it, as the search calls name it; `court`, `judge` and the others beside it say
 * the same in the older form. `new_since` is how many cases with every word have come to the library since it was last run. `feed_url` is the
 * secret address of its Atom feed, told to its owner alone.
 */
export const SavedSearch = z.object({
  id: z.string(),
  name: z.string(),
  query: z.string(),
  court: z.string().nullable(),
  judge: z.string().nullable(),
  courts: z.array(z.string()),
  judges: z.array(z.string()),
  date_from: z.string().nullable(),
  date_to: z.string().nullable(),
  filters: SavedFilters,
  sort: SortOrder,
  alert_enabled: z.boolean(),
  alert_frequency: AlertFrequency,
  /** A project in which it lies. */
  project_id: z.string().nullable(),
  /** False for one of another member of a project. */
  own: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  last_executed_at: z.string().nullable(),
  new_since: z.number().int(),
  feed_url: z.string().nullable(),
})
export type SavedSearch = z.infer<typeof SavedSearch>

const Name = z
  .string()
  .trim()
  .min(1, 'Search name is required')
  .max(maxSearchNameLength, `A name has at most ${maxSearchNameLength} characters`)
  .regex(/^\P{Cc}*$/u, 'A name stands on one line')
  .meta({ examples: ['Adverse possession, Court of Appeal'] })
const { query: Words, courts: Names, dateFrom: Day } = SearchFilters.shape
const OneName = z
  .string()
  .trim()
  .max(300)
  .nullish()
  .transform((name) => (name === '' ? null : name))

/** `filters` says everything at once; a field beside it stands over the same in it. */
const Given = {
  query: Words.optional(),
  court: OneName,
  judge: OneName,
  courts: Names.unwrap().optional(),
  judges: Names.unwrap().optional(),
  date_from: Day.optional(),
  date_to: Day.optional(),
  filters: GivenFilters.optional(),
  sort: SortOrder.optional(),
}

export const NewSavedSearch = z.object({
  name: Name,
  ...Given,
  alert_enabled: z.boolean().default(false),
  alert_frequency: AlertFrequency.default('daily'),
  project_id: ProjectId.nullish(),
})
export type NewSavedSearch = z.output<typeof NewSavedSearch>

export const SavedSearchChanges = z.object({
  name: Name.optional(),
  ...Given,
  alert_enabled: z.boolean().optional(),
  alert_frequency: AlertFrequency.optional(),
  /** Puts it into a project as well; null changes nothing, since it may lie in several. */
  project_id: ProjectId.nullish(),
})
export type SavedSearchChanges = z.output<typeof SavedSearchChanges>

const id = z.object({ id: z.string().min(1).max(120) })

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/api/saved-searches',
  summary: 'The searches that you keep, the newest first; with a project, those that lie in it, of all its members',
  access: 'user',
  query: z.object({
    project_id: ProjectId.optional(),
    query: z.string().trim().max(200).default(''),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  response: z.object({
    results: z.array(SavedSearch),
    total: z.number().int(),
    total_relation: z.literal('eq'),
    offset: z.number().int(),
    limit: z.number().int(),
    /** How many decisions are new to any search of one's own, each counted once. */
    new_since: z.number().int(),
  }),
})

export const getSavedSearch = endpoint({
  method: 'GET',
  path: '/api/saved-searches/:id',
  summary: 'A saved search',
  access: 'user',
  on: { kind: 'saved_search', by: 'id', action: 'read' },
  params: id,
  response: SavedSearch,
})

export const createSavedSearch = endpoint({
  method: 'POST',
  path: '/api/saved-searches',
  summary: 'Keeps a search with everything that narrows it',
  access: 'user',
  status: 201,
  body: NewSavedSearch,
  response: SavedSearch,
})

export const updateSavedSearch = endpoint({
  method: 'PATCH',
  path: '/api/saved-searches/:id',
  summary: 'Changes a saved search; fields left out stay as they are',
  access: 'user',
  on: { kind: 'saved_search', by: 'id', action: 'change' },
  params: id,
  body: SavedSearchChanges,
  response: SavedSearch,
})

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/api/saved-searches/:id',
  summary: 'Deletes a saved search; it can be restored for 30 days',
  access: 'user',
  on: { kind: 'saved_search', by: 'id', action: 'delete' },
  params: id,
  status: 204,
  response: z.void(),
})

export const restoreSavedSearch = endpoint({
  method: 'POST',
  path: '/api/saved-searches/:id/restore',
  summary: 'Brings a deleted saved search back',
  access: 'user',
  on: { kind: 'saved_search', by: 'id', action: 'delete' },
  params: id,
  response: SavedSearch,
})

export const executeSavedSearch = endpoint({
  method: 'POST',
  path: '/api/saved-searches/:id/execute',
  summary: 'Runs a saved search: what it finds now. Of your own, what came before this no longer counts as new',
  access: 'user',
  on: { kind: 'saved_search', by: 'id', action: 'read' },
  params: id,
  body: z
    .object({ page: z.number().int().min(1).max(100_000).default(1), pageSize: z.number().int().min(1).max(100).default(10) })
    .nullish()
    .transform((given) => given ?? { page: 1, pageSize: 10 }),
  response: SearchResults,
})

export const renewFeed = endpoint({
  method: 'POST',
  path: '/api/saved-searches/:id/feed',
  summary: 'Gives the feed of a saved search another secret address; the one before answers no more',
  access: 'user',
  on: { kind: 'saved_search', by: 'id', action: 'change' },
  params: id,
  response: SavedSearch,
})

export const readFeed = endpoint({
  method: 'GET',
  path: '/api/feeds/:token',
  summary: 'What a saved search finds, the newest first, as an Atom feed under a secret address',
  access: 'public',
  params: z.object({ token: z.string().min(1).max(200) }),
  file: 'application/atom+xml',
  response: z.file(),
})
