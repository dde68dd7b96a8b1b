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

/** A word at which a citation may begin or be recognised, and what reads the citation there. */
interface AnchorRule {
  pattern: RegExp
  read: (text: string, start: number, end: number, floor: number) => Citation | null
  /** Texts whose first anchor is of this kind, and texts much like them that have no such anchor. */
  examples: readonly string[]
  misses: readonly string[]
}

const provision =
  (read: (text: string, start: number, number: number, floor: number) => Citation | null): AnchorRule['read'] =>
  (text, start, end, floor) =>
    read(text, start, skipSpace(text, end), floor)
const ruleOf = (unit: 'rule' | 'regulation' | 'paragraph') =>
  provision((text, start, number, floor) => readRule(text, start, number, unit, floor))

/** Words of written law before its number. */
const ofLaw = {
  section: {
    pattern: /sections?|sects?\.?|secs?\.?|ss?\.?/,
    read: provision(readStatute),
    examples: ['section 3A', 'ss. 4 and 5', 'Sec.12'],
    misses: ['sectional 3', 'sub-section (1)', 'sections of it'],
  },
  article: {
    pattern: /articles?|arts?\.?/,
    read: provision(readArticle),
    examples: ['Article 47(1)', 'Arts 10 and 232'],
    misses: ['articles of faith', 'part 3'],
  },
  rule: {
    pattern: /rules?|rr?\.?/,
    read: ruleOf('rule'),
    examples: ['Rule 5(2)(b)', 'r. 6', 'rr 3'],
    misses: ['ruler 5', 'sub-rule (2)', 'rules of court'],
  },
  regulation: {
    pattern: /regulations?|regs?\.?/,
    read: ruleOf('regulation'),
    examples: ['Regulation 4', 'reg. 12'],
    misses: ['region 4', 'regulations made'],
  },
  paragraph: {
    pattern: /paragraphs?|paras?\.?/,
    read: ruleOf('paragraph'),
    examples: ['paragraph 11', 'paras. 12 and 13'],
    misses: ['paramount 11', 'paragraphs above'],
  },
  order: {
    pattern: /orders?|O\.?/,
    read: readOrder,
    examples: ['Order 42 rule 6', 'O. 42 r. 6', 'Order XXXVI Rule 3D'],
    misses: ['border 42', 'orders as to costs'],
  },
  notice: {
    pattern: /legal\s|L\.?\s?N\.?\s?|gazette\s|G\.?N\.?\s?/,
    read: readNotice,
    examples: ['Legal Notice No. 53', 'L.N. 29/2009', 'Gazette Notice No. 9131'],
    misses: ['legal advice', 'legally 53'],
  },
  cap: {
    pattern: /cap(?:\.|ter)?|chapter/,
    read: (text, start, _end, floor) => readActAt(text, start, floor),
    examples: ['Cap. 226', 'Chapter 411(A)', 'cap 21'],
    misses: ['captain 226', 'capital of it'],
  },
} as const satisfies Record<string, AnchorRule>

