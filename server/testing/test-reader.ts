import type { Reader } from '../access/access.ts'
import { seenKinds } from '../access/kinds.ts'
import { type Account, type Shared, makeReader } from '../access/reader.ts'

const nothing = Object.fromEntries(seenKinds.map((kind) => [kind, new Map()])) as Record<keyof Shared, Map<never, never>>

/** A reader with whom nothing is shared, for what is tested or measured below HTTP. */
export const testReader = (userId: string): Reader => makeReader({ userId, role: 'user' }, nothing)

/** The same of every caller, for servers without a database. */
export const readsAlone = async (account: Account): Promise<Reader> => makeReader(account, nothing)
