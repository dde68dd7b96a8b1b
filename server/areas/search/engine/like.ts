import { nearest } from '../words/edit-distance.ts'
import type { KnownWord } from './engine.ts'

const alphabet = 'abcdefghijklmnopqrstuvwxyz'
/** Words that begin with the same letters are read through; of the others those are looked up that are one slip away. */
export const sameLetters = 2

/** Every word one slip away that may begin otherwise: a letter left out, changed, put in, or two changed about. */
export function* slipsAtTheBeginning(word: string): Generator<string> {
  for (let i = 0; i < Math.min(sameLetters, word.length); i += 1) {
    const [before, after] = [word.slice(0, i), word.slice(i)]
    yield before + after.slice(1)
    if (after.length > 1) yield before + after[1]! + after[0]! + after.slice(2)
    for (const letter of alphabet) {
      yield before + letter + after
      yield before + letter + after.slice(1)
    }
  }
}

const maxLike = 8

/** Those of some words, each with how many documents have it, that may be meant by one: the nearest and then the most frequent first. */
export const likest = (word: string, documents: ReadonlyMap<string, number>, slips: number): KnownWord[] =>
  nearest(word, [...documents.keys()], slips)
    .map(({ other, distance }) => ({ word: other, documents: documents.get(other)!, distance }))
    .sort((a, b) => a.distance - b.distance || b.documents - a.documents || a.word.localeCompare(b.word))
    .slice(0, maxLike)
