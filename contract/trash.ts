import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The kinds of things that can be brought back for 30 days after they were deleted. */
export const trashKinds = [
  'project',
  'project_template',
  'note',
  'note_folder',
  'bookmark',
  'bookmark_folder',
  'annotation',
  'citation',
  'document_check',
  'saved_search',
  'chat',
  'document',
] as const
export const TrashKind = z.enum(trashKinds)
export type TrashKind = z.infer<typeof TrashKind>

/** Something that was deleted: a document by its `case_id`; `about` says more of it, as the case of a bookmark. It goes for good at `gone_at`. */
export const TrashItem = z.object({
  kind: TrashKind,
  id: z.string(),
  title: z.string(),
  about: z.string(),
  deleted_at: z.string(),
  gone_at: z.string(),
})
export type TrashItem = z.infer<typeof TrashItem>

export const listTrash = endpoint({
  method: 'GET',
  path: '/api/trash',
  summary: 'What you deleted and can bring back, of every kind or of one, what was deleted last first',
  access: 'user',
  query: z.object({
    kind: TrashKind.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  response: z.object({
    results: z.array(TrashItem),
    total: z.number().int(),
    total_relation: z.literal('eq'),
    offset: z.number().int(),
    limit: z.number().int(),
    /** How many of each kind there are, whatever was asked for. */
    counts: z.record(TrashKind, z.number().int()),
  }),
})

const item = z.object({ kind: TrashKind.meta({ examples: ['citation'] }), id: z.string().min(1).max(120) })

export const restoreTrash = endpoint({
  method: 'POST',
  path: '/api/trash/:kind/:id/restore',
  summary: 'Brings something back to where it was, as the call of its own kind does; what is there already stays as it is',
  access: 'user',
  on: { kind: 'citation', by: 'id', action: 'delete' },
  params: item,
  status: 204,
  response: z.void(),
})

export const purgeTrash = endpoint({
  method: 'DELETE',
  path: '/api/trash/:kind/:id',
  summary: 'Deletes something in the trash for good',
  access: 'user',
  on: { kind: 'citation', by: 'id', action: 'delete' },
  params: item,
  status: 204,
  response: z.void(),
})

export const emptyTrash = endpoint({
  method: 'DELETE',
  path: '/api/trash',
  summary: 'Deletes everything in the trash for good, or everything of one kind',
  access: 'user',
  query: z.object({ kind: TrashKind.optional() }),
  response: z.object({ deleted: z.number().int() }),
})
