import type { Citation, Span } from './citation.ts'
import { findCitations } from './find.ts'

/** The fields of a citation that lie outside its span. */
const around = (citation: Citation): Span[] => {
  const spans: (Span | undefined)[] = []
  if ('caseName' in citation) spans.push(citation.caseName)
  if ('pinpoint' in citation) spans.push(citation.pinpoint)
  if ('division' in citation) spans.push(citation.division)
  if ('courtSuffix' in citation) spans.push(citation.courtSuffix)
  return spans.filter((span) => span !== undefined)
}

/**
 * The one citation that the whole text is, with its case name, pinpoint, division or court suffix where they are given:
 * '[2022] KEHC 65 (KLR)', 'Achieng v Wafula (2004) 1 EA 91 at 95', 'section 3A of the Civil Procedure Act'.
 * Null for none, for several, and where other words stand beside it.
 */
export const parseCitation = (text: string): Citation | null => {
  const [citation, another] = findCitations(text)
  if (!citation || another) return null
  const covered = [citation, ...around(citation)].sort((a, b) => a.start - b.start)
  let position = 0
  let rest = ''
  for (const span of covered) {
    if (span.start > position) rest += text.slice(position, span.start)
    position = Math.max(position, span.end)
  }
  rest += text.slice(position)
  return /^(?:[\s,.;:()[\]“”"']|at\b|the\b)*$/.test(rest) ? citation : null
}
