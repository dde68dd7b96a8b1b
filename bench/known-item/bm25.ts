import { stem } from '../../server/areas/search/words/stem.ts'
import { stopWords } from '../../server/areas/search/words/stop-words.ts'
import { foldedWords } from '../../server/areas/search/words/words.ts'

const k1 = 1.2
const b = 0.75

const termsOf = (text: string) => foldedWords(text).flatMap((word) => (stopWords.has(word) ? [] : [stem(word)]))

/** Plain BM25 over stems, any word of a query counting: what a search is compared with. Answers the keys of texts, best first. */
export function makeBm25(texts: ReadonlyMap<string, string>): (query: string, most: number) => string[] {
  const documents = [...texts].map(([key, text]) => {
    const times = new Map<string, number>()
    const terms = termsOf(text)
    for (const term of terms) times.set(term, (times.get(term) ?? 0) + 1)
    return { key, times, length: terms.length }
  })
  const average = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length)
  const holding = (term: string) => documents.filter(({ times }) => times.has(term)).length
  return (query, most) => {
    const asked = [...new Set(termsOf(query))].map((term) => ({ term, held: holding(term) }))
    return documents
      .map(({ key, times, length }) => ({
        key,
        score: asked.reduce((sum, { term, held }) => {
          const many = times.get(term) ?? 0
          const rarity = Math.log(1 + (documents.length - held + 0.5) / (held + 0.5))
          return sum + (rarity * many * (k1 + 1)) / (many + k1 * (1 - b + (b * length) / average))
        }, 0),
      }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, most)
      .map(({ key }) => key)
  }
}
