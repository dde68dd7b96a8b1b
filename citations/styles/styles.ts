import type { CaseCitation, LawCitation } from '../citation.ts'
import { formatReference } from '../format/format.ts'
import { isBackCitation, isCaseCitation } from '../resolve.ts'
import { aglcCase, aglcLaw } from './aglc.ts'
import { apaCase, apaLaw } from './apa.ts'
import { bluebookCase, bluebookLaw } from './bluebook.ts'
import { type CitedReference, type StyledRun, roman } from './cited-reference.ts'
import { kenyanCase, kenyanLaw } from './kenyan.ts'
import { oscolaCase, oscolaLaw } from './oscola.ts'

interface Style {
  ofCase: (reference: CitedReference & { citation: CaseCitation }) => StyledRun[]
  ofLaw: (citation: Exclude<LawCitation, { kind: 'legal_notice' }>) => StyledRun[]
}

/** The styles beside the standard one, each in a file of its own. */
const STYLES = {
  apa: { ofCase: apaCase, ofLaw: apaLaw },
  bluebook: { ofCase: bluebookCase, ofLaw: bluebookLaw },
  oscola: { ofCase: oscolaCase, ofLaw: oscolaLaw },
  aglc: { ofCase: aglcCase, ofLaw: aglcLaw },
  kenyan: { ofCase: kenyanCase, ofLaw: kenyanLaw },
} satisfies Record<string, Style>

export type StyleName = 'standard' | keyof typeof STYLES

/**
 * A citation as a style writes it, in runs of one face: case name, citation, pinpoint and what the library knows of the case. Notices and
 * what points back (ibid, supra) are the same in every style.
 */
export function writeInStyle(reference: CitedReference, style: StyleName): StyledRun[] {
  const { citation } = reference
  if (style === 'standard' || citation.kind === 'legal_notice') return [roman(formatReference(citation))]
  if (isCaseCitation(citation)) return STYLES[style].ofCase({ ...reference, citation })
  if (isBackCitation(citation)) return [roman(formatReference(citation))]
  return STYLES[style].ofLaw(citation)
}

export const plainOf = (runs: readonly StyledRun[]): string => runs.map(({ text }) => text).join('')
