import { tokenBefore } from '../backward.ts'
import type { ForeignCitation } from '../citation.ts'
import { FOREIGN_SERIES, SERIES_WORDS, TITLE_CASE_SERIES, UNBRACKETED } from '../data/report-series.ts'
import type { Kind } from './kind.ts'
import { PAGE, type Volume, readCourtSuffix } from './report.ts'
import type { YearGroup } from './year-group.ts'

// UKSC, EWCA Civ, AC, All E.R, NSWLR, DOW & CL., Lloyd's Rep, SCR, WLR, Ch.: up to four words of an abbreviated series
const SERIES =
  /\s{0,3}([A-Z][A-Za-z.'’]{0,9}(?:\s{0,3}&\s{0,3}[A-Z][A-Za-z.]{0,8}|\s{1,3}(?!No\b)[A-Z][A-Za-z.'’]{0,8}|\s{1,3}\((?:Comm|D|NZ|Pt|Cr|R|K|Civ|Crim)\)){0,3})/y
const NEUTRAL_COURT =
  /^(?:UK|EW|ZA|UG|TZ|NZ|HK|SG|EACJ|BW|NA|MW|ZM|ZW|GH|NG|SC|FCA|HCA|NSW|IE|RW|SS|LS|SZ|CC)[A-Z]{0,7}(?: (?:Civ|Crim|Fam|Admin|Ch|QB|Comm))?$/
const WORDS_OF_TEXT =
  /^(?:no|nos|the|in|at|on|of|and|for|to|by|was|is|an|act|article|articles|section|sections|rule|rules|order|orders|page|pages|pg|para|vol|part|chapter|cap|kenya|republic|ruling|judgment|ksh|kshs|kes|usd|pw|dw|lr|form|item|total|paragraph|issue|count|ground|between|versus|vs|case|others)$/i

type SeriesWord = { ofText: boolean; letters: boolean; known: boolean; capitals: number; dotted: boolean; short: boolean }

