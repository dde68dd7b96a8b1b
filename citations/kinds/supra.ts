import type { Span, SupraCitation } from '../citation.ts'
import { readCaseName, skipLeadingWords } from './case-name.ts'
import type { Kind } from './kind.ts'
import { readPinpoint } from './pinpoint.ts'

// supra, op. cit.
const SUPRA = /supra\b|op\.?\s?cit\b\.?/iy
// 'the Muruatetu case (', 'Achieng (', '“Lillian S” (': a short name before the bracket
const SHORT_NAME =
  /(?:\bthe\s+)?([“"]?[A-Z][\w’'-]+(?:\s(?:[A-Z][\w’'-]*|of|&|and)){0,4}[”"]?)(?:\s(?:case|decision|judgment|ruling))?,?\s{0,2}[([]?$/

// the word 'case' at the end of a name
const withoutCase = (name: Span | undefined): Span | undefined => {
  const tail = name ? /\s+(?:case|decision|judgment|ruling)$/i.exec(name.text) : null
  return name && tail ? { text: name.text.slice(0, tail.index), start: name.start, end: name.start + tail.index } : name
}

/** '(supra)' and 'op. cit.', with the name of the case that stands before it. */
export const readSupra = (text: string, start: number, floor: number): SupraCitation | null => {
  SUPRA.lastIndex = start
  const match = SUPRA.exec(text)
  if (!match) return null
  const end = start + match[0].length
  let caseName = withoutCase(readCaseName(text, start, floor))
  if (!caseName) {
    const from = Math.max(floor, start - 80)
    const short = SHORT_NAME.exec(text.slice(from, start))
    if (short?.[1]) {
      const printed = from + short.index + short[0].indexOf(short[1])
      const nameEnd = printed + short[1].length
      const nameStart = skipLeadingWords(text, printed, nameEnd)
      if (nameStart < nameEnd) caseName = withoutCase({ text: text.slice(nameStart, nameEnd), start: nameStart, end: nameEnd })
    }
  }
  const after = /[)\]]/.test(text[end] ?? '') ? end + 1 : end
  const pinpoint = readPinpoint(text, after)
  return { kind: 'supra', text: match[0], start, end, ...(caseName ? { caseName } : {}), ...(pinpoint ? { pinpoint } : {}) }
}

export const supra: Kind<'supra'> = {
  id: 'supra',
  canonical: 'supra',
  examples: [
    { text: 'in Achieng v Wafula & Co Ltd (supra) remain', span: 'supra', fields: { caseName: { text: 'Achieng v Wafula & Co Ltd' } } },
    { text: 'As the Achieng case (Supra), at page 5', span: 'Supra', fields: { caseName: { text: 'Achieng' } } },
  ],
}
