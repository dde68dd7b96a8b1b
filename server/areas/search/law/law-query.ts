import { type Meaning, readMeanings } from '../semantic/expand-query.ts'
import { stem } from '../words/stem.ts'
import { stopWords } from '../words/stop-words.ts'
import { foldedWords } from '../words/words.ts'
import { asWritten } from './provision-words.ts'

/** A word of a query, or several that mean one thing together, as tsqueries. */
export interface LawTerm {
  own: string
  /** What else says the same; null where nothing does. */
  others: string | null
  /** How many words of the query it stands for. */
  words: number
  /** Stems that are marked in a passage: of its own words, and of single words that say the same. */
  stems: string[]
  /** Several words that say the same, with their stop words: they are marked where they stand together. */
  runs: string[][]
}

/** What is asked of the words of the law. */
export interface LawQuery {
  terms: LawTerm[]
  /** Each must stand as it is written, one word behind another. */
  phrases: { query: string; words: string[] }[]
}

const QUOTED = /["“”]([^"“”]+)["“”]/g
// 'court:kesc', 'judge:"Wanjiku Mwangi"': fields of cases, which no provision has
const FIELD = /\b[a-z_]+:(?:"[^"]*"|\S+)/gi
const mostTerms = 10

/** Reads the words of the box as they are asked of the law: those that tell, in any of their forms, and quoted ones as they are written. */
export function readLawQuery(query: string): LawQuery {
  const plain = query.replaceAll(FIELD, ' ')
  const phrases = [...plain.matchAll(QUOTED)].map(([, quoted]) => foldedWords(quoted!)).filter(({ length }) => length > 0)
  const rest = plain.replaceAll(QUOTED, ' ')
  return {
    terms: foldedWords(rest).length === 0 ? [] : readMeanings(rest).slice(0, mostTerms).map(termOf),
    phrases: phrases.map((words) => ({ words, query: words.map((word) => quoted(asWritten(word))).join(' <-> ') })),
  }
}

function termOf({ words, others }: Meaning): LawTerm {
  const stemsOf = (list: readonly string[]) => {
    const telling = list.filter((word) => !stopWords.has(word))
    return telling.map(stem)
  }
  const all = (stems: readonly string[]) => `(${stems.map(quoted).join(' & ')})`
  const own = stemsOf(words)
  const other = others.filter((list) => stemsOf(list).length > 0)
  return {
    own: own.length > 0 ? all(own) : words.map((word) => quoted(asWritten(word))).join(' & '),
    others: other.length > 0 ? other.map(inARow).join(' | ') : null,
    words: Math.max(1, own.length),
    stems: [...new Set([...own, ...other.filter(isOne).flatMap(stemsOf)])],
    runs: other.filter((list) => !isOne(list)),
  }
}

const isOne = (words: readonly string[]) => words.length === 1

/** Words that say the same only together stand as they are said: 'without hearing' is neither 'without' nor 'hearing'. */
function inARow(words: readonly string[]): string {
  let asked = ''
  let before = 0
  for (const [place, word] of words.entries()) {
    if (stopWords.has(word)) continue
    asked += asked === '' ? quoted(stem(word)) : ` <${place - before}> ${quoted(stem(word))}`
    before = place
  }
  return `(${asked})`
}

const quoted = (name: string): string => `'${name}'`

/** Either a term's own words or what else says the same. */
const eitherOf = ({ own, others }: LawTerm): string => (others === null ? `(${own})` : `(${own} | ${others})`)

/** How many of so many words a provision needs to be found: both of two, else a share of them. */
const needed = (words: number, share: number): number => (words < 3 ? words : Math.ceil(words * share))

/**
 * What provisions are looked for, the strictest first: with every term, then with fewer, down to those that are needed; a term of several words
 * counts for so many. Quoted phrases stand in each.
 */
export function lookedFor({ terms, phrases }: LawQuery, share = 0.5): string[] {
  const must = phrases.map(({ query }) => `(${query})`)
  if (terms.length === 0) return must.length === 0 ? [] : [must.join(' & ')]
  const all = terms.reduce((sum, { words }) => sum + words, 0)
  const levels = new Set<string>()
  for (let count = all; count >= needed(all, share); count -= 1) {
    const any = leastOf(terms, count).map((some) => some.map(eitherOf).join(' & '))
    levels.add([...must, `(${any.join(' | ')})`].join(' & '))
  }
  return [...levels]
}

/** The sets of terms, in their order, that have so many words together and would not without any one of them. */
function leastOf(terms: readonly LawTerm[], count: number): LawTerm[][] {
  if (count <= 0) return [[]]
  return terms.flatMap((first, index) =>
    leastOf(terms.slice(index + 1), count - first.words).flatMap((rest) => {
      const spare = rest.reduce((sum, { words }) => sum + words, first.words) - count
      return [first, ...rest].some(({ words }) => words <= spare) ? [] : [[first, ...rest]]
    }),
  )
}
