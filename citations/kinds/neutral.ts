import type { NeutralCitation } from '../citation.ts'
import { courtOfCode } from '../data/courts.ts'
import type { Kind } from './kind.ts'
import type { YearGroup } from './year-group.ts'

// KEHC 65 (KLR), KECA 1726 [KLR], KECA 1384(KLR), KECA 141, KE HC 5 (KLR)
const KENYAN = /\s{0,4}(KE\s?[A-Z]{1,7})\.?\s{0,4}(\d{1,6})(?!\d)(?:\s{0,3}[[({]\s?K\.?L\.?R\.?\s?[\])}]|\s(?=KLR\b)KLR)?/y
// SCC 12 (KLR), AfCHPR 5 (KLR), Kehc 5 (KLR): any code where the series is named
const NAMED = /\s{0,3}([A-Z][A-Za-z]{1,8})\s{0,3}(\d{1,6})\s{0,2}[[(]\s?KLR\s?[\])]/y
// kehc 65 (klr), Kehc 65: typed in small letters, where the code is known
const TYPED = /\s{0,4}([Kk]e[a-z]{1,7})\s{0,4}(\d{1,6})(?!\d)(?:\s{0,3}[[({]\s?k\.?l\.?r\.?\s?[\])}]|\s(?=klr\b)klr)?/iy
// (Civ), (Commercial and Tax): the division after the citation, not a date
const DIVISION = /\s{0,3}\(([A-Z][A-Za-z&,'’ -]{2,50})\)/y
const NOT_DIVISION = /^(?:ruling|judge?ment|sentence|directions?|order|award|opinion|supra|the |unreported|consolidated|per |as )/i

/** The neutral citation that a bracketed year opens; the code need not be known. */
export const readNeutral = (text: string, years: YearGroup): NeutralCitation | null => {
  if (years.yearTo) return null
  KENYAN.lastIndex = years.end
  NAMED.lastIndex = years.end
  TYPED.lastIndex = years.end
  const match = KENYAN.exec(text) ?? NAMED.exec(text) ?? TYPED.exec(text)
  if (!match) return null
  const end = years.end + match[0].length
  const printed = (match[1] ?? '').replace(/\s/g, '')
  const court = printed === 'AfCHPR' ? printed : printed.toUpperCase()
  const courtKnown = courtOfCode(court) !== null
  const isTyped = printed.startsWith('ke') || (printed.startsWith('Ke') && !/KLR/.test(match[0]))
  if (!courtKnown && (isTyped || (!years.bracketed && !/KLR/.test(match[0])))) return null
  DIVISION.lastIndex = end
  const tag = DIVISION.exec(text)
  const tagStart = end + (tag ? tag[0].indexOf('(') + 1 : 0)
  return {
    kind: 'neutral',
    text: text.slice(years.start, end),
    start: years.start,
    end,
    year: years.year,
    court,
    courtKnown,
    number: Number(match[2]),
    ...(tag?.[1] && !NOT_DIVISION.test(tag[1]) ? { division: { text: tag[1], start: tagStart, end: tagStart + tag[1].length } } : {}),
  }
}

export const neutral: Kind<'neutral'> = {
  id: 'neutral',
  canonical: '[year] CODE number (KLR)',
  examples: [
    {
      text: 'Achieng v Wafula [2022] KEHC 65 (KLR) (Commercial and Tax)',
      span: '[2022] KEHC 65 (KLR)',
      fields: { year: 2022, court: 'KEHC', number: 65, courtKnown: true },
    },
    { text: 'see (2013) KECA 380 (KLR)', span: '(2013) KECA 380 (KLR)', fields: { year: 2013, court: 'KECA', number: 380 } },
    { text: 'in [2022] KECA 1384(KLR), it', span: '[2022] KECA 1384(KLR)', fields: { number: 1384 } },
    { text: 'in [2025] KECA 1726 [KLR], it', span: '[2025] KECA 1726 [KLR]', fields: { number: 1726 } },
    { text: 'in [2018] KECA 141, it', span: '[2018] KECA 141', fields: { court: 'KECA', number: 141 } },
    { text: 'in [ 2022]\u00A0KEHC\u00A09\u00A0(KLR) it', span: '[ 2022]\u00A0KEHC\u00A09\u00A0(KLR)', fields: { year: 2022, number: 9 } },
    { text: 'in [2026] KEXYZ 5 (KLR)', span: '[2026] KEXYZ 5 (KLR)', fields: { court: 'KEXYZ', courtKnown: false } },
    { text: 'in 2023 KECA 55 (KLR)', span: '2023 KECA 55 (KLR)', fields: { number: 55 } },
    { text: 'see [2022] kehc 65 (klr) on it', span: '[2022] kehc 65 (klr)', fields: { court: 'KEHC', number: 65, courtKnown: true } },
    { text: 'in [2023] SCC 12 (KLR)', span: '[2023] SCC 12 (KLR)', fields: { court: 'SCC', courtKnown: true } },
  ],
}
