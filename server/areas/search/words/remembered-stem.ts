import { stem } from './stem.ts'

/** Some megabytes of them. */
const maxKept = 200_000
const stems = new Map<string, string>()

/** The stem of a word, remembered: most words of a text stood in those before it. */
export function rememberedStem(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size >= maxKept) stems.clear()
  // V8 keeps a whole judgment in memory for as long as a longer word that was cut out of it.
  const own = Buffer.from(word).toString()
  const made = stem(own)
  stems.set(own, made)
  return made
}
