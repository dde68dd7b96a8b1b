import { citationKey } from '#citations/match-keys'
import { findCitations } from '#citations/find'
import type { Reader } from '../../../access/access.ts'
import type { Database } from '../../../database/open.ts'
import { sightOf } from '../plan/expressions.ts'
import type { Index } from '../engine/engine.ts'
import { isWordOfLaw } from '../query/meanings.ts'
import { isInDictionary } from '../words/dictionary.ts'
import { editDistance, letters, nearest, slipsAllowed } from '../words/edit-distance.ts'
import { foldWord } from '../words/words.ts'
import { spellingStorage } from './spelling-storage.ts'

/** A word as it was given and the word that was probably meant. */
export interface Correction {
  word: string
  meant: string
}

const maxWords = 6
/** What is longer is no word of any library. */
const maxCorrectedLength = 40
/** Of short words too many are one slip away. */
const fewestLetters = 5
const maxAlternatives = 2

/** Looks for what was meant by words that the library does not have, or has hardly. */
export function createSpelling(database: Database, index: Index) {
  const storage = spellingStorage(database)

  /** Words so few slips away that stand in documents of the reader, the nearest and then the most frequent first; and how many have the word itself. */
  const likeOf = (reader: Reader, word: string, slips: number, of: 'known' | 'unknown') =>
    index.ask('like', { sight: sightOf(reader), word, slips, of })

  const meantBy = async (reader: Reader, word: string): Promise<string | null> => {
    const slips = slipsAllowed(word.length)
    if (slips === 0 || word.length > maxCorrectedLength || !letters.test(word) || isWordOfLaw(word) || isInDictionary(word)) return null
    const { like, own } = await likeOf(reader, word, slips, 'unknown')
    if (own > 0) return null
    const best = like.find((other) => other.distance === like[0]!.distance && isWordOfLaw(other.word)) ?? like[0]
    if (best) return best.word
    return nearest(word, await storage.alikeInNames(reader, word), slips)[0]?.other ?? null
  }

  return {
    /** The citations in a query that no case has, each with the only one of the library that is one slip away; of several none is told. */
    async correctCitations(reader: Reader, query: string): Promise<Correction[]> {
      const given = findCitations(query).filter((citation) => 'year' in citation)
      const meant = await Promise.all(
        given.slice(0, maxWords).map(async ({ text }) => {
          const key = citationKey(text)
          const near = (await storage.citationsAlike(reader, key)).filter((other) => editDistance(key, other.key, 1) <= 1)
          return near.length === 1 && near[0]!.key !== key ? [{ word: text, meant: near[0]!.citation }] : []
        }),
      )
      return meant.flat()
    },

    /** Folded words with what was probably meant: of those that are no words of English and stand in no document that the reader sees. */
    async correct(reader: Reader, words: readonly string[]): Promise<Correction[]> {
      const meant = await Promise.all(
        [...new Set(words)].slice(0, maxWords).map(async (word) => ({ word, meant: await meantBy(reader, word) })),
      )
      return meant.flatMap(({ word, meant: other }) => (other === null ? [] : [{ word, meant: other }]))
    },

    /** Folded words that the library has beside others that are a slip away, with these, the nearest first: where all words together find nothing. */
    async alternatives(reader: Reader, words: readonly string[]): Promise<Correction[]> {
      const given = [...new Set(words)].filter(
        (word) =>
          word.length >= fewestLetters &&
          word.length <= maxCorrectedLength &&
          letters.test(word) &&
          !isWordOfLaw(word) &&
          !isInDictionary(word),
      )
      const found = await Promise.all(
        given.slice(0, maxWords).map(async (word) => {
          const { like, own } = await likeOf(reader, word, 1, 'known')
          return own === 0 ? [] : like.slice(0, maxAlternatives).map((other) => ({ word, meant: other.word }))
        }),
      )
      return found.flat()
    },
  }
}

export type Spelling = ReturnType<typeof createSpelling>

/** A text with its words put right, everything between them as it was. */
export function rewrite(text: string, corrections: readonly Correction[]): string {
  const meant = new Map(corrections.map((correction) => [correction.word, correction.meant]))
  return text.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => {
    const other = meant.get(foldWord(word))
    if (other === undefined) return word
    return /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other
  })
}
