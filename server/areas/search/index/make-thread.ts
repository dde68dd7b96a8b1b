import { parentPort, workerData } from 'node:worker_threads'
import type { Database } from '../../../database/open.ts'
import { reachDatabase } from '../../../database/reach.ts'
import type { Collection } from '../engine/engine.ts'
import type { HeldSource } from '../engine/segments/held.ts'
import { changesStorage } from './changes-storage.ts'
import { makeSegments } from './make-segments.ts'

/*
 * A thread that reads documents from the database and makes segments of them, for the thread that holds the index.
 */

export interface MakeThreadData {
  address: Database['address']
}

export type ToMakeThread = { collection: Collection; ids: readonly number[] } | 'end'
/** `problems`: what could not be read, and is left out. */
export type FromMakeThread = { made: HeldSource[]; problems: string[] } | { failed: string }

const port = parentPort!
// What is wrong with the database is told with what then fails.
const database = reachDatabase((workerData as MakeThreadData).address, 'hukumu:index', () => {})

port.on('message', (asked: ToMakeThread) => {
  if (asked === 'end') void database.close().finally(() => port.close())
  else void make(asked).then((told) => port.postMessage(told satisfies FromMakeThread))
})

async function make({ collection, ids }: Exclude<ToMakeThread, 'end'>): Promise<FromMakeThread> {
  const problems: string[] = []
  const storage = changesStorage(database.sql, ({ message }) => problems.push(message))
  try {
    const made = await makeSegments(storage, collection, ids, async () => {})
    return { made: made.map(({ source, live }) => ({ source, live })), problems }
  } catch (error) {
    return { failed: (error as Error).message }
  }
}
