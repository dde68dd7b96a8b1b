import type { Database } from '../../../database/open.ts'
import { type HeldAsked, type HeldRow, heldStorage } from './storage.ts'

export { type HeldRow, changeHeld } from './storage.ts'

/** Counts anew what the public library holds; called after each load. */
export const countHeld = (database: Database): Promise<void> => heldStorage(database).count()

/**
 * How many cases there are by court, station, year, document type and judge: of one court or, without one, of all; what this account may
 * see or, without a reader, what is public. What was counted after the last load is kept and what came later is added to it, so that it
 * takes as long for a large library as for a small one; only a correction of an older case waits for the end of its load.
 */
export const readHeld = (database: Database, asked: HeldAsked): Promise<HeldRow[]> => heldStorage(database).read(asked)

/** How many cases a reader may see, as `readHeld` counts them. */
export const countSeen = (database: Database, reader: string): Promise<number> => heldStorage(database).seen(reader)
