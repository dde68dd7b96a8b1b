import { type Token, tokenBefore } from '../backward.ts'
import { CLOSE_MODIFIERS, COURT_ABBREVIATION, NOT_A_TYPE, REGISTRY, TYPE_MODIFIERS, TYPE_NOUNS } from '../data/case-types.ts'
import { STATIONS } from '../data/stations.ts'

/** The type of a matter read backwards from its number: 'Miscellaneous Civil Application No.', 'HCC COMM NO.', 'E.L.C. C, No.'. */
export type MatterType = { start: number; end: number; registry?: string; numbered: boolean }

const MAX_WORDS = 9

/** Places where courts sit, so that 'NAIROBI' before a number in capitals is not taken for an abbreviation. */
const PLACES: ReadonlySet<string> = new Set(
  Object.values(STATIONS)
    .flat()
    .flatMap(([, place]) => place.toLowerCase().split(/[^a-z]+/)),
)

const isDigit = (code: number): boolean => code >= 48 && code <= 57

// HCCCNo., AppealNo.
const GLUED_NO = /^[A-Za-z]*[A-Za-z]{3}N[oO]$/

const isNo = (word: string): boolean => (word[0] === 'N' || word[0] === 'n') && /^(?:no|nos|number|numbers|n0)$/i.test(word)

/** One spelling of 'Enviromental' and the like: equal to a known word but for one letter. */
const nearly = (word: string, known: ReadonlySet<string>): boolean => {
  if (word.length < 8) return false
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > 1) continue
    let i = 0
    while (i < word.length && word[i] === candidate[i]) i += 1
    let j = 0
    while (j < Math.min(word.length, candidate.length) - i && word.at(-1 - j) === candidate.at(-1 - j)) j += 1
    if (Math.max(word.length, candidate.length) - i - j <= 1) return true
  }
  return false
}

/** Dotted capitals that end at `token`: 'H.C.C.C', 'E.L.C. C'. */
const dottedBefore = (text: string, last: Token): Token | null => {
  if (last.text === 'L' || last.text === 'A' || last.text === 'E') {
    // E&L, P&A, HCFP&A, MCL&E
    const and = tokenBefore(text, last.start)
    const head = and?.text === '&' && last.start - and.end <= 1 ? tokenBefore(text, and.start) : null
    if (head && and && and.start - head.end <= 1 && /^[A-Z]{0,6}[EPL]$/.test(head.text))
      return { start: head.start, end: last.end, text: `${head.text}&${last.text}` }
  }
  if (!/^[A-Z]{1,2}$/.test(last.text)) return null
  let { start } = last
  let letters = last.text
  for (let i = 0; i < 6; i += 1) {
    const dot = tokenBefore(text, start)
    const spaced = dot && dot.text !== '.' && /^[A-Z]$/.test(dot.text) && text[dot.end - 2] === '.' ? dot : null
    const letter = dot?.text === '.' ? tokenBefore(text, dot.start) : spaced
    if (!letter || !/^(?:[A-Z]{1,4}|Cr|Crim|Civ)$/.test(letter.text) || letter.end < start - 3) break
    // [2019] eKLR. JR Misc. Application: a sentence ends there
    if (/^[A-Z]{2}/.test(letter.text) && /\s/.test(text[start - 1] ?? '')) break
    start = letter.start
    letters = letter.text.toUpperCase() + letters
  }
  return letters.length > last.text.length ? { start, end: last.end, text: letters } : null
}

type Word = Token & { word: string }

/** The word that ends with `last`, a stray split ('Applicati on') or dots ('Misc.', 'H.C.') mended. */
const wordBefore = (text: string, last: Token | null): Word | null => {
  let token = last
  if (token?.text === '.') token = tokenBefore(text, token.start)
  if (!token) return null
  const dotted = token.text.length <= 2 ? dottedBefore(text, token) : null
  if (dotted) return { ...dotted, word: dotted.text.toLowerCase() }
  const { start, end, text: printed } = token
  const word = printed.toLowerCase()
  if (word === "'" || word === '’') return null
  if (word === 'corruption') {
    const hyphen = tokenBefore(text, start)
    const anti = hyphen?.text === '-' ? tokenBefore(text, hyphen.start) : null
    if (anti && /^anti$/i.test(anti.text)) return { start: anti.start, end, text: 'Anti-Corruption', word: 'anti-corruption' }
  } else if (word === printed && !TYPE_NOUNS.has(word) && !TYPE_MODIFIERS.has(word) && /^[a-z]+$/.test(word)) {
    const head = tokenBefore(text, start)
    const joined = head && /^[A-Za-z]+$/.test(head.text) ? head.text.toLowerCase() + word : ''
    if (head && (TYPE_NOUNS.has(joined) || TYPE_MODIFIERS.has(joined)))
      return { start: head.start, end, text: head.text + printed, word: joined }
  }
  return { start, end, text: printed, word }
}

const COURT_PREFIX = /^(?:KE|HC|EL|CM|MC|SPM|PM|SRM|RM|JR|SC|CA|KC|BPRT|PPDT|TAT|NET|RRT|COMM|MISC|SUCC|PET|CR|ACEC)/

/** ELRC/C before /123/2020: a court's code and a letter for the kind of matter. */
const twoCodesBefore = (text: string, end: number): number | null => {
  const letter = tokenBefore(text, end)
  const slash = letter && /^[A-Z]{1,3}$/.test(letter.text) ? tokenBefore(text, letter.start) : null
  const code = slash?.text === '/' && slash.end === letter?.start ? tokenBefore(text, slash.start) : null
  return code && code.end === slash?.start && COURT_PREFIX.test(code.text) && tokenBefore(text, code.start)?.text !== '/'
    ? code.start
    : null
}

