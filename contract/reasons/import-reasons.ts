import { z } from 'zod'
import { ImportWarning } from './import-warnings.ts'
import { withValues } from './with-values.ts'

const line = z.string()
const count = z.number().int()

/** Why a file or a record of it was not added. `message` is what the parser of the format said, in its own words. */
export const ImportRejection = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      'no-such-file',
      'not-permitted',
      'folder',
      'link-circle',
      'too-many-open',
      'no-file',
      'statute',
      'statute-in-own-library',
      'not-text',
      'empty-file',
      'unknown-format',
      'no-case',
      'cut-off',
      'file-not-json',
      'record-not-object',
      'line-not-object',
      'markup-too-deep',
      'xml-entities',
      'word-xml-entities',
      'page-without-judgment',
      'word-password',
      'word-without-part',
      'word-empty',
      'word-contents-damaged',
      'word-cut-off',
      'pdf-password',
      'pdf-unpacks-too-large',
      'pdf-too-long',
      'pdf-pictures',
      'reading-ended',
      'reading-memory',
      'text-not-words',
      'nothing-read',
      'nothing-decided',
      'not-a-case',
      'no-text-in-file',
      'not-checkable',
    ]),
  }),
  withValues('unreadable', { error: line }),
  withValues('not-supported', { kind: z.enum(['archive', 'doc', 'rtf', 'picture', 'html', 'xml', 'utf-16']) }),
  withValues('file-too-large', { megabytes: count }),
  withValues('file-too-large-unless-lines', { megabytes: count }),
  withValues('record-too-large', { megabytes: count }),
  withValues('record-not-json', { message: line }),
  withValues('line-not-json', { message: line }),
  withValues('row-unreadable', { message: line }),
  withValues('row-of-other-width', { columns: count, header: count }),
  withValues('rest-unreadable', { message: line }),
  withValues('xml-broken', { line: count.nullable(), message: line }),
  withValues('word-xml-broken', { line: count.nullable(), message: line }),
  withValues('other-kind', { kind: line }),
  withValues('word-part-too-large', { part: line, megabytes: count }),
  withValues('word-part-damaged', { part: line }),
  withValues('word-packing', { method: count }),
  withValues('pdf-damaged', { message: line }),
  withValues('pdf-too-many-pages', { pages: count, most: count }),
  withValues('reading-too-slow', { seconds: count }),
  withValues('reading-failed', { message: line }),
  withValues('too-many-paragraphs', { most: count }),
  withValues('text-under-unknown-name', { name: line }),
  withValues('library-full', { most: count }),
])
export type ImportRejection = z.infer<typeof ImportRejection>

/** What is said of a record beside what became of it. */
const ImportNote = z.discriminatedUnion('code', [
  withValues('kept-beside', { source: line }),
  withValues('text-from', { source: line }),
  /** An order keeps it out: the day in Nairobi, and why. */
  withValues('taken-down', { day: line, reason: line }),
  withValues('differs-from', { source: line }),
  /** Names of a file that give no field, the first of them; `more` of them are not listed. */
  withValues('unused-names', { names: z.array(line), more: count }),
  /** What an older version kept in English. */
  withValues('as-written', { words: line }),
])

/** Why a file or record became what it did, or what to look at in it. */
export const ImportReason = z.discriminatedUnion('code', [ImportWarning, ImportRejection, ImportNote])
export type ImportReason = z.infer<typeof ImportReason>
