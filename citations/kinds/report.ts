import type { ReportCitation, Span } from '../citation.ts'
import type { YearGroup } from './year-group.ts'

/** One series of reports: how its letters are printed, and how they are written back. */
export type Series = { kind: ReportCitation['kind']; pattern: RegExp; canonical: (printed: string) => string; needsPage: boolean }

// 2, I, Vol. 1, 21(1)
const VOLUME = /\s{0,3},?\s{0,2}(?:Vol(?:ume|\.)?\s{0,2})?(?:(\d{1,4})|(I{1,3}|IV|VI{0,3}|IX|X)(?=\s))\s{0,3}(?:\(\d{1,2}\)\s{0,2})?/y
// ' 358', '. 358', ', 358': on the same or the next line
export const PAGE = /\.?,?[^\S\n]{0,4}\n?[^\S\n]{0,4}(\d{1,5})(?![\d/]|\s?(?:of|OF)\s\d{4}|(?:st|nd|rd|th)\b)/y
// (HCK), (CAK), (SCU): the court that a regional report names
const COURT_SUFFIX = /\s{0,2}[[(]([A-Z]{2,4})[\])]/y

const ROMAN: Readonly<Record<string, number>> = { I: 1, II: 2, III: 3, IV: 4, V: 5, VI: 6, VII: 7, VIII: 8, IX: 9, X: 10 }

const at = (pattern: RegExp, text: string, position: number): RegExpExecArray | null => {
  pattern.lastIndex = position
  return pattern.exec(text)
}

/** A volume, or none, and where the series should begin after it. */
export type Volume = { volume?: number; end: number }

/** The volume at `position`: '2 ', 'Vol. 1 ', 'I '. */
export const readVolume = (text: string, position: number): Volume => {
  const match = at(VOLUME, text, position)
  if (!match) return { end: position }
  return { volume: match[1] ? Number(match[1]) : ROMAN[match[2] ?? ''], end: position + match[0].length }
}

export const readCourtSuffix = (text: string, position: number): Span | undefined => {
  const match = at(COURT_SUFFIX, text, position)
  if (!match?.[1]) return undefined
  const start = position + match[0].indexOf(match[1])
  return { text: match[1], start, end: start + match[1].length }
}

/** A report of the given series that a year opens: '[2004] 2 KLR 589', '(1973) EA', '[1968]EA 123'. */
export const readReport = (text: string, years: YearGroup, { volume, end: afterVolume }: Volume, series: Series): ReportCitation | null => {
  const letters = at(series.pattern, text, afterVolume) ?? (volume === undefined ? null : at(series.pattern, text, years.end))
  if (!letters) return null
  let end = letters.index + letters[0].length
  const page = at(PAGE, text, end)
  if (page) end += page[0].length
  else if (series.needsPage || !years.bracketed) return null
  if (!years.bracketed && /(?:^|\s)of\s{0,2}$/i.test(text.slice(Math.max(0, years.start - 5), years.start))) return null
  if (years.opened && text[end] === ']') end += 1
  const courtSuffix = readCourtSuffix(text, end)
  return {
    kind: series.kind,
    text: text.slice(years.start, end),
    start: years.start,
    end,
    year: years.year,
    ...(years.yearTo ? { yearTo: years.yearTo } : {}),
    ...(volume ? { volume } : {}),
    series: series.canonical(letters[0]),
    ...(page ? { page: Number(page[1]) } : {}),
    ...(courtSuffix ? { courtSuffix } : {}),
  }
}

// '21 ', 'I ', 'Vol. 2 ' before the letters of a series
const VOLUME_BEFORE = /(?<![\w/.-])(?:Vol(?:ume|\.)?\s{0,2})?(\d{1,3}|I{1,3}|IV|VI{0,3}|IX|X)\s{0,3}$/

/** A report whose year is left out, whose letters begin at `start`: '21 EACA 166', 'I KAR 278'. Volume and page must both be there. */
export const readYearlessReport = (text: string, start: number, series: Series): ReportCitation | null => {
  const letters = at(series.pattern, text, start)
  const floor = Math.max(0, start - 18)
  const before = VOLUME_BEFORE.exec(text.slice(floor, start))
  const end = letters && letters.index + letters[0].length
  const page = end === null ? null : at(PAGE, text, end)
  if (!letters || !before || !page || end === null) return null
  const from = floor + before.index
  const printed = before[1]!
  return {
    kind: series.kind,
    text: text.slice(from, end + page[0].length),
    start: from,
    end: end + page[0].length,
    volume: /\d/.test(printed) ? Number(printed) : ROMAN[printed]!,
    series: series.canonical(letters[0]),
    page: Number(page[1]),
  }
}
