import { foldedWords } from '../words/words.ts'
import { placesOfNames } from './names.ts'
import { type Distance, type FieldName, MalformedQuery, fieldNames } from './query.ts'

/** `at` and `end` are UTF-16 offsets in the query, `shown` is what stands there. */
interface Place {
  at: number
  end: number
  shown: string
}
export type Token = Place &
  (
    | { kind: 'open' | 'close' | 'and' | 'or' | 'not' }
    | { kind: 'near'; distance: Distance; ordered: boolean }
    /** The words of one run of characters: "Murang'a" has two. */
    | { kind: 'words'; words: string[] }
    | { kind: 'prefix'; before: string[]; prefix: string }
    | { kind: 'phrase'; words: string[] }
    | { kind: 'field'; field: FieldName; value: string }
  )

export const maxDistance = 250
const leastPrefix = 2

// “ ” „ and the like count as "
const quotes = /[“”„‟«»]/g
// /5 w/5 +5 /s w/p, with a space, a bracket or a quotation mark on both sides
const near = /(?:w?\/(\d+|[sp])|(\+)(\d+))(?=[\s()"]|$)/iy
// 'Giella -v- Cassman': a dash of names, not of NOT
const between = /-(?:v|vs|versus)-(?=\s)/iy
const operators: Readonly<Record<string, 'and' | 'or' | 'not'>> = { AND: 'and', OR: 'or', NOT: 'not' }
const field = new RegExp(`(${fieldNames.join('|')}):\\s*`, 'iy')
// what a word may be a part of: everything up to a space, a bracket, a quotation mark, & or |; '296(2)(a)' is one
const run = /[^\s()"&|]+(?:(?<=[\p{L}\p{N}])\(\w{1,5}\))*/uy

/** Cuts a query into its parts. Throws a MalformedQuery for what cannot be one. */
export function lexQuery(given: string): Token[] {
  const text = given.replace(quotes, '"')
  const names = placesOfNames(text)
  const tokens: Token[] = []
  let at = 0
  const place = (end: number): Place => ({ at, end, shown: given.slice(at, end) })
  const matchHere = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.exec(text)
  }
  while (at < text.length) {
    const name = names.find(({ start }) => start === at)
    const token = name ? words(place(name.end)) : next()
    if (token) tokens.push(token)
    at = token ? token.end : at + 1
  }
  return tokens

  function next(): Token | null {
    const character = text[at]!
    if (character === '"') return phrase()
    if (character === '(') return { kind: 'open', ...place(at + 1) }
    if (character === ')') return { kind: 'close', ...place(at + 1) }
    if (character === '&') return { kind: 'and', ...place(at + 1) }
    if (character === '|') return { kind: 'or', ...place(at + 1) }
    if (/\s/.test(character)) return null
    const begins = at === 0 || /[\s(&|]/.test(text[at - 1]!)
    const distance = begins ? matchHere(near) : null
    if (distance) return readDistance(distance)
    if (begins && character === '-' && !matchHere(between) && /^[\p{L}\p{N}"(]/u.test(text.slice(at + 1, at + 3)))
      return { kind: 'not', ...place(at + 1) }
    const before = text[at - 1] ?? ' '
    const named = /[\s("&|-]/.test(before) ? matchHere(field) : null
    if (named) return readField(named)
    return readRun()
  }

  function phrase(): Token | null {
    const end = text.indexOf('"', at + 1)
    if (end < 0) throw new MalformedQuery(`The quotation mark at character ${at + 1} is not closed`, at)
    return { kind: 'phrase', words: foldedWords(text.slice(at + 1, end)), ...place(end + 1) }
  }

  function readDistance([all, either, , ordered]: RegExpExecArray): Token {
    const given = either ?? ordered!
    const placed = place(at + all.length)
    const unit = given.toLowerCase()
    if (unit === 's' || unit === 'p') return { kind: 'near', distance: unit === 's' ? 'sentence' : 'paragraph', ordered: false, ...placed }
    const distance = Number(given)
    if (distance < 1 || distance > maxDistance)
      throw new MalformedQuery(`${all} at character ${at + 1}: a distance is a number of words from 1 to ${maxDistance}`, at)
    return { kind: 'near', distance, ordered: ordered !== undefined, ...placed }
  }

  /** The value is what stands in quotation marks, a citation, or everything up to the next space. */
  function readField([all, name]: RegExpExecArray): Token {
    const from = at + all.length
    const named = names.find(({ start }) => start === from)
    const quoted = text[from] === '"' ? text.indexOf('"', from + 1) : null
    if (quoted !== null && quoted < 0) throw new MalformedQuery(`The quotation mark at character ${from + 1} is not closed`, from)
    const bare = /^[^\s()"&|]*/.exec(text.slice(from))![0]
    const end = quoted !== null ? quoted + 1 : (named?.end ?? from + bare.length)
    const value = text.slice(from, end).replaceAll('"', '').trim()
    if (value === '') throw new MalformedQuery(`${name!.toLowerCase()}: at character ${at + 1} has no value after it`, at)
    return { kind: 'field', field: name!.toLowerCase() as FieldName, value, ...place(end) }
  }

  function readRun(): Token | null {
    const found = matchHere(run)![0]
    // A name may begin within a run: "(see:[2022] KEHC 65".
    const end = Math.min(at + found.length, ...names.map(({ start }) => start).filter((start) => start > at))
    const placed = place(end)
    const operator = operators[placed.shown]
    if (operator) return { kind: operator, ...placed }
    const star = placed.shown.search(/[\p{L}\p{N}]\*/u)
    return star < 0 ? words(placed) : prefix(placed, at + star + 1)
  }

  function words(placed: Place): Token | null {
    const found = foldedWords(placed.shown)
    return found.length === 0 ? null : { kind: 'words', words: found, ...placed }
  }

  function prefix(placed: Place, star: number): Token {
    if (/[\p{L}\p{N}]/u.test(text.slice(star, placed.end)))
      throw new MalformedQuery(`The star at character ${star + 1} must stand at the end of a word`, star)
    const found = foldedWords(placed.shown)
    const last = found.at(-1) ?? ''
    if (last.length < leastPrefix)
      throw new MalformedQuery(`The star at character ${star + 1} needs at least ${leastPrefix} letters before it`, star)
    return { kind: 'prefix', before: found.slice(0, -1), prefix: last, ...placed }
  }
}
