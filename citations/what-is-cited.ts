import type { CitationKind } from './citation.ts'

const ofCases: ReadonlySet<CitationKind> = new Set(['neutral', 'eKLR', 'KLR', 'KAR', 'EA', 'EACA', 'LLR', 'foreign', 'unreported'])
const back: ReadonlySet<CitationKind> = new Set(['ibid', 'supra', 'short'])

/** Whether citations of a kind are of a case or matter, and neither of written law nor pointing back. */
export const isOfCase = (kind: CitationKind): boolean => ofCases.has(kind)

/** Whether citations of a kind point back to one before them, which may be of a case. */
export const pointsBack = (kind: CitationKind): boolean => back.has(kind)
