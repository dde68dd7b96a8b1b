import type { CaseCitation, LawCitation } from '../citation.ts'
import { formatCitation } from '../format/format.ts'
import { type CitedReference, type StyledRun, italic, roman } from './cited-reference.ts'
import { dayInWords } from './days.ts'
import { nameOf, pinpointOf, withoutStops } from './names.ts'
import { bracketed } from './oscola.ts'
import { isConstitution, lawParts, numberOfAct, provisionsWith } from './provisions.ts'
import { courtOf } from './reports.ts'

const UNITS = {
  article: ['art', 'arts'],
  section: ['s', 'ss'],
  rule: ['r', 'rr'],
  regulation: ['reg', 'regs'],
  paragraph: ['para', 'paras'],
} as const

/**
 * Australian Guide to Legal Citation, 4th edition, chapter 2: the name in italics without full stops, one version only (the report before
 * the neutral citation), pinpoints after a comma, paragraphs in square brackets; unreported decisions with court, number and full date.
 */
export function aglcCase(reference: CitedReference & { citation: CaseCitation }): StyledRun[] {
  const { citation, parallel = [], facts } = reference
  const name = nameOf(reference, 'v')
  const all = [citation, ...parallel]
  const report = all.find((one) => 'page' in one && one.page !== undefined)
  const best = report ?? all.find(({ kind }) => kind === 'neutral') ?? citation
  const pinpoint = pinpointOf(best) ?? pinpointOf(citation)
  const place = pinpoint ? (pinpoint.unit === 'page' ? `, ${pinpoint.range}` : `, ${bracketed(pinpoint.range)}`) : ''
  const lead = name ? [italic(withoutStops(name)), roman(' ')] : []
  if (best.kind !== 'unreported') return [...lead, roman(`${formatCitation(best)}${place}`)]
  const court = courtOf(citation) ?? facts?.court ?? null
  const brackets = [
    court && `${court} of Kenya`.replace(/ of Kenya of Kenya$/, ' of Kenya'),
    formatCitation(best),
    facts?.date ? dayInWords(facts.date) : null,
  ]
  return [...lead, roman(`(${brackets.filter(Boolean).join(', ')})${place}`)]
}

/** '*Civil Procedure Act* (Kenya) cap 21, s 3A', '*Constitution of Kenya 2010* art 47(1)'. */
export function aglcLaw(citation: Exclude<LawCitation, { kind: 'legal_notice' }>): StyledRun[] {
  const parts = lawParts(citation)
  const provisions = provisionsWith(parts, UNITS)
  const { act } = parts
  if (!act || act.name === '') return [roman([act ? numberOfAct(act, '') : '', provisions].filter((part) => part !== '').join(', '))]
  const number = numberOfAct(act, '').replace(/^Cap/, 'cap')
  const title = `${act.name}${act.number === undefined && act.year !== undefined ? ` ${act.year}` : ''}`
  if (isConstitution(act)) return [italic(title), roman(provisions === '' ? '' : ` ${provisions}`)]
  return [
    italic(title),
    roman(` (Kenya)${number === '' ? '' : ` ${number}`}${provisions === '' ? '' : `${number === '' ? ' ' : ', '}${provisions}`}`),
  ]
}
