import type { Citation } from '../citation.ts'
import { type CitedReference } from './cited-reference.ts'

// 'v', 'vs.', 'versus', '-vs-' between two parties
const AGAINST = /\s+[-–]?(?:v|vs|versus)\.?[-–]?\s+/i

/** The case name printed with a citation, else the one that the library has, on one line with its parties joined by `versus`. `first` leaves '& 2 others' out. */
export function nameOf({ citation, facts }: CitedReference, versus: 'v' | 'v.', parties: 'all' | 'first' = 'first'): string | null {
  const printed = 'caseName' in citation ? citation.caseName?.text : undefined
  const name = (printed ?? (facts?.title ? partiesOf(facts.title) : '')).replace(/\s+/g, ' ').trim()
  if (name === '') return null
  const [first = '', ...others] = name.split(AGAINST)
  const sides = [first, ...others]
  return (parties === 'all' ? sides : sides.map((side) => side.replace(AND_OTHERS, ''))).join(` ${versus} `)
}

/** '& 2 others', 'and another': OSCOLA 2.1.2, AGLC 2.1 and Bluebook 10.2.1(a) name only the first party on each side. */
const AND_OTHERS = /\s*,?\s*(?:&|and)\s+(?:another|(?:\d+|two|three|four|five|six)?\s*others|anor|ors)\.?$/i

/** The parties of a full title: what stands before the number of the matter and the citation. */
export function partiesOf(title: string): string {
  const cut = title.search(/\s*(?:\([^()]*(?:\([^()]*\)[^()]*)*\bof \d{4}[^()]*\)\s*)?\[\d{4}\]/)
  return (cut > 0 ? title.slice(0, cut) : title).trim()
}

const STOPPED = /\b(Ltd|Co|Inc|Corp|Bros|Anor|Ors|Dr|Mr|Mrs|Ms|No|Hon|Prof|St)\./g

/** 'Ltd.' as 'Ltd', 'K.C.B.' as 'KCB': for styles without full stops. */
export const withoutStops = (text: string): string =>
  text.replace(STOPPED, '$1').replace(/\b(?:[A-Z]\.){2,}/g, (initials) => initials.replaceAll('.', ''))

/** The pages or paragraphs named after a citation: '12', or '12–14', which are many. */
export function pinpointOf(citation: Citation): { unit: 'page' | 'paragraph'; many: boolean; range: string } | null {
  const pinpoint = 'pinpoint' in citation ? citation.pinpoint : undefined
  if (!pinpoint) return null
  return { unit: pinpoint.unit, many: pinpoint.to !== undefined, range: pinpoint.to ? `${pinpoint.from}–${pinpoint.to}` : pinpoint.from }
}
