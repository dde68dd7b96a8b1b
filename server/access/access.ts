import type { Database, DatabaseTransaction } from '../database/open.ts'
import { isUuid } from '../database/uuid.ts'
import { Problem } from '../problem.ts'
import { can } from './can.ts'
import type { RolesOf, SharedKind, AccessSubject } from './kinds.ts'
import { type Account, type Reader, makeReader } from './reader.ts'
import { type Member, sharesStorage } from './shares-storage.ts'

export { can } from './can.ts'
export type { AccessSubject } from './kinds.ts'
export type { Action } from './policy.ts'
export { includeTrashed } from './reader.ts'
export type { Account, Reader } from './reader.ts'
export type { Member } from './shares-storage.ts'

/** Makes the reader of an account with what is shared with it at this moment: once for each request. */
export type ReaderOf = (account: Account) => Promise<Reader>

/** Who reads, and with whom what is shared. Who cannot see a thing never holds it; who may not do something with one is `forbidden`. */
export function createAccess(database: Database) {
  const storage = sharesStorage(database)

  /** Readers of several accounts, by their ids. */
  const readersOf = async (accounts: readonly Account[]): Promise<Map<string, Reader>> => {
    const byId = new Map(accounts.map((account) => [account.userId, account]))
    const seen = await storage.seenBy([...byId.keys()])
    return new Map([...byId].map(([id, account]) => [id, makeReader(account, seen.get(id)!.shared, seen.get(id)!.inTrash)]))
  }
  const readerOf: ReaderOf = async (account) => (await readersOf([account])).get(account.userId)!

  const mustShare = (reader: Reader, thing: AccessSubject) => {
    if (!can(reader, 'share', thing)) throw new Problem('forbidden')
  }

  return {
    readerOf,
    readersOf,

    /**
     * Shares a thing with an account, or gives it another role; `not-found` where there is no such account. With its owner, who has every
     * right already, nothing is shared. It is shared with what else a transaction does, where one is given.
     */
    async share<K extends SharedKind>(
      reader: Reader,
      thing: AccessSubject<K>,
      member: string,
      role: RolesOf<K>,
      within?: DatabaseTransaction,
    ): Promise<void> {
      mustShare(reader, thing)
      if (member === thing.owner) return
      if (!isUuid(member) || !(await storage.put(thing, member, role, reader.userId, within)))
        throw new Problem('not-found', 'Account not found')
    },

    /** Ends a share from the next request on: whoever may share does, and members leave by themselves. `not-found` where there is none. */
    async end(reader: Reader, thing: AccessSubject<SharedKind>, member: string): Promise<void> {
      if (member !== reader.userId) mustShare(reader, thing)
      if (!isUuid(member) || !(await storage.remove(thing, member, reader.userId))) throw new Problem('not-found', 'Account not found')
    },

    /**
     * Lets a member of a thing and its owner, who reads, change places, within the transaction that makes the member its owner; false where it is
     * not shared with that account.
     */
    async handOver(reader: Reader, thing: AccessSubject<SharedKind>, member: string, within: DatabaseTransaction): Promise<boolean> {
      mustShare(reader, thing)
      return isUuid(member) && storage.swap(thing, reader.userId, member, within)
    },

    /** With whom a thing is shared, for whoever reads it. */
    async members(reader: Reader, thing: AccessSubject<SharedKind>): Promise<Member[]> {
      if (!can(reader, 'read', thing)) throw new Problem('forbidden')
      return storage.members(thing)
    },
  }
}

export type Access = ReturnType<typeof createAccess>
