import type { Role } from '#contract/accounts'
import type { SeenKind, ShareRole } from './kinds.ts'

declare const made: unique symbol

/** By kind: the ids of what others let an account see, and in which role. */
export type Shared = Readonly<Record<SeenKind, ReadonlyMap<string, ShareRole>>>

/** On whose behalf something is read or changed. Only `server/access` makes one, so that nobody reads as somebody else by handing over an id. */
export interface Reader {
  readonly [made]: true
  readonly userId: string
  readonly role: Role
  readonly shared: Shared
}

/** An account as it was found out by whoever let it in: a session, or the schedule that works for it. */
export interface Account {
  userId: string
  role: Role
}

export const makeReader = ({ userId, role }: Account, shared: Shared): Reader => ({ userId, role, shared }) as Reader
