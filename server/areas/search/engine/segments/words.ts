import { type Held, documentsWith } from './held.ts'
import { isWord, ofStem } from './keys.ts'
import { entriesBeginning } from './placed.ts'

/** A word that stands in the library, with the number of documents that have it. */
export interface KnownWord {
  word: string
  documents: number
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

/** Every word one slip away: a letter left out, changed, put in, or two changed about. */
function* oneSlipFrom(word: string): Generator<string> {
  for (let i = 0; i <= word.length; i += 1) {
    const [before, after] = [word.slice(0, i), word.slice(i)]
    if (after.length > 0) yield before + after.slice(1)
    if (after.length > 1) yield before + after[1]! + after[0]! + after.slice(2)
    for (const letter of alphabet) {
      yield before + letter + after
      if (after.length > 0) yield before + letter + after.slice(1)
    }
  }
}

/** Words of the library that may be meant by one: those one slip away and, of about its length, those that begin with its first two letters. */
export function wordsLike(seen: readonly Held[], word: string): KnownWord[] {
  const like = new Set(oneSlipFrom(word))
  for (const { segment } of seen)
    for (const entry of entriesBeginning(segment, word.slice(0, 2))) {
      const key = segment.keyOf(entry)
      if (Math.abs(key.length - word.length) <= 2) like.add(key)
    }
  like.delete(word)
  return [...like].filter(isWord).flatMap((one) => {
    const documents = documentsWith(seen, one)
    return documents === 0 ? [] : [{ word: one, documents }]
  })
}
