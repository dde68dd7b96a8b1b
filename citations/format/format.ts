import type { Citation } from '../citation.ts'
import { formatStandard } from './standard.ts'

/** The ways of writing citations, one file each; a style turns any citation into text. */
const STYLES = { standard: formatStandard } satisfies Record<string, (citation: Citation) => string>

export type CitationStyle = keyof typeof STYLES

export const CITATION_STYLES = Object.keys(STYLES) as readonly CitationStyle[]

/**
 * The citation itself in the given style, without case name and pinpoint: '[2022] KEHC 65 (KLR)'. What it gives is parsed by
 * `parseCitation` to the same citation, and formats to itself.
 */
export const formatCitation = (citation: Citation, style: CitationStyle = 'standard'): string => STYLES[style](citation)

/** The citation as a reader wants it, with its case name before and its pinpoint after: 'Achieng v Wafula [2022] KEHC 65 (KLR), para 12'. */
export const formatReference = (citation: Citation, style: CitationStyle = 'standard'): string => {
  const name = 'caseName' in citation ? citation.caseName : undefined
  const pinpoint = 'pinpoint' in citation ? citation.pinpoint : undefined
  const pages = pinpoint?.to ? `${pinpoint.from}-${pinpoint.to}` : pinpoint?.from
  const many = pinpoint?.to === undefined ? '' : 's'
  const place = pinpoint ? (pinpoint.unit === 'page' ? ` at page${many} ${pages}` : `, para${many} ${pages}`) : ''
  return `${name ? `${name.text.replace(/\s+/g, ' ')} ` : ''}${formatCitation(citation, style)}${place}`
}
