import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Project, ProjectDescription, ProjectName } from './projects.ts'

/** How many templates one account may have. */
export const maxTemplates = 100

const id = z.object({ id: z.string().min(1).max(120) })

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
    name: ProjectName,
    description: ProjectDescription.optional(),
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
  on: { kind: 'project_template', by: 'id', action: 'delete' },
  params: id,
  status: 204,
  response: z.void(),
})

export const restoreTemplate = endpoint({
  method: 'POST',
  path: '/api/research-hub/templates/:id/restore',
  summary: 'Brings a deleted template back',
  access: 'user',
  on: { kind: 'project_template', by: 'id', action: 'delete' },
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
    .object({ name: ProjectName.optional(), description: ProjectDescription.optional() })
    .nullish()
    .transform((given) => given ?? {}),
  response: Project,
})
