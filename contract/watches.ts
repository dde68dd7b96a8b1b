import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { AlertFrequency } from './saved-searches.ts'

/** What one account may watch beside its searches. */
export const maxWatches = 1_000
/** The target of a `list` that stands for the account's own citations. */
export const ownCitations = 'own'

export const watchKinds = ['case', 'judge', 'court', 'provision', 'list', 'check'] as const
export const WatchKind = z.enum(watchKinds)
export type WatchKind = z.infer<typeof WatchKind>

const Target = z.string().trim().min(1, 'Say what is to be watched').max(300)

/**
 * Something that somebody wants to hear of. `target` is the id of a case or of a check, the name of a judge, the name of a court or of one of its
 * stations, a provision as `ACT~EID`, or the id of the project whose citations are watched, `own` for one's own. `name` is what it is called, null where it is no longer
 * there or no longer seen.
 */
export const Watch = z.object({
  id: z.string(),
  kind: WatchKind,
  target: z.string(),
  name: z.string().nullable(),
  /** Where it is shown. */
  href: z.string(),
  frequency: AlertFrequency,
  created_at: z.string(),
})
export type Watch = z.infer<typeof Watch>

const id = z.object({ id: z.string().min(1).max(120) })

export const listWatches = endpoint({
  method: 'GET',
  path: '/api/watches',
  summary: 'What you watch, the newest first; with kind and target, whether you watch that',
  access: 'user',
  query: z.object({
    kind: WatchKind.optional(),
    target: Target.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  response: z.object({
    results: z.array(Watch),
    total: z.number().int(),
    total_relation: z.literal('eq'),
    offset: z.number().int(),
    limit: z.number().int(),
  }),
})

export const createWatch = endpoint({
  method: 'POST',
  path: '/api/watches',
  summary:
    'Watches a case, a judge, a court or station, a provision, a list of citations, or a checked document. What is watched already takes the frequency',
  access: 'user',
  status: 201,
  body: z.object({
    kind: WatchKind,
    target: Target.meta({ examples: ['kesc-2026-90007'] }),
    frequency: AlertFrequency.default('daily'),
  }),
  response: Watch,
})

export const updateWatch = endpoint({
  method: 'PATCH',
  path: '/api/watches/:id',
  summary: 'Changes how often you are told of what you watch',
  access: 'user',
  on: { kind: 'watch', by: 'id', action: 'change' },
  params: id,
  body: z.object({ frequency: AlertFrequency }),
  response: Watch,
})

export const deleteWatch = endpoint({
  method: 'DELETE',
  path: '/api/watches/:id',
  summary: 'Watches something no more',
  access: 'user',
  on: { kind: 'watch', by: 'id', action: 'delete' },
  params: id,
  status: 204,
  response: z.void(),
})

/** For what somebody is told of what they watch; those of a case, the gravest first. */
export const watchReasons = [
  'case-overturned',
  'case-appealed',
  'case-treated',
  'case-cited',
  'case-corrected',
  'case-redacted',
  'judge-decided',
  'court-decided',
  'provision-amended',
  'provision-unconstitutional',
  'provision-applied',
  'list-overturned',
  'check-overturned',
] as const
export type WatchReason = (typeof watchReasons)[number]
