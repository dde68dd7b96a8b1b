import type { CaseCitation, LawCitation } from '../citation.ts'
import { formatCitation } from '../format/format.ts'
import { inSigns } from './bluebook.ts'
import { type CitedReference, type StyledRun, roman } from './cited-reference.ts'
import { nameOf, pinpointOf } from './names.ts'
import { isConstitution, lawParts, numberOfAct } from './provisions.ts'
import { courtOf, yearOf } from './reports.ts'

/**
 * Publication Manual of the American Psychological Association, 7th edition, sections 11.4 and 11.5, as an entry of the reference list:
 * 'Name v. Name, source (Court Year)', the name in roman type, every parallel citation, the first page only.
 */
export function apaCase(reference: CitedReference & { citation: CaseCitation }): StyledRun[] {
  const { citation, parallel = [], facts } = reference
  const name = nameOf(reference, 'v.')
  const sources = [citation, ...parallel].map((one) => formatCitation(one))
  const pinpoint = pinpointOf(citation)
  const place = pinpoint?.unit === 'paragraph' ? `, ${pinpoint.many ? 'paras.' : 'para.'} ${pinpoint.range}` : ''
  const court = courtOf(citation) ?? facts?.court ?? null
  const year = facts?.date?.slice(0, 4) ?? yearOf(citation)
  const brackets = [court, year].filter((part) => part !== null && part !== undefined).join(' ')
  return [roman(`${name ? `${name}, ` : ''}${sources.join(', ')}${place}${brackets === '' ? '' : ` (${brackets})`}`)]
}

/** 'Civil Procedure Act, Cap. 21 § 3A (Kenya)', 'Constitution of Kenya art. 47(1)'. */
export function apaLaw(citation: Exclude<LawCitation, { kind: 'legal_notice' }>): StyledRun[] {
  const parts = lawParts(citation)
  const provisions = inSigns(parts)
  const { act } = parts
  if (!act) return [roman(provisions)]
  const year = act.number === undefined && act.year !== undefined ? ` (${act.year})` : ''
  if (isConstitution(act)) return [roman(`${act.name}${provisions === '' ? '' : ` ${provisions}`}${year}`)]
  const number = numberOfAct(act, '.')
  const source = [number, provisions].filter((part) => part !== '').join(' ')
  return [roman(`${[act.name, source].filter((part) => part !== '').join(', ')}${year || ' (Kenya)'}`)]
}
