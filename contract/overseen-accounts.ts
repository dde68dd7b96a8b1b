import { z } from 'zod'
import { Role } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { pageOf, paging } from './pages.ts'

const Paging = paging(50)

/** An account as administrators see it. */
export const OverseenAccount = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  organization: z.string().nullable(),
  role: Role,
  created_at: z.string(),
  verified: z.boolean(),
  locked_at: z.string().nullable(),
  /** By an administrator, or because its owner asked for its deletion. */
  lock_reason: z.enum(['administration', 'deletion']).nullable(),
  two_step: z.boolean(),
  /** Null for longer ago than sessions are kept. */
  last_seen_at: z.string().nullable(),
})
export type OverseenAccount = z.infer<typeof OverseenAccount>

const accountId = z.object({ id: z.string().min(1).max(120) })
const onAccount = { kind: 'account', by: 'id' } as const

export const listAccounts = endpoint({
  method: 'GET',
  path: '/api/admin/accounts',
  summary: 'Accounts, the newest first: those whose name, address or organization holds every word',
  access: 'admin',
  query: z.object({
    query: z.string().trim().max(200).default(''),
    role: Role.optional(),
    locked: z.enum(['yes', 'no']).optional(),
    ...Paging,
  }),
  response: pageOf(OverseenAccount),
})

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/admin/accounts/:id',
  summary: 'One account',
  access: 'admin',
  on: { ...onAccount, action: 'read' },
  params: accountId,
  response: OverseenAccount,
})

export const setAccountRole = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/:id/role',
  summary: 'Gives an account a role; 409 last-admin where nobody would administer the installation',
  access: 'admin',
  on: { ...onAccount, action: 'change' },
  params: accountId,
  body: z.object({ role: Role.meta({ examples: ['user'] }) }),
  response: OverseenAccount,
})

export const lockAccount = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/:id/lock',
  summary: 'Signs an account out everywhere and lets nobody in; 409 last-admin where nobody would administer the installation',
  access: 'admin',
  on: { ...onAccount, action: 'change' },
  params: accountId,
  response: OverseenAccount,
})

export const unlockAccount = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/:id/unlock',
  summary: 'Lets an account in again that an administrator locked',
  access: 'admin',
  on: { ...onAccount, action: 'change' },
  params: accountId,
  response: OverseenAccount,
})

export const endAccountSessions = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/:id/end-sessions',
  summary: 'Signs an account out on every device',
  access: 'admin',
  on: { ...onAccount, action: 'change' },
  params: accountId,
  response: OverseenAccount,
})
