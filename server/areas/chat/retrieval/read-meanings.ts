import { type Meaning, foldedWords, readMeanings as readMeaningsOfLaw, stem } from '../../search/search.ts'
import { everydayWords } from './everyday-words.ts'

const key = (words: readonly string[]) => words.map(stem).join(' ')

/** By stems, so that 'evicting tenants' finds 'evict'. */
const byStems = new Map<string, string[][]>()
for (const [phrase, others] of everydayWords) {
  const own = key(foldedWords(phrase))
  const known = byStems.get(own) ?? []
  byStems.set(own, [...known, ...others.map(foldedWords).filter((other) => key(other) !== own)])
}
const longest = Math.max(...[...byStems.keys()].map((phrase) => phrase.split(' ').length))

/** What a question is about, as search reads it, with what the law says for what people say. Pure. */
export function readMeanings(question: string): Meaning[] {
  const words = foldedWords(question)
  const phrases: { words: string[]; others: string[][] }[] = []
  for (let at = 0; at < words.length;) {
    const found = phraseAt(words, at)
    if (found) phrases.push(found)
    at += found?.words.length ?? 1
  }
  const meanings = readMeaningsOfLaw(question).map((one) => ({ ...one, others: [...one.others] }))
  for (const phrase of phrases) {
    const own = key(phrase.words)
    const said = meanings.find(({ words: of }) => key(of) === own)
    if (said) said.others = distinct([...said.others, ...phrase.others])
    else if (phrase.words.length > 1) {
      const within = new Set(phrase.words)
      const parts = meanings.filter(({ words: of }) => of.every((word) => within.has(word)))
      const others = distinct([...phrase.others, ...parts.flatMap(({ words: of }) => (of.length === 1 && parts.length === 1 ? [of] : []))])
      const place = parts[0] === undefined ? meanings.length : meanings.indexOf(parts[0])
      meanings.splice(place, 0, { words: phrase.words, others })
      for (const part of parts) meanings.splice(meanings.indexOf(part), 1)
    }
  }
  return meanings
}

/** A question as the law would put it: for each thing the first that the law says for it; null where that is nothing else. Pure. */
export function inWordsOfLaw(question: string): string | null {
  const meanings = readMeanings(question)
  const said = meanings.flatMap(({ words, others }) => (others.length === 0 ? [words] : others.slice(0, 2))).map((words) => words.join(' '))
  return meanings.some(({ others }) => others.length > 0) ? said.join(' ') : null
}

function phraseAt(words: readonly string[], at: number): { words: string[]; others: string[][] } | null {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const own = words.slice(at, at + length)
    const others = byStems.get(key(own))
    if (others) return { words: own, others: distinct(others) }
  }
  return null
}

const distinct = (groups: readonly string[][]): string[][] => [...new Map(groups.map((words) => [key(words), words])).values()]
