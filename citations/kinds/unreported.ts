import { tokenBefore } from '../backward.ts'
import type { CaseNumber, UnreportedCitation } from '../citation.ts'
import { keysOfMatter } from '../case-number-key.ts'
import { readMatterNumbers } from './matter-number.ts'
import type { Kind } from './kind.ts'
import { readMatterType } from './matter-type.ts'

/** A case number found in a text. */
export type FoundMatter = { start: number; end: number; caseNumber: CaseNumber }

const digitAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at)
  return code >= 48 && code <= 57 ? code - 48 : -1
}

/** The year at `start`: four digits in 2016 or 2021in, two in the 95 of 127/95, closed only against another digit; null where none is. */
const readYearAt = (text: string, start: number): { year: number; digits: 2 | 4 } | null => {
  const [first, second, third] = [digitAt(text, start), digitAt(text, start + 1), digitAt(text, start + 2)]
  if (first < 0 || second < 0) return null
  const two = first * 10 + second
  if (third < 0) return text[start + 2] === '/' ? null : { year: two, digits: 2 }
  const fourth = digitAt(text, start + 3)
  if (fourth < 0 || digitAt(text, start + 4) >= 0 || (two !== 19 && two !== 20)) return null
  return { year: two * 100 + third * 10 + fourth, digits: 4 }
}

// '] (Consolidated)', '(OS)', '(O.S.)', '(UR)' after the year
const AFTER_YEAR = /\]?(?:\s{0,3}\(\s?(?:(consolidated)|(O\.?\s?S\.?)|U\.?R\.?)\s?\))?/iy

/** A quick look for a bracket after the year. */
const opensBracket = (text: string, position: number): boolean => {
  let at = position
  while (at < position + 3 && /\s/.test(text[at] ?? '')) at += 1
  return text[at] === '(' || text[at] === ']'
}

/** The case number whose year starts at `yearStart`: 'Civil Appeal (Application) No. E198/2021', 'HCCC 39 of 2003'; null where there is none. */
export const readMatterAt = (text: string, yearStart: number): FoundMatter | null => {
  let link = tokenBefore(text, yearStart)
  const bracketed = link?.text === '['
  if (link && bracketed) link = tokenBefore(text, link.start)
  if (!link) return null
  // No.123of 2019
  const glued = link.text.length > 2 && /^E?\d{1,5}of$/i.test(link.text)
  if (!glued && link.text !== '/' && link.text !== 'of' && !/^of$/i.test(link.text)) return null
  const printed = readYearAt(text, yearStart)
  if (!printed) return null
  // 5, 7 and 9 all of 2019
  const all = glued ? null : tokenBefore(text, link.start)
  const numbersEnd = glued ? link.end - 2 : all && /^all$/i.test(all.text) ? all.start : link.start
  const { year, digits } = printed
  const short = digits === 2
  if (short && link.text !== '/') return null
  const numbers = readMatterNumbers(text, numbersEnd, short ? centuryOf(year) : year)
  if (!numbers) return null
  const type = readMatterType(text, numbers.start, numbers.before)
  if (!type || (short && !type.numbered)) return null
  const yearEnd = yearStart + digits
  AFTER_YEAR.lastIndex = yearEnd
  const after = opensBracket(text, yearEnd) ? AFTER_YEAR.exec(text) : null
  const closed = after && after[0].trim() !== '' && (after[1] || after[2] || bracketed)
  const end = closed ? yearEnd + after[0].length - (after[0].startsWith(']') && !bracketed ? after[0].length : 0) : yearEnd
  const first = numbers.numbers[0]
  if (!first) return null
  const typeText = tidyType(text.slice(type.start, type.end))
  const keys = keysOfMatter(typeText, numbers.numbers)
  const others = numbers.numbers.length > 1 ? numbers.numbers.slice(1) : []
  const caseNumber: CaseNumber = { type: typeText, number: first.number, year: first.year, others, key: keys[0] ?? '', keys }
  if (first.eNumber) caseNumber.eNumber = first.eNumber
  if (type.registry) caseNumber.registry = type.registry
  if (numbers.originatingSummons || after?.[2]) caseNumber.originatingSummons = true
  if (after?.[1]) caseNumber.consolidated = true
  return { start: type.start, end, caseNumber }
}

/** One space between words, and 'Applicati on' in one. */
const tidyType = (printed: string): string => {
  const spaced = /\s\s|[^\S ]/.test(printed) ? printed.replace(/\s+/g, ' ') : printed
  return spaced.includes('ti on') ? spaced.replace(/\b([A-Z][a-z]*ti) (on\b)/g, '$1$2') : spaced
}

/** The century of a year printed with two digits: '127/95', '5/05'. */
const centuryOf = (year: number): number => (year >= 40 ? 1900 + year : 2000 + year)

export const readUnreported = (text: string, yearStart: number): UnreportedCitation | null => {
  const found = readMatterAt(text, yearStart)
  if (!found) return null
  return { kind: 'unreported', text: text.slice(found.start, found.end), start: found.start, end: found.end, caseNumber: found.caseNumber }
}

export const unreported: Kind<'unreported'> = {
  id: 'unreported',
  canonical: 'Type number of year',
  examples: [
    { text: 'Achieng v Wafula (Tribunal Case 862 (E958) of 2022) [2024]', span: 'Tribunal Case 862 (E958) of 2022', fields: {} },
    { text: 'at Mombasa Criminal Appeal No. 223 of 2009- W v R', span: 'Criminal Appeal No. 223 of 2009', fields: {} },
    { text: 'at Kibera Chief Magistrate’s Court Criminal Case No. 172 of 2017', span: 'Criminal Case No. 172 of 2017', fields: {} },
    { text: 'Nairobi (Milimani Law Courts) Civil Civil Appeal E587 of 2023', span: 'Civil Appeal E587 of 2023', fields: {} },
    { text: 'Commercial and Tax Commercial Case E031 of 2024', span: 'Commercial Case E031 of 2024', fields: {} },
    { text: 'in PPDT Complaint No. E010 of 2023)', span: 'PPDT Complaint No. E010 of 2023', fields: {} },
    { text: 'in Nairobi Civil Appeal (Application) No. E198/2021, The', span: 'Civil Appeal (Application) No. E198/2021', fields: {} },
    { text: 'AT NAIROBI CIVIL SUIT NO. 46 OF 2011(OS) A', span: 'CIVIL SUIT NO. 46 OF 2011(OS)', fields: {} },
    { text: 'being ELCL/E136 of 2024; P', span: 'ELCL/E136 of 2024', fields: {} },
    { text: 'in Nairobi HCCC No 4533/1993 where', span: 'HCCC No 4533/1993', fields: {} },
    { text: 'in Civil Appeal No. 127/95, it', span: 'Civil Appeal No. 127/95', fields: { caseNumber: { number: '127', year: 1995 } } },
    { text: 'of Kenya Income Tax Appeal No. E087 of 2020', span: 'Income Tax Appeal No. E087 of 2020', fields: {} },
    { text: 'in Thika CMC E&L Case No. 18 of 2014. The', span: 'CMC E&L Case No. 18 of 2014', fields: {} },
    { text: 'in Cr. A. No. 45/2004 the', span: 'Cr. A. No. 45/2004', fields: { caseNumber: { number: '45', year: 2004 } } },
    { text: 'Winding Up Cause No. 5 of 2004', span: 'Winding Up Cause No. 5 of 2004', fields: {} },
  ],
}
