import type { ImportReason } from '#contract/reasons/import-reasons'
import type { CaseCorrection } from '#contract/library'
import type { Withheld } from '../takedowns/refuse-arriving.ts'
import type { PreparedDocument } from './prepared-document.ts'

/** What the library holds of a document when a record for it arrives. */
export interface StoredRevisions {
  documentId: number
  /** The current revision's number. */
  current: number
  hasText: boolean
  /** What people have put right in it. */
  corrections: CaseCorrection
  revisions: { number: number; contentHash: string; source: string }[]
}

/**
 * What to do with a record. `beside`: it disagrees with what another source gave; it is kept as a revision that is not shown, and
 * the shown one says so. `withheld`: it was taken down.
 */
export type Decision =
  | { kind: 'add' }
  | { kind: 'update'; revision: number }
  | { kind: 'unchanged'; reasons: ImportReason[] }
  | { kind: 'beside'; revision: number; shownSource: string }
  | { kind: 'withheld'; withheld: Withheld }

/** The file of a source, without the place within it: 'cases.jsonl#12' → 'cases.jsonl'. */
export const fileOf = (source: string): string => source.replace(/#\d+$/, '')

/**
 * Decides between adding, correcting and leaving alone. The same file corrects what it gave before; a text replaces a record that had
 * none; another file never replaces a text. `seen` says that this run has already given the document.
 */
export function decide(arriving: PreparedDocument, existing: StoredRevisions | null, seen: boolean): Decision {
  if (!existing) return { kind: 'add' }
  const current = existing.revisions.find(({ number }) => number === existing.current)!
  if (current.contentHash === arriving.contentHash) return { kind: 'unchanged', reasons: [] }
  const next = Math.max(...existing.revisions.map(({ number }) => number)) + 1
  const correction = !seen && fileOf(current.source) === fileOf(arriving.source)
  const fillsIn = !existing.hasText && arriving.content !== null
  if (correction || fillsIn) return { kind: 'update', revision: next }
  if (existing.revisions.some(({ contentHash }) => contentHash === arriving.contentHash)) {
    return { kind: 'unchanged', reasons: [{ code: 'kept-beside', source: current.source }] }
  }
  if (existing.hasText && arriving.content === null) return { kind: 'unchanged', reasons: [{ code: 'text-from', source: current.source }] }
  return { kind: 'beside', revision: next, shownSource: current.source }
}
