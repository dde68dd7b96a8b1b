import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageOf, paging } from './pages.ts'
import { Person } from './person.ts'
import { ItemType } from './project-items.ts'

/** How many one account may have. */
export const maxProjects = 500
export const maxProjectNameLength = 200
export const maxDescriptionLength = 5000
/** How long a deleted project can be brought back. */
export const trashDays = 30

export const projectStatuses = ['active', 'on_hold', 'archived'] as const
export const ProjectStatus = z.enum(projectStatuses)
export type ProjectStatus = z.infer<typeof ProjectStatus>

export const projectRoles = ['owner', 'editor', 'viewer'] as const
export const ProjectRole = z.enum(projectRoles)
export type ProjectRole = z.infer<typeof ProjectRole>

/** A project, where something is made or looked for in one. */
export const ProjectId = z.string().trim().min(1).max(120)

const onOneLine = /^\P{Cc}*$/u
export const ProjectName = z
  .string()
  .trim()
  .min(1, 'Project name is required')
  .max(maxProjectNameLength, `A name has at most ${maxProjectNameLength} characters`)
  .regex(onOneLine, 'A name stands on one line')
  .meta({ examples: ['Kamau v Lake Fisheries: the weir'] })
export const ProjectDescription = z
  .string()
  .trim()
  .max(maxDescriptionLength, `A description has at most ${maxDescriptionLength} characters`)
  // oxlint-disable-next-line no-control-regex
  .regex(/^[^\u0000]*$/, 'A description cannot hold the character NUL')
const id = z.object({ id: z.string().min(1).max(120) })

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
    ...paging(50),
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
  body: z.object({ name: ProjectName, description: ProjectDescription.nullable().optional(), status: ProjectStatus.optional() }),
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
    name: ProjectName.optional(),
    description: ProjectDescription.nullable().optional(),
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
