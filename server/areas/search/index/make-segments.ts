import type { Collection } from '../engine/engine.ts'
import type { Held } from '../engine/segments/held.ts'
import { beginHeld } from '../engine/segments/segment.ts'
import type { ChangesStorage } from './changes-storage.ts'
import { stepThrough } from './step-through.ts'

/** Documents that are read from the database at once; a text of an Act has many sections. */
const readAtOnce: Readonly<Record<Collection, number>> = { judgments: 50, law: 5 }
/** More words lie in more than one segment: so many take some fifty megabytes until it is written. */
const mostWords = 2_000_000

/** Reads documents, or texts of Acts, as the database has them, and holds their words in memory. `pause` is called between the steps. */
export async function makeSegments(
  { texts }: Pick<ChangesStorage, 'texts'>,
  collection: Collection,
  ids: readonly number[],
  pause: () => Promise<void>,
): Promise<Held[]> {
  const made: Held[] = []
  let taken = beginHeld()
  const hold = async () => {
    const holding = taken.hold()
    taken = beginHeld()
    made.push(...(await stepThrough(holding, pause)))
  }
  for (let from = 0; from < ids.length; from += readAtOnce[collection]) {
    for (const text of await texts(collection, ids.slice(from, from + readAtOnce[collection]))) taken.add(text)
    if (taken.words() > mostWords) await hold()
    else await pause()
  }
  await hold()
  return made
}
