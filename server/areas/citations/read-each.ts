import { readingAside } from '../../printing/aside/run-aside.ts'
import { type OneCitation, readOne } from './read-one.ts'
import type * as readOneModule from './read-one.ts'

/** Characters in all that are read in a millisecond or two. */
const shortTexts = 2_000
/** Texts that are read at a time: what is found in more would take others' time when it is handed over. */
const maxAtATime = 500

const readAside = readingAside<typeof readOneModule.readEach>(new URL('./read-one.ts', import.meta.url), 'readEach')

/** Each text as the one citation that it is, many of them in a thread, so that no other request waits. */
export async function readEach(texts: readonly string[]): Promise<(OneCitation | null)[]> {
  if (texts.reduce((sum, { length }) => sum + length, 0) <= shortTexts) return texts.map(readOne)
  const read: (OneCitation | null)[] = []
  for (let from = 0; from < texts.length; from += maxAtATime) read.push(...(await readAside(texts.slice(from, from + maxAtATime))))
  return read
}
