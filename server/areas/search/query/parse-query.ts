import { questionWords, stopWords, wordsBetweenParties } from '../words/stop-words.ts'
import { type Token, lexQuery } from './lex-query.ts'
import { listNames, withoutOperators } from './names.ts'
import { longName, otherSpelling, shortNameAt } from './other-names.ts'
import { findProvisions } from './provisions.ts'
import { type Condition, MalformedQuery, type Placed, type Query } from './query.ts'

const deepest = 30
const operators: ReadonlySet<Token['kind']> = new Set(['and', 'or', 'near'])

/*
 * query      = all {OR all}
 * all        = one {[AND] one}
 * one        = {NOT} placed
 * placed     = term {/n term}
 * term       = word | word* | "phrase" | field:value | ( query )
 */

/** Reads a query. Throws a MalformedQuery that says what is wrong and where. */
export function parseQuery(text: string): Query {
  const tokens = lexQuery(text)
  const provisions = findProvisions(withoutOperators(text))
  /** Stretches of the query in which a citation is not what is looked for. */
  const apart: { at: number; end: number }[] = []
  let index = 0
  let depth = 0
  const peek = () => tokens[index]
  const condition = tokens.length === 0 ? null : either()
  const left = peek()
  if (left) throw new MalformedQuery(`The bracket at character ${left.at + 1} closes nothing`, left.at)
  const asked = withoutOperators(without(text, apart))
  const isPlain = tokens.every(({ kind }) => kind === 'words')
  return {
    condition: withoutStopWords(condition, isPlain ? isLittleInQuestion : isLittle),
    names: listNames(asked),
    provisions,
    runs: runsOf(tokens),
  }

  function either(): Condition | null {
    const of: (Condition | null)[] = [all()]
    while (peek()?.kind === 'or') {
      needsMore(tokens[index++]!)
      of.push(all())
    }
    return join('any', of)
  }

  function all(): Condition | null {
    const of: (Condition | null)[] = [one()]
    for (let next = peek(); next && next.kind !== 'or' && next.kind !== 'close'; next = peek()) {
      if (next.kind === 'and') needsMore(tokens[index++]!)
      of.push(one())
    }
    return join('all', of)
  }

  function one(): Condition | null {
    const token = peek()
    if (token?.kind !== 'not') return near()
    index += 1
    needsMore(token)
    const of = one()
    apart.push({ at: token.at, end: tokens[index - 1]!.end })
    return of?.kind === 'not' ? of.of : of && { kind: 'not', of }
  }

  function near(): Condition | null {
    let result = longNameHere() ?? term()
    for (let token = peek(); token?.kind === 'near'; token = peek()) {
      index += 1
      needsMore(token)
      const right = term()
      if (result && right) {
        const { distance, ordered } = token
        result = { kind: 'near', left: placed(result, token), right: placed(right, token), distance, ordered }
      }
    }
    return result
  }

  function term(): Condition | null {
    const token = peek()
    if (!token) return missing()
    index += 1
    switch (token.kind) {
      case 'open':
        return group(token)
      case 'words':
        return named(token)
      case 'prefix': {
        const { before, prefix } = token
        return before.length === 0 ? { kind: 'prefix', prefix } : { kind: 'all', of: [...loose(before).of, { kind: 'prefix', prefix }] }
      }
      case 'phrase':
        return token.words.length === 0 ? null : { kind: 'phrase', words: token.words }
      case 'field':
        apart.push(token)
        return { kind: 'field', field: token.field, value: token.value, years: yearsOf(token), at: token.at }
      case 'close':
      case 'and':
      case 'or':
      case 'not':
      case 'near':
        throw new MalformedQuery(`${name(token)} at character ${token.at + 1} has nothing before it`, token.at)
    }
  }

  /** The words of one run, or whichever of its names is written. */
  function named({ words, shown }: Extract<Token, { kind: 'words' }>): Condition {
    const typed: Condition = words.length === 1 ? word(words[0]!) : { ...loose(words), run: words }
    const long = longName(shown)
    if (long) {
      const short = words.join('')
      const dotted: Condition[] = words.length === 1 ? [] : [{ kind: 'phrase', words }]
      return {
        kind: 'any',
        of: [word(short), ...dotted, { kind: 'phrase', words: long.words }],
        same: { word: short, other: long.telling },
      }
    }
    const first = words[0]!
    const spelledOut = provisions.find(({ unit }) => unit === first)?.spellings[0]
    const isShort = spelledOut !== undefined && spelledOut !== first
    const other = isShort ? spelledOut : words.length === 1 ? otherSpelling(first, shown, text) : null
    if (other === null) return typed
    const either: Condition = { kind: 'any', of: [word(first), { kind: 'phrase', words: [other] }], same: { word: first, other } }
    return words.length === 1 ? either : { kind: 'all', of: [either, ...words.slice(1).map(word)], run: words }
  }

  /** The words of a long name that has a short one: whichever is written. */
  function longNameHere(): Condition | null {
    let end = index
    while (tokens[end]?.kind === 'words') end += 1
    const words = tokens.slice(index, end).map((token) => (token.kind === 'words' && token.words.length === 1 ? token.words[0]! : ''))
    const found = shortNameAt(words, 0)
    if (!found || tokens[index + found.length]?.kind === 'near') return null
    index += found.length
    const { short, telling, length } = found
    return { kind: 'any', of: [loose(words.slice(0, length)), word(short)], same: { word: telling, other: short } }
  }

  function group(open: Token): Condition | null {
    depth += 1
    if (depth > deepest) throw new MalformedQuery(`The brackets at character ${open.at + 1} are nested too deep`, open.at)
    if (peek()?.kind === 'close') throw new MalformedQuery(`The brackets at character ${open.at + 1} are empty`, open.at)
    const inside = peek() ? either() : null
    if (peek()?.kind !== 'close') throw new MalformedQuery(`The bracket at character ${open.at + 1} is not closed`, open.at)
    index += 1
    depth -= 1
    return inside
  }

  function needsMore(operator: Token) {
    const next = peek()
    if (!next || next.kind === 'close' || operators.has(next.kind))
      throw new MalformedQuery(`${name(operator)} at character ${operator.at + 1} has nothing after it`, operator.at)
  }

  function missing(): never {
    throw new MalformedQuery('The query ends where a word is expected', text.length)
  }
}

