import { type Action, type Thing, isAmong } from './kinds.ts'
import { policies } from './policies/policies.ts'
import type { Reader } from './reader.ts'

/** Whether the policy of a thing's kind lets a reader do something with it. `may` of conditions-storage.ts says the same in SQL. */
export const can = (reader: Reader, action: Action, thing: Thing): boolean =>
  policies[thing.kind][action].some((grantee) => isAmong(reader, grantee, thing))
