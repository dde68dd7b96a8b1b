import { z } from 'zod'
import { Day } from './day.ts'
import { endpoint } from './endpoint.ts'
import { ProjectId } from './projects.ts'

export const historyTypes = ['search', 'view', 'case_view', 'bookmark', 'chat', 'note', 'download'] as const
export const HistoryType = z.enum(historyTypes)
export type HistoryType = z.infer<typeof HistoryType>

/** The same again within so many minutes is the same entry, with a later time. */
export const collapsingMinutes = 15
/** How much of its past an account keeps; the oldest goes first. */
export const maxEntries = 10_000

/** The most entries that a research trail tells; of more the newest are. */
export const maxTrailLength = 2000

/**
 * Something a reader did. `title` names the case or the note, or holds the words searched for; `entity_id` is what it was done to, null for
 * a search: of the law it is `ACT` or `ACT~EID`. What the library no longer holds is named by its id.
 */
export const HistoryEntry = z.object({
  id: z.string(),
  type: HistoryType,
  title: z.string(),
  description: z.string(),
  timestamp: z.string(),
  entity_type: z.enum(['case', 'legislation', 'note', 'search', 'chat']),
  entity_id: z.string().nullable(),
  /** The project for which it was done. */
  project_id: z.string().nullable(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const recordView = endpoint({
  method: 'POST',
  path: '/api/research-history/record-view',
  summary: 'Notes that a case, an Act or a provision was read; null while the history is paused',
  access: 'user',
  on: { kind: 'document', by: 'case_id', action: 'read' },
  status: 201,
  body: z.object({
    case_id: z
      .string()
      .min(1)
      .max(120)
      .meta({ examples: ['kesc-2026-90007'] }),
    type: z.enum(['case_view', 'view', 'download']).default('case_view'),
    project_id: ProjectId.optional(),
  }),
  response: HistoryEntry.nullable(),
})

export const recordSearch = endpoint({
  method: 'POST',
  path: '/api/research-history/record-search',
  summary: 'Notes what was searched for; null while the history is paused',
  access: 'user',
  status: 201,
  body: z.object({
    query: z
      .string()
      .trim()
      .min(1, 'Nothing was searched for')
      .max(2000)
      .meta({ examples: ['"stay of execution" AND prejudice'] }),
    type: z.literal('search').default('search'),
    project_id: ProjectId.optional(),
  }),
  response: HistoryEntry.nullable(),
})

const Types = z
  .union([z.string().meta({ examples: ['search,case_view'] }), z.array(z.string())])
  .transform((types) => [types].flat().flatMap((one) => one.split(',')))
  .pipe(z.array(HistoryType))
  .optional()

/** Which entries: of some types, with all of some words in what they name, from the beginning of one day to the end of another, in Nairobi. */
const HistoryFilters = z.object({
  types: Types,
  /** What was done for a project. */
  project_id: ProjectId.optional(),
  query: z.string().trim().max(200).default(''),
  from: Day.optional(),
  to: Day.optional(),
})
export type HistoryFilters = z.output<typeof HistoryFilters>

export const listHistory = endpoint({
  method: 'GET',
  path: '/api/research-history',
  summary: 'What you searched for, read, kept and wrote, the newest first',
  access: 'user',
  query: HistoryFilters.extend({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).max(maxEntries).default(0),
  }),
  response: z.object({
    results: z.array(HistoryEntry),
    total: z.number().int(),
    total_relation: z.literal('eq'),
    offset: z.number().int(),
    limit: z.number().int(),
  }),
})

export const deleteHistoryEntry = endpoint({
  method: 'DELETE',
  path: '/api/research-history/:id',
  summary: 'Forgets one entry; it can be restored for a day',
  access: 'user',
  on: { kind: 'history_entry', by: 'id', action: 'delete' },
  params: z.object({ id: z.string().min(1).max(120) }),
  status: 204,
  response: z.void(),
})

export const clearHistory = endpoint({
  method: 'DELETE',
  path: '/api/research-history',
  summary: 'Forgets all of it, or all of some types',
  access: 'user',
  query: z.object({ types: Types }),
  response: z.object({ deleted: z.number().int() }),
})

export const restoreHistoryEntry = endpoint({
  method: 'POST',
  path: '/api/research-history/:id/restore',
  summary: 'Brings an entry back that was deleted by itself',
  access: 'user',
  on: { kind: 'history_entry', by: 'id', action: 'delete' },
  params: z.object({ id: z.string().min(1).max(120) }),
  status: 204,
  response: z.void(),
})

export const getHistoryRecording = endpoint({
  method: 'GET',
  path: '/api/research-history/recording',
  summary: 'Whether what you do is noted in the history',
  access: 'user',
  response: z.object({ on: z.boolean() }),
})

export const setHistoryRecording = endpoint({
  method: 'PUT',
  path: '/api/research-history/recording',
  summary: 'Pauses the history, or goes on with it; what it holds stays',
  access: 'user',
  body: z.object({ on: z.boolean() }),
  response: z.object({ on: z.boolean() }),
})

export const trailFormats = ['docx', 'pdf'] as const
export type TrailFormat = (typeof trailFormats)[number]

export const getResearchTrail = endpoint({
  method: 'GET',
  path: '/api/research-history/trail',
  summary: 'What was searched, read, kept and written, in that order, as a document for the file',
  access: 'user',
  query: HistoryFilters.extend({ format: z.enum(trailFormats).default('docx') }),
  file: 'application/octet-stream',
  response: z.file(),
})
