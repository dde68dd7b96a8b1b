import type { KnownWord } from '../engine.ts'
import { likest, sameLetters, slipsAtTheBeginning } from '../like.ts'
import type { Budget } from './budget.ts'
import { type Held, documentsWith } from './held.ts'
import { ofStem } from './keys.ts'
import { entriesBeginning } from './placed.ts'

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
  return likest(word, documents, slips)
}
