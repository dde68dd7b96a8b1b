import type { ForeignCitation } from '../citation.ts'

/**
 * Reports known by volumes that run through the years, so that volume and page name a case without its year: 384 US 436, 175 CLR 1,
 * 10 App Cas 354. Only these: any other letters between two numbers may be anything.
 */
const SERIES =
  /(?:U\.?\s{0,3}S|S\.?\s{0,3}Ct|F\.?\s{0,3}(?:2d|3d|Supp)|L\.?\s{0,3}Ed|[CAFD]\.?L\.?R|F\.?C\.?R|A\.?L\.?J\.?R|N\.?S\.?W\.?L\.?R|E\.?R|App\.?\s{0,3}Cas|Q\.?B\.?D|Ch\.?\s{0,3}D|H\.?L\.?\s{0,3}Cas?|Cr\.?\s{0,3}App\.?\s{0,3}R|E\.?H\.?R\.?R|B\.?H\.?R\.?C|S\.?A\.?L\.?R)(?![A-Za-z])\.?/y
// 436, (1 Cranch) 137
const PAGE = /(?:\s\(\d{0,2}\s?[A-Z][a-z]{2,9}\.?\))?\s{0,3}(\d{1,4})(?![\d%/]|[.,]\d)/y
// the year that may follow: (1966), , 444 (1966), (9th Cir. 1990)
const YEAR = /(?:,\s?\d{1,4}(?:[-–]\d{1,4})?)?\s{0,2}\((?:[\dA-Z][\w. ]{0,15}\s)?((?:1[789]|20)\d\d)\)/y
// the volume before, alone: no amount, no date, no number of a list
const VOLUME = /(?<![\w/.,$£€-])(?<!\b(?:Kshs?|KES|USD|paragraphs?|paras?|pages?|items?|section|No)\.?\s)([1-9]\d{0,2})\s{1,3}$/i

const at = (pattern: RegExp, text: string, position: number): RegExpExecArray | null => {
  pattern.lastIndex = position
  return pattern.exec(text)
}

/** A foreign report told by volume and page whose letters begin at `start`; null for letters that are not on the list. */
export const readForeignVolume = (text: string, start: number): ForeignCitation | null => {
  const letters = at(SERIES, text, start)
  const page = letters && at(PAGE, text, start + letters[0].length)
  if (!letters || !page) return null
  const floor = Math.max(0, start - 16)
  const before = VOLUME.exec(text.slice(floor, start))
  if (!before) return null
  const from = floor + before.index
  const pageEnd = page.index + page[0].length
  const year = at(YEAR, text, pageEnd)
  const end = year ? pageEnd + year[0].length : pageEnd
  return {
    kind: 'foreign',
    text: text.slice(from, end),
    start: from,
    end,
    form: 'report',
    ...(year ? { year: Number(year[1]) } : {}),
    volume: Number(before[1]),
    series: letters[0].replaceAll('.', '').replace(/\s+/g, ' '),
    page: Number(page[1]),
  }
}
