import { ownCopy } from './own-copy.ts'
import { stem } from './stem.ts'

/** Some megabytes of them. */
const maxKept = 200_000
const stems = new Map<string, string>()

/** The stem of a word, remembered: most words of a text stood in those before it. */
export function rememberedStem(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size >= maxKept) stems.clear()
  const own = ownCopy(word)
  const made = stem(own)
  stems.set(own, made)
  return made
}
