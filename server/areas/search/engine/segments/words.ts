import { nearest } from '../../words/edit-distance.ts'
import type { Budget } from './budget.ts'
import { type Held, documentsWith } from './held.ts'
import { ofStem } from './keys.ts'
import { entriesBeginning } from './placed.ts'

/** A word that stands in the library and may be meant by another, with the number of documents that have it. */
export interface KnownWord {
  word: string
  documents: number
  /** How many slips away it is. */
  distance: number
}

/** The words of some stems, as documents that a reader sees write them. */
export function formsOf(seen: readonly Held[], stems: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(
    stems.map((stem) => {
      const forms = new Set<string>()
      for (const { segment } of seen) {
        const entry = segment.find(ofStem(stem))
        if (entry >= 0) for (const form of segment.formsOf(entry)) forms.add(form)
      }
      return [stem, [...forms].sort()]
    }),
  )
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz'
/** Words that begin with the same letters are read through; of the others those are looked up that are one slip away. */
const sameLetters = 2

/** Every word one slip away that may begin otherwise: a letter left out, changed, put in, or two changed about. */
function* slipsAtTheBeginning(word: string): Generator<string> {
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

/**
 * Words of the library that may be meant by one, at most so many slips away and of letters alone, the nearest and then the most frequent first: those
 * that begin with its first two letters, and those that are one slip away.
 */
export function wordsLike(seen: readonly Held[], word: string, slips: number, budget: Budget): KnownWord[] {
  const documents = new Map<string, number>()
  const first = word.slice(0, sameLetters)
  for (const { segment } of seen)
    for (const entry of entriesBeginning(segment, first)) {
      budget.spend(1)
      if (Math.abs(segment.lengthOf(entry) - word.length) > slips) continue
      const key = segment.keyOf(entry)
      documents.set(key, (documents.get(key) ?? 0) + segment.documentsOf(entry))
    }
  for (const other of new Set(slipsAtTheBeginning(word))) {
    if (other.startsWith(first)) continue
    const having = documentsWith(seen, other)
    if (having > 0) documents.set(other, having)
  }
  return nearest(word, [...documents.keys()], slips)
    .map(({ other, distance }) => ({ word: other, documents: documents.get(other)!, distance }))
    .sort((a, b) => a.distance - b.distance || b.documents - a.documents || a.word.localeCompare(b.word))
    .slice(0, maxLike)
}

const maxLike = 8
