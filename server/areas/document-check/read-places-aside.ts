import type { ResolvedCitation } from '#contract/citations'
import { readingAside } from '../../printing/aside/run-aside.ts'
import { type ReadPlaces, readPlaces } from './read-places.ts'
import type * as readPlacesModule from './read-places.ts'

/** Characters of a text that is read in a few milliseconds. */
const shortText = 20_000

const readInThread = readingAside<typeof readPlacesModule.readPlaces>(new URL('./read-places.ts', import.meta.url), 'readPlaces')

/** Reads as `readPlaces` does, long texts in a thread, so that no other request waits. */
export const readPlacesAside = async (citations: readonly ResolvedCitation[], text: string): Promise<ReadPlaces> =>
  text.length <= shortText ? readPlaces(citations, text) : readInThread(citations, text)
