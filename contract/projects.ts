import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageOf, paging } from './pages.ts'

/** What one account may have, and what may lie in one project. */
export const mostProjects = 500
export const mostItems = 2000
export const mostTemplates = 100
export const longestProjectName = 200
export const longestDescription = 5000
/** How long a deleted project can be brought back. */
export const trashDays = 30

export const projectStatuses = ['active', 'on_hold', 'archived'] as const
export const ProjectStatus = z.enum(projectStatuses)
export type ProjectStatus = z.infer<typeof ProjectStatus>

export const projectRoles = ['owner', 'editor', 'viewer'] as const
export const ProjectRole = z.enum(projectRoles)
export type ProjectRole = z.infer<typeof ProjectRole>

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

/** A project, where something is made or looked for in one. */
export const ProjectId = z.string().trim().min(1).max(120)

const onOneLine = /^\P{Cc}*$/u
const Name = z
  .string()
  .trim()
  .min(1, 'Project name is required')
  .max(longestProjectName, `A name has at most ${longestProjectName} characters`)
  .regex(onOneLine, 'A name stands on one line')
  .meta({ examples: ['Kamau v Lake Fisheries: the weir'] })
const Description = z
  .string()
  .trim()
  .max(longestDescription, `A description has at most ${longestDescription} characters`)
  // oxlint-disable-next-line no-control-regex
  .regex(/^[^\u0000]*$/, 'A description cannot hold the character NUL')
const id = z.object({ id: z.string().min(1).max(120) })
const page = paging(50)

/** Whoever did or owns something, by the name that stands on it. */
export const Person = z.object({ id: z.string(), name: z.string() })
export type Person = z.infer<typeof Person>

/** A project as one of its members sees it: `role` is that member's, `counts` says how many things of each kind lie in it that it sees. */
export const Project = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  status: ProjectStatus,
  role: ProjectRole,
  owner: Person,
  /** Members besides the owner. */
  members: z.number().int(),
  is_default: z.boolean(),
  counts: z.record(ItemType, z.number().int()),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Project = z.infer<typeof Project>

/** One of those in the trash, with when it goes for good. */
export const DeletedProject = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  deleted_at: z.string(),
  gone_at: z.string(),
})
export type DeletedProject = z.infer<typeof DeletedProject>

export const activityTypes = [
  'view',
  'search',
  'bookmark',
  'note',
  'citation',
  'annotation',
  'document_check',
  'document',
  'provision',
  'saved_search',
  'chat',
  'project',
] as const
export const activityActions = [
  'read',
  'searched',
  'added',
  'removed',
  'changed',
  'restored',
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
  entity_type: z.enum(['case', 'note', 'search', 'citation', 'document_check', 'saved_search', 'chat', 'provision', 'project']),
  user_id: z.string().nullable(),
  user_name: z.string().nullable(),
})
export type Activity = z.infer<typeof Activity>

/** What its reader may do with something that lies in a project: take it out there, put it into another, and what it allows wherever it lies. */
export const itemActions = ['take_out', 'put', 'change', 'delete'] as const
const ItemAction = z.enum(itemActions)

/** Something that lies in a project. `entity_id` leads to it: a case or a provision (`DOCUMENT~EID`), with `paragraph` where it is a passage of it, a note, a citation or a check. */
export const ProjectItem = z.object({
  type: ItemType,
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Words of whoever keeps it: the note of a bookmark, the beginning of a note, what was marked. */
  text: z.string(),
  entity_type: z.enum(['case', 'note', 'citation', 'document_check', 'saved_search', 'chat', 'provision']),
  entity_id: z.string().nullable(),
  paragraph: z.number().int().nullable(),
  /** Who put it in; of a private thing its owner. */
  added_by: Person,
  added_at: z.string(),
  allowed: z.array(ItemAction),
})
export type ProjectItem = z.infer<typeof ProjectItem>

export const listProjects = endpoint({
  method: 'GET',
  path: '/api/research-hub/projects',
  summary:
    'Your projects and those that are shared with you, the one changed last first; with a status, or with words of name or description',
  access: 'user',
  query: z.object({
    status: ProjectStatus.optional(),
    query: z.string().trim().max(200).default(''),
    sort: z.enum(['updated', 'created', 'name']).default('updated'),
    ...page,
  }),
  response: pageOf(Project),
})

export const getProject = endpoint({
  method: 'GET',
  path: '/api/research-hub/projects/:id',
  summary: 'A project',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'read' },
  params: id,
  response: Project,
})

export const createProject = endpoint({
  method: 'POST',
  path: '/api/research-hub/projects',
  summary: 'Makes a project',
  access: 'user',
  status: 201,
  body: z.object({ name: Name, description: Description.nullable().optional(), status: ProjectStatus.optional() }),
  response: Project,
})

