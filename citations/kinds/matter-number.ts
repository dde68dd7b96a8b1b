import { type Token, tokenBefore } from '../backward.ts'
import type { MatterNumber } from '../citation.ts'
import { COURT_ABBREVIATION } from '../data/case-types.ts'

/** Numbers read backwards from their year: `start` is where the first of them begins, `before` the token there. */
export type MatterNumbers = { start: number; before: Token | null; numbers: MatterNumber[]; originatingSummons: boolean }

const MAX_NUMBERS = 40

// 862, E958, 3B, E019cr, 02
const NUMBER = /^[Ee]?\d{1,5}(?:[A-Za-z]|[Cc][Rr])?$/
const STUCK = /^([A-Z][A-Za-z]{1,6}?)(E?\d{1,5})$/
const E_NUMBER = /^[Ee]\d{1,5}$/
const DIGITS = /^\d{1,5}$/
const YEAR = /^(?:19|20)\d\d$/
const QUOTES = `"“”'‘’`

type One = { start: number; before: Token | null; number: string; eNumber?: string; originatingSummons: boolean }

const tidy = (number: string): string => {
  const upper = number.toUpperCase()
  return upper.endsWith('CR') ? upper.slice(0, -2) : upper
}

/** One number that ends with `last`: '862', '862 (E958)', '187/E251', '132 “B”', '46 (O.S.)', 'E 045'. */
const readOne = (text: string, last: Token | null): One | null => {
  let token = last
  let eNumber: string | undefined
  let originatingSummons = false
  for (let groups = 0; token?.text === ')' && groups < 2; groups += 1) {
    const inner: string[] = []
    let at = tokenBefore(text, token.start)
    while (at && at.text !== '(' && inner.length < 5) {
      inner.unshift(at.text)
      at = tokenBefore(text, at.start)
    }
    if (at?.text !== '(') return null
    const content = inner.join('').replaceAll('.', '')
    if (/^os$/i.test(content)) originatingSummons = true
    // 611 (N): the registry of the Industrial Court
    else if (/^[A-Z]$/.test(content) && DIGITS.test(tokenBefore(text, at.start)?.text ?? '')) void content
    else if (NUMBER.test(content) && DIGITS.test(tokenBefore(text, at.start)?.text ?? '')) eNumber = tidy(content)
    else return null
    token = tokenBefore(text, at.start)
  }
  if (!token) return null
  // 132 “B”: the letter apart from its number, quoted or not
  let letter = ''
  const quoted = token.text.length === 1 && QUOTES.includes(token.text)
  const letterToken = quoted ? tokenBefore(text, token.start) : token
  if (letterToken?.text.length === 1 && letterToken.text >= 'A' && (quoted ? /^[A-Z]$/ : /^[A-H]$/).test(letterToken.text)) {
    let before = tokenBefore(text, letterToken.start)
    if (before && QUOTES.includes(before.text)) before = tokenBefore(text, before.start)
    if (before && DIGITS.test(before.text)) {
      letter = letterToken.text
      token = before
    }
  }
  // No345, HCCC45: the number stuck to the word before it
  const whole = NUMBER.test(token.text)
  const stuck = whole ? null : STUCK.exec(token.text)
  if (stuck && NUMBER.test(stuck[2]!) && (/^N[oO]$/.test(stuck[1]!) || COURT_ABBREVIATION.test(stuck[1]!)))
    token = { start: token.start + stuck[1]!.length, end: token.end, text: stuck[2]! }
  if (!whole && !NUMBER.test(token.text)) return null
  let { start } = token
  let number = tidy(token.text) + letter
  let before = tokenBefore(text, start)
  if (before && DIGITS.test(token.text) && before.text === 'E') {
    number = `E${number}`
    start = before.start
    before = tokenBefore(text, start)
  } else if (before?.text === '/' && E_NUMBER.test(token.text)) {
    const first = tokenBefore(text, before.start)
    if (first && DIGITS.test(first.text)) {
      eNumber = number
      number = first.text
      start = first.start
      before = tokenBefore(text, start)
    }
  }
  return { start, before, number, eNumber, originatingSummons }
}

const JOINER = /^(?:,|&|and|;|…)$/i

/** The token before a joiner that ends with `last` ('122 & 124', 'E016, E021', 'E181 … & E254'), or null when nothing joins. */
const skipJoiner = (text: string, start: number, last: Token | null): Token | null => {
  let token = last
  let position = start
  let joined = false
  for (let i = 0; i < 3 && token; i += 1) {
    if (token.text.length <= 3 && JOINER.test(token.text)) joined = true
    else if (token.text !== '.' || position - token.end > 2) break
    position = token.start
    token = tokenBefore(text, position)
  }
  return joined ? token : null
}

/** Every number joined before `end` (where 'of' or '/' begins), with the year they share; an earlier 'of 2023 &' gives its own year to those before it. */
export const readMatterNumbers = (text: string, end: number, year: number): MatterNumbers | null => {
  const first = readOne(text, tokenBefore(text, end))
  if (!first) return null
  const numbers: MatterNumber[] = []
  let { start, before, originatingSummons } = first
  let current: One | null = first
  let currentYear = year
  while (current && numbers.length < MAX_NUMBERS) {
    const { number, eNumber } = current
    numbers.unshift(eNumber ? { number, eNumber, year: currentYear } : { number, year: currentYear })
    start = current.start
    before = current.before
    originatingSummons ||= current.originatingSummons
    const token = skipJoiner(text, start, before)
    if (token === null) break
    const of = YEAR.test(token.text) ? tokenBefore(text, token.start) : null
    if (of && /^of$/i.test(of.text)) {
      currentYear = Number(token.text)
      current = readOne(text, tokenBefore(text, of.start))
    } else current = readOne(text, token)
  }
  return { start, before, numbers, originatingSummons }
}