const readWord = (word: string): SeriesWord => {
  const parts = word.split('.').filter((part) => part !== '')
  const known = parts.some((part) => TITLE_CASE_SERIES.has(part.toLowerCase()))
  return {
    ofText: parts.some((part) => WORDS_OF_TEXT.test(part)),
    letters: parts.every(
      (part) => TITLE_CASE_SERIES.has(part.toLowerCase()) || SERIES_WORDS.has(part) || /^(?:[A-Z&]{1,7}|\(.*)$/.test(part),
    ),
    known,
    capitals: word.replace(/[^A-Z]/g, '').length,
    dotted: word.includes('.'),
    short: parts.every((part) => part.length <= 5),
  }
}

const readWords = (words: readonly string[]): SeriesWord[] => {
  const read: SeriesWord[] = []
  for (const [index, printed] of words.entries()) {
    let word = wordsRead.get(printed)
    if (!word) {
      word = readWord(printed)
      if (wordsRead.size < MOST_WORDS) wordsRead.set(printed, word)
    }
    // 'LR' opens no series, and closes many
    if (word.ofText && (index === 0 || !/^L\.?R\.?$/.test(printed))) break
    read.push(word)
  }
  return read
}

const wordsRead = new Map<string, SeriesWord>()
const MOST_WORDS = 2_000

/** Whether the first `count` words are those of a report: abbreviated, or one of the few series printed as words ('Ch', 'Cox', 'Beav'). */
const isSeries = (words: readonly SeriesWord[], count: number): boolean => {
  let [letters, known, dotted, short, capitals] = [true, false, false, true, 0]
  for (let i = 0; i < count; i += 1) {
    const word = words[i]!
    letters &&= word.letters
    known ||= word.known
    dotted ||= word.dotted
    short &&= word.short
    capitals += word.capitals
  }
  return letters ? known || capitals >= 2 : dotted && short && capitals >= 2
}

// LR 3 HL 330, L.R. 1 Ex 265: the Law Reports by their own volume
const LAW_REPORTS =
  /\s{0,3}L\.?\s?R\.?,?\s(\d{1,2})\s((?:H\.?L|Ex|Q\.?B\.?D?|C\.?P\.?D?|Ch(?:\.?\sApp)?|Eq|P\.?C|P\s?&\s?D)\.?)\s(\d{1,4})(?!\d)/y
// (Admin), (Ch): the division that belongs to a citation of the High Court of England
const ENGLISH_DIVISION = /\s{0,2}\(\s?(?:Admin|Ch|Comm|Fam|QB|KB|TCC|Pat|IPEC|Mercantile)\s?\)/y

const readLawReports = (text: string, years: YearGroup): ForeignCitation | null => {
  LAW_REPORTS.lastIndex = years.end
  const match = LAW_REPORTS.exec(text)
  if (!match) return null
  const end = years.end + match[0].length
  const series = `LR ${match[1]} ${(match[2] ?? '').replaceAll('.', '')}`
  return {
    kind: 'foreign',
    text: text.slice(years.start, end),
    start: years.start,
    end,
    form: 'report',
    year: years.year,
    series,
    page: Number(match[3]),
  }
}

// 'Pt. 325' of a volume of the Nigerian Weekly Law Reports, before the page
const PART = /\s{0,2}[([](?:Pt|Part)\.?\s?\d{1,4}[)\]](?=\s?\d)/y

const partLength = (text: string, position: number): number => {
  PART.lastIndex = position
  return PART.exec(text)?.[0].length ?? 0
}

/** Whether a series is so well known that its year may stand without brackets: '1932 AC 562', '2019 UKSC 5'. */
const standsUnbracketed = (series: string): boolean =>
  UNBRACKETED.has(series.replace(/\s/g, '').toUpperCase()) ||
  /^(?:UK(?:SC|HL|PC)|EWCA (?:Civ|Crim)|EWHC|ZA(?:CC|SCA)|UG(?:SC|CA)|TZCA)$/.test(series)

/** Where the first `count` of its words end in a series as printed, whatever stands between them. */
const endOfWords = (series: string, words: readonly string[], count: number): number => {
  let end = 0
  for (let i = 0; i < count; i += 1) end = series.indexOf(words[i]!, end) + words[i]!.length
  return end
}

/** A foreign neutral citation or report that a bracketed year opens, or a bare one before a well-known series: '[2019] UKSC 5', '(1956) 1 WLR 965', '[1831] 2 DOW & CL.'. */
export const readForeign = (text: string, years: YearGroup, { volume, end: afterVolume }: Volume): ForeignCitation | null => {
  const lawReports = readLawReports(text, years)
  if (lawReports) return lawReports
  SERIES.lastIndex = afterVolume
  const match = SERIES.exec(text)
  if (!match?.[1]) return null
  const words = match[1].split(/\s+/)
  const read = readWords(words)
  // the longest run of words that is a series: 'AC' of 'AC The'
  for (let count = read.length; count > 0; count -= 1) {
    if (!isSeries(read, count)) continue
    const printed = count === words.length ? match[1] : match[1].slice(0, endOfWords(match[1], words, count))
    const seriesEnd = match.index + match[0].indexOf(match[1]) + printed.length
    const series = printed.replaceAll('.', '').replace(/\s+/g, ' ').trim()
    if (/^KE[A-Z]{2}/.test(series)) continue
    if (!years.bracketed && !standsUnbracketed(series)) continue
    const partEnd = seriesEnd + partLength(text, seriesEnd)
    PAGE.lastIndex = partEnd
    const page = PAGE.exec(text)
    if (!page && !years.bracketed) continue
    if (!page && !FOREIGN_SERIES.has(series.replace(/[\s&]/g, '').toUpperCase()) && !printed.includes('&')) continue
    let end = page ? partEnd + page[0].length : seriesEnd
    ENGLISH_DIVISION.lastIndex = end
    const division = series === 'EWHC' ? ENGLISH_DIVISION.exec(text) : null
    if (division) end += division[0].length
    const courtSuffix = readCourtSuffix(text, end)
    return {
      kind: 'foreign',
      text: text.slice(years.start, end),
      start: years.start,
      end,
      form: volume === undefined && page && NEUTRAL_COURT.test(series) ? 'neutral' : 'report',
      year: years.year,
      ...(years.yearTo ? { yearTo: years.yearTo } : {}),
      ...(volume ? { volume } : {}),
      series: division ? `${series} ${division[0].replace(/\s/g, '')}` : series,
      ...(page ? { page: Number(page[1]) } : {}),
      ...(courtSuffix ? { courtSuffix } : {}),
    }
  }
  return null
}

// 410 U.S. 113 before its (1973)
const BEFORE_YEAR = /(?<![\d/])(\d{1,4})\s{1,3}((?:[A-Z][A-Za-z.]{0,6}\s{0,3}){1,3}?)\s?(\d{1,5})\s{0,3}$/
// AIR before 1978 SC 597
const AIR_BEFORE = /\b(?:AIR|A\.I\.R\.?)\s{0,3}[[(]?$/
const AIR_AFTER = /\s{0,3}([A-Z][A-Za-z.]{1,12})\s{0,3}(\d{1,5})(?!\d)/y

// (3) SA 391 after 1995; SCR (2) 621 after 1978
const SOUTH_AFRICAN =
  /\s{0,3}\(\s?(\d{1,2})\s?\)\s{0,3}([A-Z]{2,6})\s{0,3}(\d{1,5})(?!\d)|\s{1,3}([A-Z]{2,5})\s{0,3}\(\s?(\d{1,2})\s?\)\s{0,3}(\d{1,5})(?!\d)/y

/** A foreign report whose year stands after or inside it: '410 U.S. 113 (1973)', 'AIR 1978 SC 597'. */
export const readForeignAround = (text: string, years: YearGroup): ForeignCitation | null => {
  const volumed = readVolumeInBrackets(text, years)
  if (volumed) return volumed
  const last = tokenBefore(text, years.start)
  if (!last) return null
  if (/\d$/.test(last.text)) {
    const letters = tokenBefore(text, last.start)
    if (!letters || !/[A-Za-z.)]$/.test(letters.text)) return null
  } else if (!/^(?:AIR|R|[.[(])$/.test(last.text)) return null
  const before = text.slice(Math.max(0, years.start - 48), years.start)
  const air = AIR_BEFORE.exec(before)
  if (air) {
    AIR_AFTER.lastIndex = years.end
    const court = AIR_AFTER.exec(text)
    if (!court) return null
    const start = years.start - before.length + air.index
    const end = years.end + court[0].length
    return {
      kind: 'foreign',
      text: text.slice(start, end),
      start,
      end,
      form: 'report',
      year: years.year,
      series: `AIR ${court[1]}`,
      page: Number(court[2]),
    }
  }
  if (years.open !== '(' && years.open !== '[') return null
  const american = BEFORE_YEAR.exec(before)
  if (!american?.[2]) return null
  const words = american[2].trim().split(/\s+/)
  const read = readWords(words)
  if (read.length < words.length || !isSeries(read, read.length)) return null
  const start = years.start - before.length + american.index
  const series = american[2].replaceAll('.', '').replace(/\s+/g, ' ').trim()
  return {
    kind: 'foreign',
    text: text.slice(start, years.end),
    start,
    end: years.end,
    form: 'report',
    year: years.year,
    volume: Number(american[1]),
    series,
    page: Number(american[3]),
  }
}

const readVolumeInBrackets = (text: string, years: YearGroup): ForeignCitation | null => {
  SOUTH_AFRICAN.lastIndex = years.end
  const match = years.bracketed ? null : SOUTH_AFRICAN.exec(text)
  if (!match) return null
  const end = years.end + match[0].length
  const courtSuffix = readCourtSuffix(text, end)
  return {
    kind: 'foreign',
    text: text.slice(years.start, end),
    start: years.start,
    end,
    form: 'report',
    year: years.year,
    volume: Number(match[1] ?? match[5]),
    series: match[2] ?? match[4] ?? '',
    page: Number(match[3] ?? match[6]),
    ...(courtSuffix ? { courtSuffix } : {}),
  }
}

export const foreign: Kind<'foreign'> = {
  id: 'foreign',
  canonical: '[year] volume SERIES page',
  examples: [
    { text: 'in [1957] AC 436 AT 461', span: '[1957] AC 436', fields: { form: 'report', year: 1957, series: 'AC', page: 436 } },
    { text: 'in (1956) 1 WLR 965', span: '(1956) 1 WLR 965', fields: { volume: 1, series: 'WLR' } },
    { text: 'in (1991) 4 All E.R 310.', span: '(1991) 4 All E.R 310', fields: { series: 'All ER', page: 310 } },
    { text: 'in (2004) 60 NSWLR 168', span: '(2004) 60 NSWLR 168', fields: { series: 'NSWLR' } },
    { text: 'in (1898) 1 Ch. 704, where', span: '(1898) 1 Ch. 704', fields: { series: 'Ch', page: 704 } },
    { text: 'in [1831] 2 DOW & CL. (HL) at 489', span: '[1831] 2 DOW & CL.', fields: { volume: 2, series: 'DOW & CL' } },
    { text: 'in [2019] UKSC 5', span: '[2019] UKSC 5', fields: { form: 'neutral', series: 'UKSC', page: 5 } },
    { text: 'in [2005] EWCA Civ 14', span: '[2005] EWCA Civ 14', fields: { form: 'neutral', series: 'EWCA Civ' } },
    { text: 'in [1995] ZACC 3', span: '[1995] ZACC 3', fields: { form: 'neutral' } },
    { text: 'in 410 U.S. 113 (1973)', span: '410 U.S. 113 (1973)', fields: { volume: 410, series: 'US', page: 113, year: 1973 } },
    {
      text: 'in 1995 (3) SA 391 (CC)',
      span: '1995 (3) SA 391',
      fields: { volume: 3, series: 'SA', page: 391, courtSuffix: { text: 'CC' } },
    },
    { text: 'in AIR 1978 SC 597', span: 'AIR 1978 SC 597', fields: { series: 'AIR SC', page: 597, year: 1978 } },
    { text: 'in [2011] 1 SCGLR 505', span: '[2011] 1 SCGLR 505', fields: { volume: 1, series: 'SCGLR' } },
    { text: 'in (1989) JELR 95005 (CA)', span: '(1989) JELR 95005', fields: { series: 'JELR', page: 95005 } },
  ],
}