export const updateProject = endpoint({
  method: 'PATCH',
  path: '/api/research-hub/projects/:id',
  summary: 'Changes a project; fields left out stay as they are. is_default makes it the one that is used where none is chosen',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'change' },
  params: id,
  body: z.object({
    name: Name.optional(),
    description: Description.nullable().optional(),
    status: ProjectStatus.optional(),
    is_default: z.literal(true).optional(),
  }),
  response: Project,
})

export const deleteProject = endpoint({
  method: 'DELETE',
  path: '/api/research-hub/projects/:id',
  summary: 'Deletes a project, not what lies in it; it can be restored for 30 days',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'delete' },
  params: id,
  status: 204,
  response: z.void(),
})

export const restoreProject = endpoint({
  method: 'POST',
  path: '/api/research-hub/projects/:id/restore',
  summary: 'Brings a deleted project back, with what lay in it and its members',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'delete' },
  params: id,
  response: Project,
})

export const listDeletedProjects = endpoint({
  method: 'GET',
  path: '/api/research-hub/trash',
  summary: 'Your deleted projects that can still be restored',
  access: 'user',
  response: z.object({ results: z.array(DeletedProject), total: z.number().int() }),
})

export const getDefaultProject = endpoint({
  method: 'GET',
  path: '/api/research-hub/default-project',
  summary: 'The project that is used where none is chosen; the first call makes it',
  access: 'user',
  response: Project,
})

export const getProjectSummary = endpoint({
  method: 'GET',
  path: '/api/research-hub/projects/:id/summary',
  summary: 'A project with how much lies in it and what was done in it last',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'read' },
  params: id,
  query: z.object({ activities: z.coerce.number().int().min(1).max(100).default(20) }),
  response: z.object({
    project: Project,
    bookmarks_count: z.number().int(),
    notes_count: z.number().int(),
    saved_searches_count: z.number().int(),
    recent_activities: z.array(Activity),
  }),
})

export const duplicateProject = endpoint({
  method: 'POST',
  path: '/api/research-hub/projects/:id/duplicate',
  summary: 'Makes a project like another, with what lies in it or without; left_out counts what is not yours to copy',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'read' },
  status: 201,
  params: id,
  body: z
    .object({ with_items: z.boolean().default(false) })
    .nullish()
    .transform((given) => given ?? { with_items: false }),
  response: Project.extend({ left_out: z.number().int() }),
})

export const listItems = endpoint({
  method: 'GET',
  path: '/api/research-hub/projects/:id/items',
  summary: 'What lies in a project, or what of one kind does, what was put in last first',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'read' },
  params: id,
  query: z.object({ type: ItemType.optional(), ...page }),
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
  body: z.object({ type: ItemType, id: ItemId }),
  response: ProjectItem,
})

export const removeItem = endpoint({
  method: 'DELETE',
  path: '/api/research-hub/projects/:id/items/:type/:item',
  summary: 'Takes something out of a project; it stays where it is otherwise kept',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'share' },
  params: id.extend({ type: ItemType, item: ItemId }),
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

/** What a new project can begin with: its description and notes to be filled in. `is_public` ones are offered to everybody. */
export const Template = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  notes: z.array(z.object({ title: z.string(), content: z.string() })),
  is_public: z.boolean(),
})
export type Template = z.infer<typeof Template>

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/research-hub/templates',
  summary: 'Your own templates and those offered to everybody',
  access: 'user',
  response: z.object({ userTemplates: z.array(Template), publicTemplates: z.array(Template) }),
})

export const createTemplate = endpoint({
  method: 'POST',
  path: '/api/research-hub/templates',
  summary: 'Keeps a template, with copies of the notes of a project where one is given. Library editors may offer it to everybody',
  access: 'user',
  status: 201,
  body: z.object({
    name: Name,
    description: Description.optional(),
    project_id: z.string().trim().min(1).max(120).optional(),
    is_public: z.boolean().default(false),
  }),
  response: Template,
})

export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: '/api/research-hub/templates/:id',
  summary: 'Deletes a template of yours; projects made from it stay',
  access: 'user',
  on: { kind: 'project-template', by: 'id', action: 'delete' },
  params: id,
  status: 204,
  response: z.void(),
})

export const restoreTemplate = endpoint({
  method: 'POST',
  path: '/api/research-hub/templates/:id/restore',
  summary: 'Brings a deleted template back',
  access: 'user',
  on: { kind: 'project-template', by: 'id', action: 'delete' },
  params: id,
  response: Template,
})

export const createFromTemplate = endpoint({
  method: 'POST',
  path: '/api/research-hub/from-template/:id',
  summary: 'Makes a project from a template, with its notes as notes of yours',
  access: 'user',
  status: 201,
  params: z.object({
    id: z
      .string()
      .min(1)
      .max(120)
      .meta({ examples: ['litigation-brief'] }),
  }),
  body: z
    .object({ name: Name.optional(), description: Description.optional() })
    .nullish()
    .transform((given) => given ?? {}),
  response: Project,
})
