/** The year, or span of years, that opens a citation: '[2017]', '(1982-88)', '(1976 – 1980)', '2015'. */
export type YearGroup = { start: number; end: number; year: number; yearTo?: number; bracketed: boolean; opened: boolean; open: string }

// 2017 ], 1982-88), 1976 – 1980], 2015
const YEARS = /((?:1[5-9]|20)\d\d)(?:\s{0,3}[-–—/]\s{0,3}((?:1[89]|20)?\d\d)(?!\d))?(?:\s{0,3}([\])}]))?/y

const isSpace = (code: number): boolean => code === 32 || code === 0xa0 || code === 10 || code === 13 || code === 9

/** The group whose first digit stands at `digit`; brackets of any shape count, one alone too. */
export const readYearGroup = (text: string, digit: number): YearGroup | null => {
  YEARS.lastIndex = digit
  const match = YEARS.exec(text)
  if (!match) return null
  let before = digit - 1
  while (before >= 0 && digit - before <= 3 && isSpace(text.charCodeAt(before))) before -= 1
  const open = before >= 0 && '[({'.includes(text[before]!) ? text[before]! : ''
  const year = Number(match[1])
  const end = digit + match[0].length
  // (1982 – 88 I KAR 278): the bracket holds the whole citation, so it is not the year's
  const closed = match[3] !== undefined
  const own = open !== '' && (closed || open === '[')
  const group = { start: own ? before : digit, end, year, bracketed: own || closed, opened: own && !closed, open: own ? open : '' }
  if (!match[2]) return group
  const yearTo = match[2].length === 2 ? Math.floor(year / 100) * 100 + Number(match[2]) : Number(match[2])
  return yearTo > year ? { ...group, yearTo } : group
}
