import type { Meaning } from '../../search/search.ts'
import type { Passage } from './passage.ts'
import { createTextReading, soughtOf } from './read-text.ts'

/** So many things are told; a question that shares less with what was found is another one. */
const maxTold = 3

/** What of some things stands in none of the passages, nor beside them, in whatever words: as the question has it. Numbers are left out. Pure. */
export function unsaidIn(things: readonly Meaning[], passages: readonly Passage[], question: string): string[] {
  const asked = things.filter(({ words }) => words.some((word) => /\p{L}{2}/u.test(word)))
  const read = createTextReading(soughtOf(asked))
  const texts = passages.flatMap(({ source, text, before, after }) => [source.title, before, text, after].map(read))
  const silent = asked.filter((_, i) => texts.every(({ times }) => times[i] === 0))
  return silent.slice(0, maxTold).map(({ words }) => asWritten(words, question))
}

/** Words as a question has them. Pure. */
export const asWritten = (words: readonly string[], question: string): string =>
  new RegExp(`(?<!\\p{L})${words.join('[^\\p{L}]+')}(?!\\p{L})`, 'iu').exec(question)?.[0] ?? words.join(' ')
