import type { Citation } from './citation.ts'
import { readActAt } from './kinds/act.ts'
import { readArticle } from './kinds/article.ts'
import { EA } from './kinds/ea.ts'
import { EACA } from './kinds/eaca.ts'
import { readEklr } from './kinds/eklr.ts'
import { readForeign, readForeignAround } from './kinds/foreign.ts'
import { readForeignVolume } from './kinds/foreign-volume.ts'
import { readIbid } from './kinds/ibid.ts'
import { KAR } from './kinds/kar.ts'
import { KLR } from './kinds/klr.ts'
import { readNotice } from './kinds/legal-notice.ts'
import { LLR } from './kinds/llr.ts'
import { readNeutral } from './kinds/neutral.ts'
import { type Series, readReport, readVolume, readYearlessReport } from './kinds/report.ts'
import { readOrder, readRule } from './kinds/rule.ts'
import { readShort } from './kinds/short.ts'
import { readStatute } from './kinds/statute.ts'
import { readSupra } from './kinds/supra.ts'
import { readUnreported } from './kinds/unreported.ts'
import { type YearGroup, readYearGroup } from './kinds/year-group.ts'

/** Series by their first letter, in the order in which they are tried. */
const SERIES: Readonly<Record<string, readonly Series[]>> = { K: [KLR, KAR], E: [EACA, EA], L: [LLR] }

/**
 * Every place where a citation may begin or be recognised: a year, a word of written law before its number, a word that points back, a
 * series between its volume and its page.
 * Each is then read by a grammar that looks a bounded way to both sides, so the whole is linear in the text.
 */
