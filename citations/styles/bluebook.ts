import type { CaseCitation, LawCitation } from '../citation.ts'
import { type CitedReference, type StyledRun, italic, roman } from './cited-reference.ts'
import { nameOf, pinpointOf } from './names.ts'
import { isConstitution, lawParts, listProvisions, numberOfAct } from './provisions.ts'
import { countryOf, courtOf, isKenyan, stoppedCourt, withStoppedSeries } from './reports.ts'

/**
 * The Bluebook, rule 20 (foreign materials): name with 'v.' and a comma, reporters in stops, pinpoint after a comma with ¶ for paragraphs,
 * the court in brackets unless the citation tells it, and the country.
 */
export function bluebookCase(reference: CitedReference & { citation: CaseCitation }): StyledRun[] {
  const { citation, parallel = [], facts } = reference
  const name = nameOf(reference, 'v.')
  const written = [citation, ...parallel].filter((one, index) => index === 0 || one.kind !== 'unreported').map(withStoppedSeries)
  const pinpoint = pinpointOf(citation)
  const place = pinpoint ? `, ${pinpoint.unit === 'page' ? '' : pinpoint.many ? '¶¶ ' : '¶ '}${pinpoint.range}` : ''
  const court = citation.kind === 'neutral' ? null : (courtOf(citation) ?? (isKenyan(citation) ? (facts?.court ?? null) : null))
  const brackets = `${court ? ` (${stoppedCourt(court)})` : ''}${isKenyan(citation) ? ` (${countryOf(court ?? '')})` : ''}`
  return [
    ...(name ? [italic(name), roman(', ')] : []),
    roman(
      `${written[0]}${place}${written
        .slice(1)
        .map((one) => `, ${one}`)
        .join('')}${brackets}`,
    ),
  ]
}

/** 'Civil Procedure Act, Cap. 21, § 3A (Kenya)', 'CONSTITUTION art. 47(1) (2010) (Kenya)'. */
export function bluebookLaw(citation: Exclude<LawCitation, { kind: 'legal_notice' }>): StyledRun[] {
  const parts = lawParts(citation)
  const provisions = inSigns(parts)
  const { act } = parts
  if (!act) return [roman(provisions)]
  if (isConstitution(act))
    return [roman(['CONSTITUTION', provisions, `(${act.year ?? 2010})`, '(Kenya)'].filter((part) => part !== '').join(' '))]
  const number = numberOfAct(act, '.') || (act.year === undefined ? '' : `${act.year}`)
  return [roman(`${[act.name, number, provisions].filter((part) => part !== '').join(', ')} (Kenya)`)]
}

/** '§ 3A', '§§ 1A, 3A', 'art. 47(1)', 'Order 42, r. 6(2)'. */
export function inSigns({ unit, provisions, order }: ReturnType<typeof lawParts>): string {
  const many = provisions.length > 1
  const signs = {
    article: many ? 'arts.' : 'art.',
    section: many ? '§§' : '§',
    rule: many ? 'rr.' : 'r.',
    regulation: many ? 'regs.' : 'reg.',
    paragraph: many ? '¶¶' : '¶',
  }
  const number = unit === null || provisions.length === 0 ? '' : `${signs[unit]} ${listProvisions(provisions, ', ')}`
  return [order === null ? '' : `Order ${order}`, number].filter((part) => part !== '').join(', ')
}
