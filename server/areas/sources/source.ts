import type { SourceFailureCode, SourceName } from '#contract/sources'

/** A document of a source as its listing names it. */
export interface Listed {
  /** What it is known by from run to run: an address of FRBR, or a hash where the source has only names. */
  key: string
  /** What whoever administers reads, the last part of which names the file that is imported. */
  name: string
  /** What it is fetched by, where that is not the key. */
  address: string | null
  /** Changes with the document: a time, or a size and a time; empty where it is not to be fetched yet. */
  version: string
  /** Why it is not fetched at all. */
  refused?: SourceFailureCode
}

/** Where a listing goes on; its shape is the source's own. */
export type Cursor = Readonly<Record<string, string | null>>

/** A stretch of a listing, and where the next begins. */
export interface Page {
  items: Listed[]
  /** Keys that the source says it has withdrawn. */
  gone: string[]
  cursor: Cursor
  last: boolean
}

/** What a source gives for a document: a file on this machine, bytes that become one, or nothing any more. */
export type Fetched = { path: string } | { bytes: Uint8Array; etag: string | null } | 'unchanged' | 'gone'

/**
 * Where documents come from. A source only reads: what is listed, kept, fetched and taken down in which order is decided by the sync. Each
 * call throws `SourceFailure` where the source cannot be used, and the reason of the signal where the sync is to end.
 */
export interface Source {
  name: SourceName
  /** What is read, as the operator set it up, without its key: another one begins anew. */
  origin: string
  /** Which documents that are held are asked about after a listing: those that it did not name, all, or none. */
  suspects: 'unlisted' | 'held' | 'none'
  /** Where a run begins that follows on the cursor of the last one; `anew` where that is the beginning of a listing. */
  begin: (cursor: Cursor | null) => { cursor: Cursor; anew: boolean }
  list: (cursor: Cursor, signal: AbortSignal) => Promise<Page>
  fetch: (item: { key: string; address: string | null; etag: string | null }, signal: AbortSignal) => Promise<Fetched>
  /** Those of the keys that the source does not have any more. */
  withdrawn: (keys: readonly string[], signal: AbortSignal) => Promise<string[]>
  /** What the source has now under an address that it called changed; left out where nobody calls. */
  look?: (address: string, signal: AbortSignal) => Promise<Listed[]>
  /** The address that a call of the source is about; null for a body that says none. */
  readCall?: (body: unknown) => string | null
}

/** Why a source cannot be used for now. */
export class SourceFailure extends Error {
  readonly code: SourceFailureCode
  /** Milliseconds from now for which the source asks to be left alone. */
  readonly wait: number
  constructor(code: SourceFailureCode, { wait = 0, cause }: { wait?: number; cause?: unknown } = {}) {
    super(`The source failed: ${code}`, { cause })
    this.code = code
    this.wait = wait
  }
}
