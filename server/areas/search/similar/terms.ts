import { stem } from '../words/stem.ts'
import { stopWords } from '../words/stop-words.ts'
import { isWordOfLaw } from '../query/meanings.ts'
import { foldWord, foldedWords } from '../words/words.ts'

/** A word of a text, and how often it stands in it in any of its forms. */
export interface Term {
  /** The form that stands there most often. */
  word: string
  times: number
}

export interface WeighedTerm extends Term {
  weight: number
}

const shortest = 4
/** How many of a text's most frequent words are weighed by how rare they are in the library. */
const maxWeighed = 40
const maxTelling = 14
/** A word in more than this share of the library tells nothing of a case. */
const tooCommon = 0.25
/** A share of a small library is a handful of documents: below this many, a word is never too common. */
const neverTooMany = 10

const letters = /^\p{L}+$/u

/** The words that a text uses most, forms of one stem together, without names, those of `names` among them, and without words that carry no meaning. */
export function frequentTerms(text: string, names: string): Term[] {
  const left = new Set([...foldedWords(names), ...properNouns(text)].map(stem))
  const byStem = new Map<string, Map<string, number>>()
  for (const word of foldedWords(text)) {
    if (word.length < shortest || stopWords.has(word) || !letters.test(word)) continue
    const root = stem(word)
    if (left.has(root)) continue
    const forms = byStem.get(root) ?? new Map<string, number>()
    forms.set(word, (forms.get(word) ?? 0) + 1)
    byStem.set(root, forms)
  }
  return [...byStem.values()]
    .map((forms) => {
      const ordered = [...forms].sort(([a, timesA], [b, timesB]) => timesB - timesA || a.localeCompare(b))
      const times = ordered.reduce((sum, [, one]) => sum + one, 0)
      return { word: ordered[0]![0], times }
    })
    .sort((a, b) => b.times - a.times || a.word.localeCompare(b.word))
    .slice(0, maxWeighed)
}

/** Words that hardly ever stand in small letters are names: that two cases speak of a Gichuki tells nothing of either. */
function properNouns(text: string): string[] {
  const times = new Map<string, { small: number; capital: number }>()
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    const folded = foldWord(word)
    const seen = times.get(folded) ?? { small: 0, capital: 0 }
    if (/^\p{Lu}/u.test(word)) seen.capital += 1
    else seen.small += 1
    times.set(folded, seen)
  }
  return [...times].flatMap(([word, { small, capital }]) => (small < capital * smallAtLeast && !isWordOfLaw(word) ? [word] : []))
}

/** At the begin of a sentence and in a heading every word has a capital. */
const smallAtLeast = 0.25

/**
 * The terms that tell a text from the rest of the library, the most telling first: frequent in it and rare elsewhere (tf–idf, with the
 * logarithm of both). `documents` says in how many documents each stands, of `library` in all; one that stands nowhere else tells
 * nothing of other cases.
 */
export function tellingTerms(terms: readonly Term[], documents: readonly number[], library: number): WeighedTerm[] {
  return terms
    .map((term, i) => ({ ...term, documents: documents[i]! }))
    .filter(({ documents: held }) => held > 1 && (held <= neverTooMany || held <= library * tooCommon))
    .map(({ documents: held, ...term }) => ({ ...term, weight: (1 + Math.log(term.times)) * Math.log(1 + library / held) }))
    .sort((a, b) => b.weight - a.weight || a.word.localeCompare(b.word))
    .slice(0, maxTelling)
}