/** Words that point back, a series between its volume and its page, courts abroad. */
const others = {
  back: {
    pattern: /\b(?:(?:ibid|supra|op\.?\s?cit)\b|id\.(?=,?\s{1,3}at\b))/,
    read: (text, start, _end, floor) => readIbid(text, start) ?? readSupra(text, start, floor),
    examples: ['Ibid at 4', 'Kamau (supra)', 'op. cit', 'id. at 4'],
    misses: ['forbid it', 'his id. was lost'],
  },
  short: {
    pattern: /(?<=[\w”’'"]\s)(?:case|decision|judgment|ruling)\b/,
    read: readShort,
    examples: ['the Karume case', 'Giella decision'],
    misses: ['case', 'the cases', '. case'],
  },
  eaca: {
    pattern: /(?<=[\dIVX]\s{0,3})E\.?A\.?C\.?A(?![A-Za-z])\.?(?=\s{0,3}(?:\([A-Z&\s]{1,5}\)\s?)?\d)/,
    read: (text, start) => readYearlessReport(text, start, EACA),
    examples: ['21 EACA 166', '21 E.A.C.A. 166'],
    misses: ['21 EACAX 166', 'EACA 166', '21 EACA reports'],
  },
  kar: {
    pattern: /(?<=[\dIVX]\s{0,3})K\.?A\.?R(?![A-Za-z])\.?(?=\s{0,3}(?:\([A-Z&\s]{1,5}\)\s?)?\d)/,
    read: (text, start) => readYearlessReport(text, start, KAR),
    examples: ['1 KAR 727', 'I K.A.R. 278'],
    misses: ['1 KARATE 7', 'KAR 727'],
  },
  klr: {
    pattern: /(?<=[\dIVX]\s{0,3})K\.?L\.?R(?![A-Za-z])\.?(?=\s{0,3}(?:\([A-Z&\s]{1,5}\)\s?)?\d)/,
    read: (text, start) => readYearlessReport(text, start, KLR),
    examples: ['2 KLR 251', '1 KLR (E&L) 4'],
    misses: ['2 KLRX 251', 'the KLR 251'],
  },
  foreign: {
    pattern:
      /(?<=\d\s{1,3})(?:U\.?\s{0,3}S|S\.?\s{0,3}Ct|F\.?\s{0,3}(?:2d|3d|Supp)|L\.?\s{0,3}Ed|[CAFD]\.?L\.?R|F\.?C\.?R|A\.?L\.?J|N\.?S\.?W|E\.?H?\.?R|App\b|Q\.?B\.?D|Ch\.?\s{0,3}D|H\.?L|Cr\.?\s{0,3}A|B\.?H|S\.?A\.?L)(?=[A-Za-z.\s]{0,10}[\d(])/,
    read: (text, start) => readForeignVolume(text, start),
    examples: ['410 U.S. 113', '175 CLR 1', '5 Q.B.D. 12'],
    misses: ['US 113', '410 USERS in it'],
  },
} as const satisfies Record<string, AnchorRule>

/** Every kind of word that is an anchor, by the name of its group in `ANCHOR`. */
export const anchorRules: Readonly<Record<string, AnchorRule>> = { ...ofLaw, ...others }

const grouped = (rules: Readonly<Record<string, AnchorRule>>): string =>
  Object.entries(rules)
    .map(([name, { pattern }]) => `(?<${name}>${pattern.source})`)
    .join('|')

/**
 * Every place where a citation may begin or be recognised: a year, a word of written law before its number, a word that points back, a
 * series between its volume and its page.
 * Each is then read by a grammar that looks a bounded way to both sides, so the whole is linear in the text.
 */
export const ANCHOR = new RegExp(
  [
    // '2016', and the 95 of '127/95'
    String.raw`(?<!\d)(?:1[5-9]|20)\d\d(?!\d)|(?<=\d\/)\d\d(?![\d/])`,
    String.raw`(?<![\w'’-])(?:${grouped(ofLaw)})(?=[\s\d.([]\s{0,3}[\d([IVXLnN.]|\d|notice|no\b)`,
    grouped(others),
  ].join('|'),
  'gi',
)

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
  const name = Object.keys(anchorRules).find((one) => match.groups?.[one] !== undefined)
  if (name === undefined) return null
  // the S. of 'U.S. 113' and the O. of 'P.O. Box'
  if (text[start - 1] === '.' && match[0].length <= 2) return null
  // vertebra S1
  if (/^s$/i.test(match[0]) && /^\d{1,3}(?!\d|[A-Z]?\()/.test(text.slice(end, end + 5))) return null
  // Kiambu/Ruiru/Section 8/123: a title of land
  if (name === 'section' && text[start - 1] === '/') return null
  // R50 000: a sum in rand
  if (name === 'rule' && match[0] === 'R' && /\d/.test(text[end] ?? '')) return null
  // Okeno v R 21 EACA 166: the Republic, no rule
  if (name === 'rule' && /^r$/i.test(match[0]) && /\bvs?\.?\s$/i.test(text.slice(Math.max(0, start - 5), start))) return null
  return anchorRules[name]!.read(text, start, end, floor)
}

// ' eKLR', '] 2 KLR', ') Vol. 1 E', '] KEHC': a series, with its volume or without, after a year
const SERIES_AHEAD =
  /\s{0,3}[,.\])]?\s{0,4}(?:(?:Vol(?:ume|\.)?\s{0,2})?(?:\d{1,4}|[IVX]{1,4}(?=\s))\s{0,4}(?:\(\d{1,2}\)\s{0,2})?)?(?:[A-Z]|ke[a-z]|e\s{0,3}[-.]?\s{0,3}[Kk])/y

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
