import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** How many issues one project may have. */
export const maxIssues = 100
export const maxIssueLength = 300

const Title = z
  .string()
  .trim()
  .min(1, 'An issue needs a title')
  .max(maxIssueLength, `An issue has at most ${maxIssueLength} characters`)
  .regex(/^\P{Cc}*$/u, 'An issue stands on one line')
  .meta({ examples: ['Whether the weir needed leave'] })

/** A heading of the advocate's: what its matter turns on. `items` counts what lies under it that the reader sees. */
export const Issue = z.object({
  id: z.string(),
  title: z.string(),
  position: z.number().int(),
  items: z.number().int(),
  created_at: z.string(),
})
export type Issue = z.infer<typeof Issue>

const id = z.object({ id: z.string().min(1).max(120) })
const issue = id.extend({ issue_id: z.string().min(1).max(120) })

export const listIssues = endpoint({
  method: 'GET',
  path: '/api/research-hub/projects/:id/issues',
  summary: 'The issues of a project, in the order that its members gave them',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'read' },
  params: id,
  response: z.object({ results: z.array(Issue), total: z.number().int() }),
})

export const createIssue = endpoint({
  method: 'POST',
  path: '/api/research-hub/projects/:id/issues',
  summary: 'Adds an issue to a project, behind the others',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'change' },
  status: 201,
  params: id,
  body: z.object({ title: Title }),
  response: Issue,
})

export const changeIssue = endpoint({
  method: 'PATCH',
  path: '/api/research-hub/projects/:id/issues/:issue_id',
  summary: 'Changes the words of an issue, or its place among the others, counted from 1',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'change' },
  params: issue,
  body: z.object({ title: Title.optional(), position: z.number().int().min(1).max(maxIssues).optional() }),
  response: Issue,
})

export const deleteIssue = endpoint({
  method: 'DELETE',
  path: '/api/research-hub/projects/:id/issues/:issue_id',
  summary: 'Deletes an issue, not what lies under it; it can be restored for 30 days',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'change' },
  params: issue,
  status: 204,
  response: z.void(),
})

export const restoreIssue = endpoint({
  method: 'POST',
  path: '/api/research-hub/projects/:id/issues/:issue_id/restore',
  summary: 'Brings a deleted issue back, with what lay under it',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'change' },
  params: issue,
  response: Issue,
})
