import type { Role, TokenScope } from '#contract/accounts'
import type { Endpoint } from '#contract/endpoint'
import type { Reader } from '../access/access.ts'
import { Problem } from '../problem.ts'

/** The signed-in account behind a request. */
export interface Caller {
  userId: string
  /** The session, or the token of a program. */
  sessionId: string
  role: Role
  /** What a program may do; null for people who have signed in. */
  scopes?: readonly TokenScope[] | null
}

/** A caller with on whose behalf it reads, as a handler gets it. */
export interface SignedIn extends Caller {
  reader: Reader
}

/** Finds out who calls from an access token; null when it is not valid (any more). Given by the accounts area. */
export type Authenticate = (accessToken: string) => Promise<Caller | null>

const ranks: Record<Endpoint['access'], number> = { public: 0, user: 1, editor: 2, admin: 3 }

/** The token of an `Authorization: Bearer …` header, or null. */
export const bearerToken = (header: string | undefined): string | null => /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1] ?? null

/** Throws unless the caller may use an endpoint of this access. */
export function checkAccess(
  { access, inPerson, method, reads }: Pick<Endpoint, 'access' | 'inPerson' | 'method' | 'reads'>,
  caller: Caller | null,
) {
  if (access === 'public') return
  if (!caller) throw new Problem('signed-out')
  if (caller.scopes) {
    if (inPerson || access === 'admin') throw new Problem('in-person-only')
    if (!caller.scopes.includes(method === 'GET' || reads ? 'read' : 'write')) throw new Problem('scope-missing')
  }
  if (ranks[caller.role] < ranks[access]) throw new Problem('forbidden')
}
