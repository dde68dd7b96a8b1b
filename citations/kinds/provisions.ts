import type { Provision } from '../citation.ts'

/** Provisions read from a text: '1A, 1B, 3 and 3A', '295 as read with section 296 (2)', '3(c) (d) and (e)'. */
export type Provisions = { end: number; provisions: Provision[] }

const MAX_PROVISIONS = 60

// 3A, 79G, 159, 1a, 63 — or 3 A where a list or 'of' follows; no year, as in 'Rules 2010'
const NUMBER =
  /(?!(?:1[89]|20)\d\d(?!\d|\(\d))(\d{1,4}(?:(?!of|in|or|to)[A-Za-z]{1,2}(?![A-Za-z])|\s[A-Z](?![A-Za-z])(?!\s?&\s?[A-Z]\s)(?=\s?(?:[,;&(.)]|and\b|of\b|$)))?)(?!\d|\.\d)/y
// (2), [4], (b), (iii), ( d )
const PART =
  /\s{0,3}(?:\(\s?(\d{1,3}[A-Za-z]?|[A-Za-z]{1,2}|[ivxl]{1,6}|[IVXL]{1,6})\s?\)|\[\s?(\d{1,3}[A-Za-z]?|[A-Za-z]|[ivxl]{1,6})\s?\]|(?<=\))\s?([a-z])(?=\s{1,2}(?:of|and)\b)|\((\d{1,2}|[a-z])(?=,|\s{1,2}(?:of|and)\b))/iy
// ', ', ' and ', ' & ', '-', ' as read with ', ', and ', ' read together with '
const JOINER =
  /\s{0,3}(?:(?:,|&|\/|-|–|—|(?<=\d)and(?=\s?\d)|\band(?=\d)|\band\b|\bor(?:\b|(?=\d))|\bto\b)\s{0,3}(?:and\b|and(?=\d)|&|or\b)?\s{0,3}(?:(?:as\s{1,3})?read\s{1,3}(?:together\s{1,3})?with\s{1,3})?|(?:as\s{1,3})?read\s{1,3}(?:together\s{1,3})?with\s{1,3}|(?:together|along)\s{1,2}with\s{1,3})(?:the\s)?/iy
// what a number counts rather than names: 'section 5 and 3 others'; or the next Order: 'Order 40 rule 7 and 51 rule 1'
const COUNTED =
  /\s{1,2}(?:(?:others?|another|years?|months?|days?|weeks?|witness(?:es)?|persons?|ors|times|counts?|st|nd|rd|th)\b|rules?\s{1,2}\(?\d)/iy

// the volume of a report: 'section 5, 14 EACA 56'
const VOLUME = /\d{1,3}\s{1,3}(?:E\.?\s?A(?:\.?\s?C\.?\s?A)?|K\.?\s?[AL]\.?\s?R|U\.?\s?S|[A-Z]{1,4}LR|All\sE\.?\s?R)\.?\s{0,3}\d/y

// 40 159 (2) (d): a comma left out within a list
const NO_COMMA = /\s{1,2}(?=\d{1,3}[A-Z]?\s?\()/y
// sections 22 23 and 258: left out before the last but one of a list that goes up
const NO_COMMA_RISING = /\s{1,2}(?=(\d{1,3})[A-Z]?\s{1,2}(?:and|&)\s{1,2}\d)/y
// 'sections ', 'Articles ', 'ss. ': more than one number is to come
const PLURAL = /(?:sections|sects|secs|articles|arts|rules|regulations|regs|ss)\.?\s{0,3}$/i

const at = (pattern: RegExp, text: string, position: number): RegExpExecArray | null => {
  pattern.lastIndex = position
  return pattern.exec(text)
}

const readParts = (text: string, position: number): { parts: string[]; end: number } => {
  const parts: string[] = []
  let end = position
  for (let part = at(PART, text, end); part && parts.length < 6; part = at(PART, text, end)) {
    parts.push((part[1] ?? part[2] ?? part[3] ?? part[4] ?? '').toLowerCase())
    end += part[0].length
  }
  return { parts, end }
}

/** The space between two numbers of a list where a comma was lost; between bare numbers only in a list that is called one and rises. */
const commaLeftOut = (text: string, position: number, { number }: Provision, plural: boolean): RegExpExecArray | null => {
  const rising = plural ? at(NO_COMMA_RISING, text, position) : null
  return rising && Number(rising[1]) > Number.parseInt(number, 10) ? rising : at(NO_COMMA, text, position)
}

/**
 * The provisions that start at `position`, as far as joiners lead; `word` is what may be repeated before a number
 * ('section', 'rule'), a sticky pattern. Parts alone, '(3)', belong to the number before them.
 */
export const readProvisions = (text: string, position: number, word: RegExp): Provisions | null => {
  const provisions: Provision[] = []
  const plural = PLURAL.test(text.slice(Math.max(0, position - 16), position))
  let end = position
  let next = position
  while (provisions.length < MAX_PROVISIONS) {
    const repeated = provisions.length > 0 ? at(word, text, next) : null
    const from = repeated ? next + repeated[0].length : next
    if (provisions.length > 0 && at(VOLUME, text, from)) break
    const number = at(NUMBER, text, from)
    if (number && !(provisions.length > 0 && at(COUNTED, text, from + number[0].length))) {
      const { parts, end: after } = readParts(text, from + number[0].length)
      provisions.push({ number: number[0].replace(/\s/, '').toUpperCase(), parts })
      end = after
    } else if (number) break
    else {
      const { parts, end: after } = readParts(text, from)
      if (parts.length === 0) break
      provisions.push({ number: provisions.at(-1)?.number ?? '', parts })
      end = after
    }
    const joiner = at(JOINER, text, end) ?? (plural || provisions.length > 2 ? commaLeftOut(text, end, provisions.at(-1)!, plural) : null)
    if (!joiner) break
    next = end + joiner[0].length
  }
  return provisions.length > 0 ? { end, provisions } : null
}

/** 'Rule (4)', 'Order 51 Rule (1)': a number in brackets where no number stands before it is the number. */
export const numberFirst = (provisions: readonly Provision[]): Provision[] => {
  const [first, ...rest] = provisions
  if (first?.number !== '') return [...provisions]
  const [number = '', ...parts] = first.parts
  return [{ number, parts }, ...rest.map((one) => (one.number === '' ? { number, parts: one.parts } : one))]
}
