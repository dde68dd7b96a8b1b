import { z } from 'zod'
import { CaseWithStanding } from './cases.ts'
import { endpoint } from './endpoint.ts'
import { pageOf, paging } from './pages.ts'
import { Person } from './person.ts'

/** How many things may lie in one project. */
export const mostItems = 2000

/** The kinds of things that can lie in a project; each area that has one registers it with projects. */
export const itemTypes = [
  'bookmark',
  'note',
  'citation',
  'annotation',
  'document_check',
  'document',
  'provision',
  'saved_search',
  'chat',
] as const
export const ItemType = z.enum(itemTypes, { error: `A project holds: ${itemTypes.join(', ')}` })
export type ItemType = z.infer<typeof ItemType>

/** What something in a project leads to. */
export const entityTypes = ['case', 'note', 'citation', 'document_check', 'saved_search', 'chat', 'provision'] as const

/** In place of an issue: what lies under none. */
export const underNone = 'none'

/** What its reader may do with something that lies in a project: take it out there, put it into another, and what it allows wherever it lies. */
export const itemActions = ['take_out', 'put', 'change', 'delete'] as const
const ItemAction = z.enum(itemActions)

/** Something that lies in a project. `entity_id` leads to it: a case or a provision (`DOCUMENT~EID`), with `paragraph` where it is a passage of it, a note, a citation or a check. */
export const ProjectItem = z.object({
  type: ItemType,
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** The words of the court that were marked; null of what is no passage. */
  quote: z.string().nullable(),
  /** Words of whoever keeps it: the note of a bookmark or a passage, the beginning of a note. */
  text: z.string(),
  entity_type: z.enum(entityTypes),
  entity_id: z.string().nullable(),
  paragraph: z.number().int().nullable(),
  /** Where a cited passage stands, as 'para 12'; null of everything else. */
  pinpoint: z.string().nullable(),
  /** The case that it leads to, with how later decisions leave it; null of everything else, and of a case that the library holds no longer. */
  case: CaseWithStanding.nullable(),
  /** The issue of the project that it lies under. */
  issue_id: z.string().nullable(),
  /** Who put it in; of a private thing its owner. */
  added_by: Person,
  added_at: z.string(),
  allowed: z.array(ItemAction),
})
export type ProjectItem = z.infer<typeof ProjectItem>

const id = z.object({ id: z.string().min(1).max(120) })
/** An issue of the project. */
export const IssueId = z.string().trim().min(1).max(120)

export const listItems = endpoint({
  method: 'GET',
  path: '/api/research-hub/projects/:id/items',
  summary: 'What lies in a project, or what of one kind does, what was put in last first',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'read' },
  params: id,
  query: z.object({
    type: ItemType.optional(),
    issue_id: IssueId.optional().meta({ description: "What lies under an issue; 'none' for what lies under none" }),
    ...paging(50),
  }),
  response: pageOf(ProjectItem),
})

/** Of a document the id of its case; of everything else its own. */
const ItemId = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .meta({ examples: ['kesc-2026-90007'] })

export const addItem = endpoint({
  method: 'POST',
  path: '/api/research-hub/projects/:id/items',
  summary: 'Puts something of yours, or a public case, into a project; what lies there already stays as it is',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'change' },
  status: 201,
  params: id,
  body: z.object({ type: ItemType, id: ItemId, issue_id: IssueId.optional() }),
  /** `placed`: it lies there now and did not before. */
  response: ProjectItem.extend({ placed: z.boolean() }),
})

const oneItem = id.extend({ type: ItemType, item: ItemId })

export const fileItem = endpoint({
  method: 'PATCH',
  path: '/api/research-hub/projects/:id/items/:type/:item',
  summary: 'Puts something that lies in a project under one of its issues, or under none',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'change' },
  params: oneItem,
  body: z.object({ issue_id: IssueId.nullable() }),
  response: ProjectItem,
})

export const removeItem = endpoint({
  method: 'DELETE',
  path: '/api/research-hub/projects/:id/items/:type/:item',
  summary: 'Takes something out of a project; it stays where it is otherwise kept',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'share' },
  params: oneItem,
  status: 204,
  response: z.void(),
})

export const listProjectsOf = endpoint({
  method: 'GET',
  path: '/api/research-hub/projects-of/:type/:item',
  summary: 'The projects in which something lies, of those that you see',
  access: 'user',
  params: z.object({ type: ItemType.meta({ examples: ['document'] }), item: ItemId }),
  response: z.object({ results: z.array(z.object({ id: z.string(), name: z.string() })), total: z.number().int() }),
})
