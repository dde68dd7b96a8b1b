import { stem } from '../words/stem.ts'
import { stopWords } from '../words/stop-words.ts'
import { foldedWords } from '../words/words.ts'
import { englishOfVerb } from './kiswahili.ts'
import { meanings, saidInKiswahili, termsOfLaw } from './terms-of-law.ts'

/** A word of a question, or several that mean one thing together. */
export interface Group {
  words: string[]
  /** The place of the first in the question. */
  at: number
  /** What else a judgment may say for it, each as the words that stand there one behind another. */
  others: string[][]
  isTerm: boolean
}

const maxOthers = 6
const key = (words: readonly string[]) => words.map(stem).join(' ')

/** By stems, so that "evicting tenants" finds "evict" and "tenant". */
const byStems = new Map<string, string[][]>()
/** The English of Kiswahili, which has no English endings: 'deni' (debt) is not 'deny'. */
const ofKiswahili = new Map<string, string[][]>()
const kiswahili = new Set([...saidInKiswahili].map((said) => foldedWords(said).join(' ')))
for (const [words, others] of meanings) {
  const own = foldedWords(words)
  const written = own.join(' ')
  const [map, name] = kiswahili.has(written) ? [ofKiswahili, written] : [byStems, key(own)]
  map.set(name, [...(map.get(name) ?? []), ...others.map(foldedWords).filter((other) => key(other) !== key(own))])
}
const othersOf = (words: readonly string[]): string[][] | undefined => ofKiswahili.get(words.join(' ')) ?? byStems.get(key(words))
const units = new Set(
  [...termsOfLaw]
    .map(foldedWords)
    .filter((words) => words.length > 1)
    .map(key),
)
const longest = Math.max(...[...units, ...byStems.keys(), ...ofKiswahili.keys()].map((one) => one.split(' ').length))
/** Single words of terms and meanings, so that none of them is taken for a slip. */
const known = new Set(
  [...units, ...byStems.keys(), ...[...ofKiswahili.keys()].map((one) => key(one.split(' ')))]
    .flatMap((one) => one.split(' '))
    .filter((word) => !stopWords.has(word)),
)

/** Whether a word belongs to the language of the law: it is never put right. */
export const isWordOfLaw = (word: string): boolean => known.has(stem(word)) || englishOfVerb(word).length > 0

/** Divides the words of a question into those that mean one thing together, the longest first. */
export function readGroups(words: readonly string[]): Group[] {
  const groups: Group[] = []
  for (let at = 0; at < words.length;) {
    const length = longestAt(words, at)
    const own = words.slice(at, at + Math.max(1, length))
    groups.push({ words: own, at, others: (othersOf(own) ?? ofVerb(own)).slice(0, maxOthers), isTerm: length > 1 })
    at += own.length
  }
  return groups
}

const ofVerb = (words: readonly string[]): string[][] => (words.length === 1 ? englishOfVerb(words[0]!).map(foldedWords) : [])

/** What else stands for the word at a place of the question. */
export const othersAt = (groups: readonly Group[], place: number): string[][] =>
  groups.find(({ at, words }) => place >= at && place < at + words.length)?.others ?? []

/** Another thing to say for words of a question; the English of a Kiswahili word is the thing itself. */
export interface Meaning {
  words: string[]
  isEnglish: boolean
}

/** What else stands for the word at each place of a question: what does for any words of it that stand one behind another and have that one among them. */
export function readMeanings(words: readonly string[]): Meaning[][] {
  const found = words.map((): Meaning[] => [])
  for (let length = 1; length <= Math.min(longest, words.length); length += 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const own = words.slice(at, at + length)
      const known = othersOf(own)
      const others = known ?? ofVerb(own)
      const isEnglish = known === undefined || ofKiswahili.has(own.join(' '))
      for (const other of others) for (let place = at; place < at + length; place += 1) found[place]!.push({ words: other, isEnglish })
    }
  return found
}

function longestAt(words: readonly string[], at: number): number {
  for (let length = Math.min(longest, words.length - at); length > 1; length -= 1) {
    const group = words.slice(at, at + length)
    if (units.has(key(group)) || othersOf(group) !== undefined) return length
  }
  return 0
}
