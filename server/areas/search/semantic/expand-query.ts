import { stem } from '../words/stem.ts'
import { stopWords } from '../words/stop-words.ts'
import { foldedWords } from '../words/words.ts'
import { askingWords, meanings } from './legal-meanings.ts'

/** A word or group of words of a question, with other words of the same meaning. */
export interface Meaning {
  words: string[]
  others: string[][]
}

const mostMeanings = 12
const longestGroup = 3

const key = (words: readonly string[]) => words.map(stem).join(' ')

/** The dictionary by stems, so that "evicting tenants" finds "evict" and "tenant". */
const byStems = new Map<string, string[][]>()
for (const [words, others] of meanings) {
  const known = byStems.get(key(foldedWords(words))) ?? []
  byStems.set(key(foldedWords(words)), [...known, ...others.map(foldedWords)])
}

/** What a question is about: its telling words in order, groups that mean one thing together, each with words of the same meaning. */
export function readMeanings(question: string): Meaning[] {
  const words = foldedWords(question)
  const found: Meaning[] = []
  for (let i = 0; i < words.length;) {
    const length = longestGroupAt(words, i)
    if (length > 1) {
      found.push({ words: words.slice(i, i + length), others: byStems.get(key(words.slice(i, i + length))) ?? [] })
      i += length
      continue
    }
    const word = words[i]!
    if (!stopWords.has(word) && !askingWords.has(word)) found.push({ words: [word], others: byStems.get(key([word])) ?? [] })
    i += 1
  }
  const telling = found.length > 0 ? found : words.map((word) => ({ words: [word], others: [] }))
  return [...new Map(telling.map((meaning) => [key(meaning.words), meaning])).values()].slice(0, mostMeanings)
}

function longestGroupAt(words: readonly string[], start: number): number {
  for (let length = longestGroup; length > 1; length -= 1)
    if (start + length <= words.length && byStems.has(key(words.slice(start, start + length)))) return length
  return 1
}
