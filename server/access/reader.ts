import type { Role } from '#contract/accounts'
import type { SeenKind } from './kinds.ts'
import type { ShareRole } from './policy.ts'

declare const made: unique symbol

/** By kind: the ids of what others let an account see, and in which role. */
export type Shared = Readonly<Record<SeenKind, ReadonlyMap<string, ShareRole>>>

/** On whose behalf something is read or changed. Only `server/access` makes one, so that nobody reads as somebody else by handing over an id. */
export interface Reader {
  readonly [made]: true
  readonly userId: string
  readonly role: Role
  readonly shared: Shared
  /** Ids of the reader's own documents that lie in the trash: as long as they do, nobody sees them. */
  readonly inTrash: ReadonlySet<string>
}

/** An account as it was found out by whoever let it in: a session, or the schedule that works for it. */
export interface Account {
  userId: string
  role: Role
}

const none: ReadonlySet<string> = new Set()

export const makeReader = ({ userId, role }: Account, shared: Shared, inTrash = none): Reader =>
  ({ userId, role, shared, inTrash }) as Reader

/** The same reader with its own documents in the trash before it: for what lists them, brings them back or takes them away. */
export const includeTrashed = (reader: Reader): Reader => ({ ...reader, inTrash: none })