export const ANCHOR =
  /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)|(?<=\d\/)\d\d(?![\d/])|(?<![\w'’-])(?:(sections?|sects?\.?|secs?\.?|ss?\.?)|(articles?|arts?\.?)|(rules?|rr?\.?)|(regulations?|regs?\.?)|(paragraphs?|paras?\.?)|(orders?|O\.?)|(legal\s|L\.?\s?N\.?\s?|gazette\s|G\.?N\.?\s?)|(cap(?:\.|ter)?|chapter))(?=[\s\d.([]\s{0,3}[\d([IVXLnN.]|\d|notice|no\b)|\b((?:ibid|supra|op\.?\s?cit)\b|id\.(?=,?\s{1,3}at\b))|(?<=[\w”’'"]\s)(case|decision|judgment|ruling)\b|(?<=[\dIVX]\s{0,3})(?:(?:(E\.?A\.?C\.?A)|(K\.?A\.?R)|(K\.?L\.?R))(?![A-Za-z])\.?(?=\s{0,3}(?:\([A-Z&\s]{1,5}\)\s?)?\d))|(?<=\d\s{1,3})((?:U\.?\s{0,3}S|S\.?\s{0,3}Ct|F\.?\s{0,3}(?:2d|3d|Supp)|L\.?\s{0,3}Ed|[CAFD]\.?L\.?R|F\.?C\.?R|A\.?L\.?J|N\.?S\.?W|E\.?H?\.?R|App\b|Q\.?B\.?D|Ch\.?\s{0,3}D|H\.?L|Cr\.?\s{0,3}A|B\.?H|S\.?A\.?L)(?=[A-Za-z.\s]{0,10}[\d(]))/gi

// 'regulations', 'L.   N.   ': no word that is an anchor is longer
const LONGEST = 16

/**
 * The citation at the first anchor after `from`, which ends at `after`, or null; `floor` is where the citation before it ended. Years are
 * the most by far, so what a match has in its groups is only asked for words.
 */
export const readAnchor = (text: string, from: number, after: number, floor: number): Citation | null => {
  const last = text.charCodeAt(after - 1)
  // 2016 or the 95 of 127/95; no word ends with a digit
  if (last >= 48 && last <= 57) return readYear(text, text[after - 3] === '/' ? after - 2 : after - 4, floor)
  ANCHOR.lastIndex = Math.max(from, after - LONGEST)
  const match = ANCHOR.exec(text)
  return match && readWord(text, match, floor)
}

const readWord = (text: string, match: RegExpExecArray, floor: number): Citation | null => {
  const start = match.index
  const end = start + match[0].length
  const [, section, article, rule, regulation, paragraph, order, notice, cap, back, caseWord, eaca, kar, klr, foreign] = match
  // the S. of 'U.S. 113' and the O. of 'P.O. Box'
  if (text[start - 1] === '.' && match[0].length <= 2) return null
  // vertebra S1
  if (/^s$/i.test(match[0]) && /^\d{1,3}(?!\d|[A-Z]?\()/.test(text.slice(end, end + 5))) return null
  // Kiambu/Ruiru/Section 8/123: a title of land
  if (section && text[start - 1] === '/') return null
  // R50 000: a sum in rand
  if (rule && match[0] === 'R' && /\d/.test(text[end] ?? '')) return null
  // Okeno v R 21 EACA 166: the Republic, no rule
  if (rule && /^r$/i.test(match[0]) && /\bvs?\.?\s$/i.test(text.slice(Math.max(0, start - 5), start))) return null
  if (section) return readStatute(text, start, skipSpace(text, end), floor)
  if (article) return readArticle(text, start, skipSpace(text, end), floor)
  if (rule) return readRule(text, start, skipSpace(text, end), 'rule', floor)
  if (regulation) return readRule(text, start, skipSpace(text, end), 'regulation', floor)
  if (paragraph) return readRule(text, start, skipSpace(text, end), 'paragraph', floor)
  if (order) return readOrder(text, start, end, floor)
  if (notice) return readNotice(text, start)
  if (cap) return readActAt(text, start, floor)
  if (back) return readIbid(text, start) ?? readSupra(text, start, floor)
  if (caseWord) return readShort(text, start, end)
  if (eaca) return readYearlessReport(text, start, EACA)
  if (kar) return readYearlessReport(text, start, KAR)
  if (klr) return readYearlessReport(text, start, KLR)
  if (foreign) return readForeignVolume(text, start)
  return null
}

// ' eKLR', '] 2 KLR', ') Vol. 1 E', '] KEHC': a series, with its volume or without, after a year
const SERIES_AHEAD =
  /\s{0,3}[,.\])]?\s{0,4}(?:(?:Vol(?:ume|\.)?\s{0,2})?(?:\d{1,4}|[IVX]{1,4}(?=\s))\s{0,4}(?:\(\d{1,2}\)\s{0,2})?)?(?:[A-Z]|e\s{0,3}[-.]?\s{0,3}[Kk])/y

const readYear = (text: string, digit: number, floor: number): Citation | null => {
  // the year of 'No. 5 of 2020' opens no report
  const matter = readUnreported(text, digit)
  if (matter) return matter
  const years = readYearGroup(text, digit)
  if (!years) return null
  SERIES_AHEAD.lastIndex = years.end
  return (SERIES_AHEAD.test(text) ? readReportOf(text, years) : null) ?? readForeignAround(text, years) ?? readActAt(text, digit, floor)
}

const readReportOf = (text: string, years: YearGroup): Citation | null => {
  const electronic = readNeutral(text, years) ?? readEklr(text, years)
  if (electronic) return electronic
  const volume = readVolume(text, years.end)
  for (const series of SERIES[text[SERIES_AHEAD.lastIndex - 1] ?? ''] ?? []) {
    const report = readReport(text, years, volume, series)
    if (report) return report
  }
  return readForeign(text, years, volume)
}

const skipSpace = (text: string, position: number): number => {
  // Section.3
  let end = text[position] === '.' && /\d/.test(text[position + 1] ?? '') ? position + 1 : position
  while (end < position + 4 && /\s/.test(text[end] ?? '')) end += 1
  return end
}