const name = ({ kind, shown }: Token) => (kind === 'close' ? 'The bracket' : shown)

const wordsOfRun = { fewest: 2, most: 8 }

/** Words that stand one behind another in a query without a sign of its language between them. */
function runsOf(tokens: Token[]): string[][] {
  const runs: string[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'words' && tokens[at - 1]?.kind !== 'not') runs.at(-1)!.push(...token.words)
    else runs.push([])
  }
  return runs.filter(({ length }) => length >= wordsOfRun.fewest && length <= wordsOfRun.most)
}

const word = (one: string): Condition => ({ kind: 'word', word: one })
const loose = (words: string[]): { kind: 'all'; of: Condition[] } => ({ kind: 'all', of: words.map(word) })

/**
 * Joins conditions into one; what is of the same kind is taken apart, so that a list of words is one list. What is said twice counts once:
 * a word a hundred times over would cost a hundred times as much and find the same.
 */
function join(kind: 'all' | 'any', given: (Condition | null)[]): Condition | null {
  const some = given.filter((one) => one !== null)
  if (some.length < 2) return some[0] ?? null
  const different = new Map(
    some.flatMap((one) => (one.kind === kind && !('same' in one) ? one.of : [one])).map((one) => [JSON.stringify(one), one]),
  )
  const of = [...different.values()]
  return of.length === 1 ? of[0]! : { kind, of }
}

/** One side of /n. Throws for what has no place in a text: a field, a negation, words that may stand anywhere. */
function placed(given: Condition, { shown, at }: Token): Placed {
  switch (given.kind) {
    case 'all':
      if (given.run) return { kind: 'phrase', words: given.run }
      break
    case 'word':
    case 'prefix':
    case 'phrase':
    case 'near':
      return given
    case 'any':
      return { kind: 'either', of: given.of.map((one) => placed(one, { shown, at } as Token)) }
    case 'not':
    case 'field':
      break
  }
  throw new MalformedQuery(`${shown} at character ${at + 1} stands between words, phrases or alternatives such as (stay OR injunction)`, at)
}

const year = /^(\d{4})(?:\s*[-–]\s*(\d{4}))?$/

function yearsOf(token: Extract<Token, { kind: 'field' }>): [number, number] | null {
  if (token.field !== 'year') return null
  const match = year.exec(token.value)
  if (!match) throw new MalformedQuery(`year: at character ${token.at + 1} takes a year or two: year:2015, year:2010-2015`, token.at)
  const [first, last] = [Number(match[1]), Number(match[2] ?? match[1])]
  if (last < first) throw new MalformedQuery(`The years at character ${token.at + 1} run backwards: ${token.value}`, token.at)
  return [first, last]
}

const isLittle = (word: string) => stopWords.has(word) || wordsBetweenParties.has(word)
const isLittleInQuestion = (word: string) => isLittle(word) || questionWords.has(word)

/** A little word beside something more telling asks for nothing; one by itself is looked for. */
function withoutStopWords(condition: Condition | null, little: (word: string) => boolean): Condition | null {
  if (condition === null || !('of' in condition)) return condition
  if (condition.kind === 'not') return { kind: 'not', of: withoutStopWords(condition.of, little)! }
  const of = condition.of.map((one) => withoutStopWords(one, little)!)
  if (condition.kind === 'any') return { ...condition, of }
  const telling = of.filter((one) => one.kind !== 'word' || !little(one.word))
  return join('all', telling.some(({ kind }) => kind !== 'not') ? telling : of)
}

function without(text: string, stretches: { at: number; end: number }[]): string {
  let rest = text
  for (const { at, end } of stretches) rest = rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end)
  return rest
}
