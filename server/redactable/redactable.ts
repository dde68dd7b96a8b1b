import type { DatabaseTransaction } from '../database/open.ts'
import type { StoredLayout } from '../database/stored-layout.ts'
import type { ColumnInventory } from './column-inventory.ts'

/** A revision of a document from which names were taken, and where an offset of it (UTF-16) lies now. */
export interface RedactedRevision {
  number: number
  content: string | null
  layout: StoredLayout
  shift: (offset: number) => number
}

/** A document from which names are taken out, for those who keep words about it. */
export interface RedactedDocument {
  documentId: number
  workId: number
  revisions: readonly RedactedRevision[]
  /** Words without the names; each place is counted. */
  withoutNames: (words: string) => string
  /** Counts the names in words that are cut anew. */
  countNames: (words: string) => void
}

/**
 * What a redaction must reach beside the documents themselves: annotations, notes, reviews. Each area names its own
 * (`area.ts`), so that neither a redaction nor whatever else must reach all of them knows the areas. What goes with a work or with
 * an account needs no code: its tables point at `works` and `users` by foreign keys that say so.
 */
export interface Redactable {
  /** As the report of a redaction counts it. */
  name: string
  /** Every column of its tables in which words can stand. */
  words: ColumnInventory
  /** Finds what must be rewritten, counts it, and answers what writes it, in the same transaction; absent where no words are rewritten. */
  redact?: (transaction: DatabaseTransaction, redacted: RedactedDocument) => Promise<() => Promise<void>>
}
