import { rememberedStem } from '../../words/remembered-stem.ts'
import type { Sight } from '../engine.ts'
import { nearest } from '../../words/edit-distance.ts'
import { likest, sameLetters, slipsAtTheBeginning } from '../like.ts'
import type { KnownWord } from '../engine.ts'
import { type Query, either, oneOf, seenBy } from './compile.ts'
import type { Indices } from './indices.ts'

/*
 * The words of a library, each once, so that they are found by their stems and by what is a slip away. Whether a reader sees a document with one is asked
 * of the texts.
 */

/** Nobody looks for longer ones by their stems or for what is like them. */
export const maxKnownLength = 64
const mostWords = 10_000
const mostCompared = 500

export function createVocabulary(indices: Indices) {
  const words = async (query: Query): Promise<string[]> =>
    (await indices.search('words', { query, size: mostWords, track_total_hits: false })).hits.hits.map(({ _id }) => _id)
  const having = (sight: Sight, some: readonly string[]) =>
    indices.counts(
      sight.collection,
      seenBy(sight),
      some.map((word) => ({ term: { words: word } })),
    )

  return {
    /** The words of some stems, as documents that a reader sees write them. */
    async forms({ sight, stems }: { sight: Sight; stems: readonly string[] }): Promise<Record<string, string[]>> {
      const known = stems.length === 0 ? [] : await words(oneOf('stem', stems))
      const counts = await having(sight, known)
      const seen = Map.groupBy(
        known.filter((_, i) => counts[i]! > 0),
        rememberedStem,
      )
      return Object.fromEntries(stems.map((stem) => [stem, (seen.get(stem) ?? []).sort()]))
    },

    async like({ sight, word, slips, of }: { sight: Sight; word: string; slips: number; of: 'known' | 'unknown' }) {
      const [own = 0] = await having(sight, [word])
      if (own > 0 !== (of === 'known')) return { own, like: [] as KnownWord[] }
      const fuzzy = { fuzzy: { word: { value: word, fuzziness: slips, prefix_length: sameLetters, max_expansions: mostWords } } }
      const near = await words(either([fuzzy, oneOf('word', [...new Set(slipsAtTheBeginning(word))])]))
      const compared = nearest(word, near, slips).slice(0, mostCompared)
      const counts = await having(
        sight,
        compared.map(({ other }) => other),
      )
      const documents = new Map(compared.flatMap(({ other }, i) => (counts[i]! > 0 ? [[other, counts[i]!]] : [])))
      return { own, like: likest(word, documents, slips) }
    },
  }
}
