import { listOf, readWords } from '../../../tables-of-words.ts'

/**
 * How people who are no lawyers say what judgments and Acts say otherwise, written from how either speak. A row is one thing: what is said = what
 * may stand for it, from here to there only. Search has the language of the law itself (`terms-of-law.ts`); these are looser, and serve the
 * assistant alone, which reads what they find.
 */
const said = readWords(new URL('./everyday-words.tsv', import.meta.url))

/** From the words of a phrase to what may stand for it. */
export const everydayWords: ReadonlyMap<string, readonly string[]> = readEverydayWords()

function readEverydayWords(): Map<string, string[]> {
  const all = new Map<string, string[]>()
  for (const [phrases, others] of said)
    for (const phrase of listOf(phrases)) all.set(phrase, [...new Set([...(all.get(phrase) ?? []), ...listOf(others)])])
  return all
}
