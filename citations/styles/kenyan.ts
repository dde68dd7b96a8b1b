import type { CaseCitation, LawCitation } from '../citation.ts'
import { formatCaseNumber } from '../format/standard.ts'
import { formatCitation } from '../format/format.ts'
import { type CitedReference, type StyledRun, italic, roman } from './cited-reference.ts'
import { dayInWords } from './days.ts'
import { nameOf, partiesOf, pinpointOf } from './names.ts'
import { lawParts, numberOfAct, provisionsWith } from './provisions.ts'

const UNITS = {
  article: ['article', 'articles'],
  section: ['section', 'sections'],
  rule: ['rule', 'rules'],
  regulation: ['regulation', 'regulations'],
  paragraph: ['paragraph', 'paragraphs'],
} as const

/**
 * Kenya Law's full form: parties, (number of the matter), neutral citation, (division), (date), (kind of decision), as its titles have it.
 * Where the library has the case its own title is given; else as much of it as the citation tells.
 */
export function kenyanCase(reference: CitedReference & { citation: CaseCitation }): StyledRun[] {
  const { citation, parallel = [], facts } = reference
  const place = placeOf(citation)
  const title = facts?.title?.trim()
  if (title && /\[\d{4}\]\s+[A-Za-z]+\s+\d+\s+\(KLR\)/.test(title)) {
    const parties = partiesOf(title)
    return [italic(parties), roman(`${title.slice(parties.length)}${place}`)]
  }
  const name = nameOf(reference, 'v', 'all')
  const all = [citation, ...parallel]
  const matter = all.find((one) => one.kind === 'unreported')
  const number = matter?.kind === 'unreported' ? formatCaseNumber(matter.caseNumber) : (facts?.caseNumber ?? null)
  const cited = all.filter(({ kind }) => kind !== 'unreported')
  const neutral = cited.find(({ kind }) => kind === 'neutral')
  const ordered = neutral ? [neutral, ...cited.filter((one) => one !== neutral)] : cited
  const division = neutral?.kind === 'neutral' ? neutral.division?.text : undefined
  const after = [
    number === null || ordered.length === 0 ? number : `(${number})`,
    ordered.map((one) => formatCitation(one)).join('; ') || null,
    division ? `(${division.replace(/^\(|\)$/g, '')})` : null,
    facts?.date ? `(${dayInWords(facts.date)})` : null,
  ].filter((part) => part !== null)
  return [...(name ? [italic(name), roman(' ')] : []), roman(`${after.join(' ')}${place}`)]
}

function placeOf(citation: CaseCitation): string {
  const pinpoint = pinpointOf(citation)
  return pinpoint ? `, ${pinpoint.unit === 'page' ? 'page' : 'para'}${pinpoint.many ? 's' : ''} ${pinpoint.range}` : ''
}

/** 'Civil Procedure Act (Cap 21) section 3A', 'Constitution of Kenya, 2010 article 47(1)': the order of Kenya Law's lists of statutes. */
export function kenyanLaw(citation: Exclude<LawCitation, { kind: 'legal_notice' }>): StyledRun[] {
  const parts = lawParts(citation)
  const provisions = provisionsWith(parts, UNITS)
  const { act } = parts
  if (!act) return [roman(provisions)]
  const number = numberOfAct(act, '')
  const beside = number === '' ? (act.year === undefined ? '' : `, ${act.year}`) : act.name === '' ? number : ` (${number})`
  return [roman(`${act.name}${beside}${provisions === '' ? '' : ` ${provisions}`}`)]
}
