import type { Match } from '../query/match.ts'

/** What is known of a document without asking the database: its id, and every word that the index has of it. */
export interface KnownDocument {
  id: number
  words: ReadonlySet<string>
}

/** Tells whether a document matches; null where only the database can tell. */
type Holds = (document: KnownDocument) => boolean | null

/**
 * Reads a match, as it was planned for the database, for documents whose words are at hand: exact of words, their beginnings and listed
 * documents, so that a search of these asks the database for nothing but who sees them.
 */
export function readHolds(match: Match): Holds {
  switch (match.kind) {
    case 'words':
      return readTsquery(match.tsquery)
    case 'phrase':
      return ({ words }) => (match.words.every((word) => words.has(word)) ? null : false)
    case 'all':
      return all(match.of.map(readHolds))
    case 'any':
      return any(match.of.map(readHolds))
    case 'not':
      return not(readHolds(match.of))
    case 'documents': {
      const ids = new Set(match.ids)
      return ({ id }) => ids.has(id)
    }
    case 'everything':
      return () => true
    case 'courts':
    case 'judges':
    case 'years':
    case 'party':
      return unknown
  }
}

const unknown: Holds = () => null

const all =
  (of: readonly Holds[]): Holds =>
  (document) => {
    let known: boolean | null = true
    for (const one of of) {
      const holds = one(document)
      if (holds === false) return false
      if (holds === null) known = null
    }
    return known
  }

const any =
  (of: readonly Holds[]): Holds =>
  (document) => {
    let known: boolean | null = false
    for (const one of of) {
      const holds = one(document)
      if (holds === true) return true
      if (holds === null) known = null
    }
    return known
  }

const not =
  (one: Holds): Holds =>
  (document) => {
    const holds = one(document)
    return holds === null ? null : !holds
  }

// of ('fees' | 'fee') & !('leg':*) each sign and each word
const token = /'([^']*)'(:\*)?|[()&|!]/y

/** A tsquery as query/tsquery.ts writes it; one that asks where words stand cannot be told. */
function readTsquery(tsquery: string): Holds {
  const tokens: { sign: string; word: string }[] = []
  for (let at = 0; at < tsquery.length; at = token.lastIndex) {
    while (tsquery[at] === ' ') at += 1
    token.lastIndex = at
    const found = token.exec(tsquery)
    if (found === null) return unknown
    tokens.push({ sign: found[1] === undefined ? found[0] : found[2] === undefined ? 'word' : 'beginning', word: found[1] ?? '' })
  }
  let next = 0
  const take = (sign: string) => tokens[next]?.sign === sign && Boolean((next += 1))
  const readEither = (): Holds => {
    const of = [readBoth()]
    while (take('|')) of.push(readBoth())
    return of.length === 1 ? of[0]! : any(of)
  }
  const readBoth = (): Holds => {
    const of = [readOne()]
    while (take('&')) of.push(readOne())
    return of.length === 1 ? of[0]! : all(of)
  }
  const readOne = (): Holds => {
    if (take('!')) return not(readOne())
    if (take('(')) {
      const within = readEither()
      if (!take(')')) throw new Error(`A bracket of ${tsquery} is never closed.`)
      return within
    }
    const one = tokens[next]
    next += 1
    if (one?.sign === 'word') return ({ words }) => words.has(one.word)
    if (one?.sign === 'beginning') return ({ words }) => beginsSome(one.word, words)
    throw new Error(`${tsquery} is no tsquery that was written here.`)
  }
  const read = readEither()
  if (next < tokens.length) throw new Error(`${tsquery} is no tsquery that was written here.`)
  return read
}

function beginsSome(beginning: string, words: ReadonlySet<string>): boolean {
  for (const word of words) if (word.startsWith(beginning)) return true
  return false
}
