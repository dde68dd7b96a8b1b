import type { BelongingKind } from '#contract/profile'
import type { Reader } from '../access/access.ts'
import type { Database } from '../database/open.ts'

/** Whose things are counted or taken along, read as that account itself. */
export interface Owner {
  reader: Reader
  database: Database
}

/** Whose things are removed, and where else the account may be named. */
export interface Leaving extends Owner {
  email: string
  /** Folder of the files that the product writes. */
  dataDir: string
}

/** How many things, and the bytes that they take. */
export interface Amount {
  number: number
  bytes: number
}

/** A file of the archive in which an account takes all that is its own along. */
export interface ExportedFile {
  /** Its place there: 'notes/Costs in land suits.md'. */
  path: string
  /** Read as it is written, so that an archive of any size needs little memory. */
  content: AsyncIterable<string | Uint8Array>
}

interface Common {
  /** Tables with rows that are an account's, or name it. A test finds those that nobody names. */
  tables: readonly string[]
  /** What the guide of the archive says of its files: 'bookmarks/', 'your bookmarks, and the folders that they lie in'. */
  guide?: readonly [path: string, says: string]
  /** The files that an account takes along. */
  export?: (owner: Owner) => AsyncIterable<ExportedFile>
  /**
   * Removes what does not go by itself with the account's row, as whatever points at it by a foreign key does. Comes before that row goes, and
   * once more if it was interrupted.
   */
  remove?: (leaving: Leaving) => Promise<void>
  /** Removes what came before a moment, for who takes an account over from a stranger; answers how many things. */
  removeBefore?: (owner: Owner, before: Date) => Promise<number>
}

/**
 * A kind of what accounts own. Each area names its own (`owned` of its `area.ts`); what counts them for the settings, writes the archive
 * and removes an account knows no area. What is counted is also named to the reader.
 */
export type AccountData = Common & ({ name: BelongingKind; count: (owner: Owner) => Promise<Amount> } | { name: string; count?: undefined })
