import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { entityTypes, itemTypes } from './project-items.ts'
import { Project } from './projects.ts'

export const activityTypes = ['view', 'search', ...itemTypes, 'issue', 'project'] as const
export const activityActions = [
  'read',
  'searched',
  'added',
  'removed',
  'changed',
  'restored',
  /** Put under an issue, or under none. */
  'filed',
  'member_added',
  'member_removed',
  'owner_changed',
] as const
/** Something that was done in a project: by a member to what lies in it, or by the reader while working on it. */
export const Activity = z.object({
  id: z.string(),
  type: z.enum(activityTypes),
  action: z.enum(activityActions),
  title: z.string(),
  description: z.string(),
  created_at: z.string(),
  /** What it was done to: the case of a bookmark, annotation or view, the id of a note; null of what has none. */
  entity_id: z.string().nullable(),
  entity_type: z.enum(['search', 'project', ...entityTypes]),
  user_id: z.string().nullable(),
  user_name: z.string().nullable(),
})
export type Activity = z.infer<typeof Activity>

export const getProjectSummary = endpoint({
  method: 'GET',
  path: '/api/research-hub/projects/:id/summary',
  summary: 'A project with how much lies in it and what was done in it last',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'read' },
  params: z.object({ id: z.string().min(1).max(120) }),
  query: z.object({ activities: z.coerce.number().int().min(1).max(100).default(20) }),
  response: z.object({
    project: Project,
    bookmarks_count: z.number().int(),
    notes_count: z.number().int(),
    saved_searches_count: z.number().int(),
    recent_activities: z.array(Activity),
  }),
})