const isCode = (token: string): boolean =>
  /^[A-Z][A-Z&]{1,9}$/.test(token) && !NOT_A_TYPE.has(token.toLowerCase()) && !PLACES.has(token.toLowerCase())

/** '(Application)' in 'Civil Appeal (Application) No.': a bracket of type words that ends with `close`. */
const bracketBefore = (text: string, close: Token | null): Token | null => {
  if (close?.text !== ')') return null
  let at = close.start
  for (let i = 0; i < 5; i += 1) {
    const token = tokenBefore(text, at)
    if (!token) return null
    if (token.text === '(') return i === 0 ? null : { start: token.start, end: close.end, text: text.slice(token.start, close.end) }
    if (!/^[A-Za-z&.]+$/.test(token.text)) return null
    at = token.start
  }
  return null
}

/** The type before the number that starts at `numberStart`, after `last`; null where the words there name no matter ('Act No.', 'Gazette Notice No.', a date). */
export const readMatterType = (text: string, numberStart: number, last: Token | null): MatterType | null => {
  let position = numberStart
  let token = last
  let registry: string | undefined
  let numbered = false
  const goTo = (place: number): void => {
    position = place
    token = tokenBefore(text, place)
  }
  // 12/2020/5: no words
  if (!token || isDigit(token.text.charCodeAt(0)) || (token.text === '/' && isDigit(text.charCodeAt(token.start - 1)))) return null
  // No. Nai. 255
  let beforeDot = token.text === '.' ? tokenBefore(text, token.start) : token
  if (beforeDot && REGISTRY.test(beforeDot.text)) {
    const marker = tokenBefore(text, beforeDot.start)
    if (marker && (marker.text === '.' || isNo(marker.text))) {
      registry = beforeDot.text
      goTo(beforeDot.start)
      beforeDot = token?.text === '.' ? tokenBefore(text, token.start) : token
    }
  }
  // No., Nos:, Number, and the slip 'HCCC of 39'
  const slip = token !== null && /^of$/i.test(token.text)
  if (slip) {
    goTo(token.start)
    beforeDot = token
  }
  let marker = beforeDot
  while (marker && /^[.:,]$/.test(marker.text)) marker = tokenBefore(text, marker.start)
  if (marker && isNo(marker.text)) {
    numbered = true
    goTo(marker.start)
  } else if (marker && GLUED_NO.test(marker.text)) {
    numbered = true
    goTo(marker.end - 2)
  }
  // Nai. No. 123
  const supplement = numbered && token?.text === '.' ? tokenBefore(text, token.start) : token
  if (numbered && supplement && REGISTRY.test(supplement.text) && !registry) {
    registry = supplement.text
    goTo(supplement.start)
  }
  // MCELC-1, HCJR/E045/2020, ELCL/E136, 'E.L.C. C, No.'
  const glued = token !== null && /^[-/]$/.test(token.text) && !numbered
  if (token && (glued || (token.text === ',' && numbered))) goTo(token.start)
  const two = glued ? twoCodesBefore(text, position) : null
  if (two !== null) return { start: two, end: position, registry, numbered }
  const bracket = bracketBefore(text, token)
  const end = token?.end ?? position
  if (bracket) goTo(bracket.start)
  let start = position
  let count = 0
  let hasNoun = false
  const seen: string[] = []
  let pendingJoin = -1
  while (count < MAX_WORDS) {
    const item = wordBefore(text, count === 0 ? token : tokenBefore(text, position))
    if (!item) break
    if (item.word === '&' || item.word === 'and') {
      if (count === 0 || pendingJoin >= 0) break
      pendingJoin = item.start
      position = item.start
      continue
    }
    const dot = text[item.end] === '.'
    const noun = TYPE_NOUNS.has(item.word) || nearly(item.word, TYPE_NOUNS)
    const modifier = TYPE_MODIFIERS.has(item.word) || nearly(item.word, TYPE_MODIFIERS)
    // Hccc No. 12
    const printed = count === 0 && numbered && /^[A-Z][a-z]{2,5}$/.test(item.text) ? item.text.toUpperCase() : item.text
    const opens = COURT_ABBREVIATION.test(printed)
    const code = isCode(item.text) || (printed !== item.text && opens)
    const fits =
      count === 0 ? noun || (code && !slip) || (slip && opens) : (modifier && (!CLOSE_MODIFIERS.has(item.word) || count === 1)) || opens
    if (!fits || seen.includes(item.word)) break
    // HCJR/E045/2020, but no land title: NYANDARUA/MAWINGO/18/2016
    if (count === 0 && glued && (!code || !COURT_PREFIX.test(item.text) || tokenBefore(text, item.start)?.text === '/')) return null
    // a comma or an empty line ends the type: the division stands on the line above
    if (count > 0 && /,|\n\s*\n/.test(text.slice(item.end, position))) break
    if (dot && count > 0 && item.word.length > 6) break
    seen.push(item.word)
    hasNoun ||= noun || code
    start = item.start
    position = item.start
    pendingJoin = -1
    count += 1
    // the words before 'Tribunal' are the tribunal's own name
    if (item.word === 'tribunal') break
  }
  if (count === 0 || !hasNoun || (count === 1 && /^files?$/.test(seen[0] ?? ''))) return null
  return { start, end, registry, numbered }
}
