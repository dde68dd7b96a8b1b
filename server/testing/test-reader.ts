import type { Reader } from '../access/access.ts'
import { type Account, makeReader } from '../access/reader.ts'

const nothing = { document: new Map(), note: new Map() }

/** A reader with whom nothing is shared, for what is tested or measured below HTTP. */
export const testReader = (userId: string): Reader => makeReader({ userId, role: 'user' }, nothing)

/** The same of every caller, for servers without a database. */
export const readsAlone = async (account: Account): Promise<Reader> => makeReader(account, nothing)
