import { z } from 'zod'
import { Email, addressWarning } from './email-address.ts'
import { endpoint } from './endpoint.ts'
import { Project, ProjectRole } from './projects.ts'

/** With how many a project can be shared, and for how many days an invitation stands. */
export const maxMembers = 100
export const invitationDays = 30

/** What a project is shared as. */
export const MemberRole = z.enum(['viewer', 'editor'])
export type MemberRole = z.infer<typeof MemberRole>

const id = z.object({ id: z.string().min(1).max(120) })

/** Who is in a project. Members know one another by name; the address of an invitation is shown to the owner, who wrote it. */
export const Member = z.object({
  id: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  role: ProjectRole,
  status: z.enum(['member', 'invited']),
  since: z.string(),
})
export type Member = z.infer<typeof Member>

export const shareProject = endpoint({
  method: 'POST',
  path: '/api/research-hub/projects/:id/share',
  summary:
    'Shares a project with an address. A confirmed account is a member at once; any other address is invited, and a member as soon as it is confirmed',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'share' },
  status: 201,
  throttle: 'invite',
  params: id,
  body: z.object({
    email: Email.meta({ examples: ['advocate@example.co.ke'] }),
    role: MemberRole.default('viewer'),
  }),
  response: Member.extend(addressWarning),
})

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/research-hub/projects/:id/members',
  summary: 'Who is in a project: its owner, its members and, for the owner, whom it waits for',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'read' },
  params: id,
  response: z.object({ results: z.array(Member), total: z.number().int() }),
})

const member = id.extend({ member: z.string().min(1).max(120) })

export const changeMember = endpoint({
  method: 'PATCH',
  path: '/api/research-hub/projects/:id/members/:member',
  summary: 'Gives a member, or somebody who is invited, another role',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'share' },
  params: member,
  body: z.object({ role: MemberRole }),
  response: Member,
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/research-hub/projects/:id/members/:member',
  summary: 'Ends a membership or an invitation; members leave by their own id. What is theirs goes with them',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'share' },
  params: member,
  status: 204,
  response: z.void(),
})

export const handProjectOver = endpoint({
  method: 'POST',
  path: '/api/research-hub/projects/:id/owner',
  summary: 'Makes a member the owner of a project; who owned it stays in it and may change it, and what everybody put in stays theirs',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'share' },
  params: id,
  body: z.object({
    account: z
      .string()
      .min(1)
      .max(120)
      .meta({ description: 'The id of a member', examples: ['0d3bb1a5-7f86-4c0c-a2f4-5a3c60d8f0ab'] }),
  }),
  response: Project,
})
