import { roman } from '../formats/layout/list-numbers.ts'

const cardinals =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )

const maxRomanLength = 120
const romans: ReadonlyMap<string, number> = new Map(
  Array.from({ length: maxRomanLength }, (_, index) => [roman(index + 1).toUpperCase(), index + 1]),
)

// 'IXA', 'XLII', 'III'
const ROMAN = /^([IVXLC]+?)([A-HJ-U]{0,2})$/
const FIGURE = /^(\d{1,4}[A-Z]{0,3})$/i

/**
 * The number of a chapter, part, Order or schedule in figures, however it is printed: 'ONE', 'FIRST', 'II', 'IXA' (9A), 'XLII', '42'; null
 * for words that are no number.
 */
export function figureOf(printed: string): string | null {
  const word = printed.trim().toLowerCase()
  const place = Math.max(cardinals.indexOf(word), ordinals.indexOf(word))
  if (place >= 0) return String(place + 1)
  const upper = printed.trim().toUpperCase()
  const figure = FIGURE.exec(upper)?.[1]
  if (figure) return figure
  const whole = romans.get(upper)
  if (whole !== undefined) return String(whole)
  const [, digits = '', suffix = ''] = ROMAN.exec(upper) ?? []
  const value = romans.get(digits)
  return value === undefined ? null : `${value}${suffix}`
}

/** The place of a roman numeral in small letters, or of a letter, in its own sequence; null where it is none. */
export const romanValue = (text: string): number | null => romans.get(text.toUpperCase()) ?? null

/** 'a' → 1, 'z' → 26, 'aa' → 27 as law counts on: 'bb' → 28; null for anything else. */
export function letterValue(text: string): number | null {
  if (!/^([a-z])\1*$/i.test(text)) return null
  return (text.length - 1) * 26 + (text.toLowerCase().charCodeAt(0) - 96)
}
