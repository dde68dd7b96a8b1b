import { listOf, readWords } from '../../../tables-of-words.ts'

/**
 * Verbs of Kiswahili in the words of judgments: a row is a root and the English for it. What is built around the root (who, when, whom, and whether
 * it was done or suffered) is taken off: 'walimtambua', 'alitambuliwa' and 'kutambua' are all of tambu.
 */
const verbs = readWords(new URL('../data/kiswahili-verbs.tsv', import.meta.url))

/** Nouns and the like, each with its English. */
const nouns = readWords(new URL('../data/kiswahili-nouns.tsv', import.meta.url))

const who = '(?:ha|hu|si|ni|u|a|tu|m|mu|wa|i|li|ya|ki|vi|zi|ku|pa)'
const when = '(?:li|na|ta|me|ka|ki|ja|ku|si|nge|to)'
const whom = '(?:ni|ku|m|mw|tu|wa|u|i|li|ya|zi|ki|vi|ji)'
const which = '(?:ye|o|yo|lo|cho|vyo|zo|po|ko|mo)'
/** What may stand before a root: 'wa-li-o-m', 'ha-u-ku', 'i'. */
const before = new RegExp(`^${who}{1,2}${when}{0,2}${which}?${whom}?$`)
/** Short roots stand in names (Kibaki, Murithi): before them it must be said when, or that nobody in particular does it. */
const beforeShort = new RegExp(`^(?:ku|${who}{1,2}${when}${which}?${whom}?)$`)
/** What may stand behind it: 'a', 'wa' (suffered), 'ia' (for somebody), 'isha' (made to). */
const after = /^(?:a|e|i|wa|we|iwa|iwe|ewa|lewa|liwa|lia|ia|ie|ea|isha|ishwa|eshwa|ana|wao|eni|ika|eka)$/
const shortestLong = 5
/** Letters of the longest that `before` and `after` take. */
const maxBeforeLength = 15
const maxAfterLength = 5

const roots = new Map(verbs.map(([root = '', english]): [string, string[]] => [root, listOf(english)]))

const longestRoot = Math.max(...[...roots.keys()].map(({ length }) => length))

/** Nouns, and what is said with several words, in English. */
export const kiswahiliNouns: readonly { said: string[]; english: string[] }[] = nouns.map(([said, english]) => ({
  said: listOf(said),
  english: listOf(english),
}))

/** The English of a Kiswahili verb in any of its forms; empty for every other word. */
export function englishOfVerb(word: string): string[] {
  if (word.length > maxBeforeLength + longestRoot + maxAfterLength) return []
  for (let start = 0; start < word.length - 2; start += 1)
    for (let end = word.length - 1; end > start + 1; end -= 1) {
      const english = roots.get(word.slice(start, end))
      if (english === undefined || !after.test(word.slice(end))) continue
      const isLong = end - start >= shortestLong
      if (start === 0 ? isLong : (isLong ? before : beforeShort).test(word.slice(0, start))) return english
    }
  return []
}
