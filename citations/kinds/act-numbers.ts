/** What identifies an Act after its name: Cap., number and year. */
export type ActNumbers = { end: number; cap?: string; number?: number; year?: number }

// (Cap. 21), , Cap 8 Laws of Kenya, Chapter 411(A), CAP 40
const CAP =
  /\s{0,3},?\s{0,3}([([])?\s?(?:cap(?:\.|ter)?|chapter)\.?\s{0,3}(\d{1,3}(?:\s?[A-Z](?![A-Za-z])|\s?\([A-Z]\))?)(?:(?:\s{0,2},?\s{0,2}(?:(?:of\s{1,3}(?:the\s{1,3})?)?laws\s{1,3}of\s{1,3}kenya|sub\.?\s{0,2}leg[a-z]{0,9}\.?))?\s?[)\]])?(?:\s{0,2},?\s{0,2}(?:of\s{1,3}(?:the\s{1,3})?)?laws\s{1,3}of\s{1,3}kenya\b)?/iy
const CAP_UNCLOSED =
  /\s{0,3},?\s{0,3}(?:cap(?:\.|ter)?|chapter)\.?\s{0,3}(\d{1,3}(?:\s?[A-Z](?![A-Za-z])|\s?\([A-Z]\))?)(?:\s{0,2},?\s{0,2}(?:of\s{1,3}(?:the\s{1,3})?)?laws\s{1,3}of\s{1,3}kenya\b)?/iy
// No. 24 of 2019, , No 3 of 2006, (Act No. 5 of 2012), Act No. 26 of 2015
const NUMBER =
  /\s{0,3},?\s{0,3}([([])?\s?(?:act\s{1,2})?(?:no|number)\.?\s{0,3}(\d{1,3})\s{0,3}of\s{0,3}((?:18|19|20)\d\d)(?!\d)(?:\s?[)\]])?/iy
// , 2019; 2010; of 2019; (2010)
const YEAR =
  /\s{0,3},?\s{0,3}(?:[oO][fF]\s{0,3}(?:the\s{1,2}year\s{1,2})?)?(?:((?:18|19|20)\d\d)(?![\d/])|\(\s?((?:18|19|20)\d\d)\s?\)(?!\s{0,4}(?:\d{1,3}\s{1,3})?(?:[eE]\s?[.-]?\s?[kK]|[KU]\.?\s?[AKL]|E\.?\s?A|[A-Z][A-Z.]{1,8}\s{0,3}\d|All\sE)))/y

// a year that begins a line: of another paragraph, alone in its row, or of the report of a case
const NOT_ITS_YEAR =
  /[ \t\u00a0]*(?:\r?\n[ \t\u00a0]*\r?\n|\r?\n[ \t\u00a0]*\d{4}[ \t\u00a0]*(?:\r?\n|[\])]?[ \t\u00a0]{1,3}(?:\d{1,3}[ \t\u00a0]{1,2})?(?:e\s?KLR|K\.?[AL]\.?R|E\.?A\b|[A-Z]{2,7}[ \t\u00a0]\d)))/y

const SHORT_FORM = /\s{0,2}\((?:the\s)?["“]?[A-Z]{2,9}["”]?\)(?=\s{0,2},?\s{0,2}\(?(?:Act\s)?(?:No\b|Cap\b|CAP\b|Chapter\b))/y

const at = (pattern: RegExp, text: string, position: number): RegExpExecArray | null => {
  pattern.lastIndex = position
  return pattern.exec(text)
}

const balanced = (text: string): boolean => {
  let depth = 0
  for (const character of text) {
    if (character === '(' || character === '[') depth += 1
    else if (character === ')' || character === ']') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

/** The numbers after an Act's name that ends at `position`; `end` is `position` where there are none. */
export const readActNumbers = (text: string, position: number): ActNumbers => {
  // (POCAMLA) before No. 9 of 2009
  SHORT_FORM.lastIndex = position
  const short = SHORT_FORM.exec(text)
  const found: ActNumbers = { end: short ? position + short[0].length : position }
  for (let i = 0; i < 3; i += 1) {
    const cap = found.cap === undefined ? (balancedMatch(CAP, text, found.end, 2) ?? balancedMatch(CAP_UNCLOSED, text, found.end, 1)) : null
    if (cap) {
      found.cap = cap.value.replace(/[\s()]/g, '').toUpperCase()
      found.end = cap.end
      continue
    }
    const number = found.number === undefined ? at(NUMBER, text, found.end) : null
    // '(see the Land Act No. 6 of 2012)': the bracket is not the number's
    const printed = number && (balanced(number[0]) ? number[0] : number[0].replace(/\s?[)\]]$/, ''))
    if (number && printed && balanced(printed)) {
      found.number = Number(number[2])
      found.year = Number(number[3])
      found.end += printed.length
      continue
    }
    const year = found.year === undefined && !at(NOT_ITS_YEAR, text, found.end) ? at(YEAR, text, found.end) : null
    if (!year) break
    found.year = Number(year[1] ?? year[2])
    found.end += year[0].length
  }
  return found
}

const balancedMatch = (pattern: RegExp, text: string, position: number, group: number): { value: string; end: number } | null => {
  const match = at(pattern, text, position)
  if (!match) return null
  if (balanced(match[0])) return { value: match[group] ?? '', end: position + match[0].length }
  return null
}
