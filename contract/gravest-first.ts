import { type CheckedCitation, checkLevels } from './document-check.ts'

/** Findings as they are read: those of the gravest level first, each level in the order of the document. */
export const gravestFirst = (citations: readonly CheckedCitation[]): CheckedCitation[] =>
  citations.toSorted((a, b) => checkLevels.indexOf(a.level) - checkLevels.indexOf(b.level))
