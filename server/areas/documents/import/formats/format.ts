import type { ImportRejection } from '#contract/reasons/import-reasons'
import type { ImportWarning } from '#contract/reasons/import-warnings'
import type { StatedAct } from '../statutes/read-act.ts'
import type { Readable } from 'node:stream'

/** A file to import: how to open it, and its first bytes for detection. */
export interface SourceFile {
  path: string
  /** The last part of the path: what the report, the warnings and the stored source show. */
  name: string
  /** Bytes. */
  size: number
  /** The first megabyte, or the whole of a smaller file. */
  head: Buffer
  open: () => Readable
}

/** One document as a file gives it: the fields under the names that the file uses, nothing judged yet. */
export interface RawRecord {
  fields: Record<string, unknown>
  /** What the reading of the file itself left in doubt. */
  warnings: ImportWarning[]
}

/**
 * What a format reads, in the order of the file: a case, or an Act with its text read into a tree. `position` counts the documents of a file from 1 and is null where the format
 * holds one document to a file; `rejected` says why a piece of the file gives no record.
 */
export type ReadItem = { position: number | null } & ({ record: RawRecord } | { act: StatedAct } | { rejected: ImportRejection })

/** A kind of file that can be imported. */
export interface Format {
  name: string
  /** True where the file is read piece by piece, so that its size does not matter. */
  streams: boolean
  /** Decides by the content; the name only where the content leaves two answers open. */
  detects: (head: Buffer, fileName: string) => boolean
  read: (file: SourceFile) => AsyncIterable<ReadItem>
}

/** Bytes of a file that are read to tell its format. */
export const headLength = 1024 * 1024

/** No single record may be larger, in bytes: the longest judgments stay below two million. */
export const largestRecord = 16 * 1024 * 1024
export const tooLarge: ImportRejection = { code: 'record-too-large', megabytes: 16 }
