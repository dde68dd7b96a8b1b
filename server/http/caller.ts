import type { Role } from '#contract/accounts'
import type { Access } from '#contract/endpoint'
import type { Reader } from '../access/access.ts'
import { Problem } from './problem.ts'

/** The signed-in account behind a request. */
export interface Caller {
  userId: string
  sessionId: string
  role: Role
}

/** A caller with on whose behalf it reads, as a handler gets it. */
export interface SignedIn extends Caller {
  reader: Reader
}

/** Finds out who calls from an access token; null when it is not valid (any more). Given by the accounts area. */
export type Authenticate = (accessToken: string) => Promise<Caller | null>

const ranks: Record<Access, number> = { public: 0, user: 1, editor: 2, admin: 3 }

/** The token of an `Authorization: Bearer …` header, or null. */
export const bearerToken = (header: string | undefined): string | null => /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1] ?? null

/** Throws unless the caller may use an endpoint of this access. */
export function checkAccess(access: Access, caller: Caller | null) {
  if (access === 'public') return
  if (!caller) throw new Problem('signed-out')
  if (ranks[caller.role] < ranks[access]) throw new Problem('forbidden')
}
