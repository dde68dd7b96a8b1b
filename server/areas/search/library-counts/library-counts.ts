import type { Reader } from '../../../access/access.ts'
import type { Database } from '../../../database/open.ts'
import { type CountsAsked, type LibraryCount, libraryCountsStorage } from './storage.ts'

export { type LibraryCount, adjustLibraryCounts } from './storage.ts'

/** Counts anew what the public library holds; called after each load. */
export const recountLibrary = (database: Database): Promise<void> => libraryCountsStorage(database).count()

/**
 * How many cases there are by court, station, year, document type and judge: of one court or, without one, of all; what this account may
 * see or, without a reader, what is public. What was counted after the last load is kept and what came later is added to it, so that it
 * takes as long for a large library as for a small one; only a correction of an older case waits for the end of its load.
 */
export const readLibraryCounts = (database: Database, asked: CountsAsked): Promise<LibraryCount[]> =>
  libraryCountsStorage(database).read(asked)

/** How many cases a reader may see, as `readLibraryCounts` counts them. */
export const countSeen = (database: Database, reader: Reader): Promise<number> => libraryCountsStorage(database).seen(reader)
