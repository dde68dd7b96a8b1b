import { type AccessSubject, isSeenKind, policyOf } from './kinds.ts'
import type { Action, Grantee } from './policy.ts'
import type { Reader } from './reader.ts'

/** Whether the policy of a thing's kind lets a reader do something with it. `may` of conditions-storage.ts says the same in SQL. */
export const can = (reader: Reader, action: Action, thing: AccessSubject): boolean =>
  policyOf(thing.kind)[action].some((grantee) => isAmong(reader, grantee, thing))

/** Whether a reader is among those of a grantee, for one object. */
export function isAmong({ userId, role, shared, inTrash }: Reader, grantee: Grantee, { kind, id, owner }: AccessSubject): boolean {
  const asWhat = isSeenKind(kind) ? shared[kind].get(id) : undefined
  switch (grantee) {
    case 'everyone':
      return owner === null
    case 'library-editor':
      return owner === null && role !== 'user'
    case 'owner':
      return owner === userId && !(kind === 'document' && inTrash.has(id))
    case 'viewer':
      return asWhat !== undefined
    case 'editor':
      return asWhat === 'editor'
  }
}
