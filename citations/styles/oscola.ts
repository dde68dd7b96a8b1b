import type { CaseCitation, LawCitation } from '../citation.ts'
import { formatCitation } from '../format/format.ts'
import { type CitedReference, type StyledRun, italic, roman } from './cited-reference.ts'
import { dayInWords } from './days.ts'
import { nameOf, pinpointOf, withoutStops } from './names.ts'
import { lawParts, numberOfAct, provisionsWith } from './provisions.ts'
import { courtOf, shortCourt } from './reports.ts'

const UNITS = {
  article: ['art', 'arts'],
  section: ['s', 'ss'],
  rule: ['r', 'rr'],
  regulation: ['reg', 'regs'],
  paragraph: ['para', 'paras'],
} as const

/**
 * Oxford University Standard for the Citation of Legal Authorities, 4th edition, sections 2.1 and 2.4: no full stops, the case name in italics
 * and no comma after it, the neutral citation before reports, the court in brackets after a report, paragraphs in square brackets.
 */
export function oscolaCase(reference: CitedReference & { citation: CaseCitation }): StyledRun[] {
  const { citation, parallel = [], facts } = reference
  const name = nameOf(reference, 'v')
  const all = [citation, ...parallel]
  const neutral = all.find(({ kind }) => kind === 'neutral')
  const ordered = neutral ? [neutral, ...all.filter((one) => one !== neutral && one.kind !== 'unreported')] : all
  const court = neutral ? null : (courtOf(citation) ?? facts?.court ?? null)
  const date = facts?.date ? dayInWords(facts.date) : null
  const brackets =
    citation.kind === 'unreported' && !neutral
      ? [court && shortCourt(court), date].filter(Boolean).join(', ')
      : court && citation.kind !== 'eKLR' && citation.kind !== 'foreign'
        ? shortCourt(court)
        : ''
  const pinpoint = pinpointOf(citation)
  const place = pinpoint ? (pinpoint.unit === 'page' ? `${brackets ? ' ' : ', '}${pinpoint.range}` : ` ${bracketed(pinpoint.range)}`) : ''
  const written = ordered.map((one) => formatCitation(one)).join(', ')
  return [...(name ? [italic(withoutStops(name)), roman(' ')] : []), roman(`${written}${brackets ? ` (${brackets})` : ''}${place}`)]
}

/** '[12]', '[12]–[14]' */
export const bracketed = (range: string): string =>
  range
    .split('–')
    .map((number) => `[${number}]`)
    .join('–')

/** 'Civil Procedure Act (Cap 21), s 3A', 'Constitution of Kenya 2010, art 47(1)'. */
export function oscolaLaw(citation: Exclude<LawCitation, { kind: 'legal_notice' }>): StyledRun[] {
  const parts = lawParts(citation)
  const provisions = provisionsWith(parts, UNITS)
  if (!parts.act) return [roman(provisions)]
  const number = numberOfAct(parts.act, '')
  const year = number === '' && parts.act.year !== undefined ? ` ${parts.act.year}` : ''
  const act = `${parts.act.name}${year}${number === '' ? '' : parts.act.name === '' ? number : ` (${number})`}`
  return [roman([act, provisions].filter((part) => part !== '').join(', '))]
}
