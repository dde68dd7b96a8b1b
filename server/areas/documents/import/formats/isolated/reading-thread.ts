import { getHeapStatistics } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import { type Reader, type ReaderName, type Reading, readers } from './reader.ts'

/** What the thread is told: a file to read. */
export interface ToReadingThread {
  reader: ReaderName
  bytes: Uint8Array
  name: string
}

/** What it answers: the reading, and the bytes that its heap has grown to. */
export interface FromReadingThread {
  reading: Reading
  heap: number
}

if (!parentPort) throw new Error('reading-thread.ts runs in a worker thread')
const asker = parentPort

asker.on('message', (request: ToReadingThread) => void answer(request))

/** What a reader throws ends the thread and reaches the asker as its error. */
async function answer({ reader, bytes, name }: ToReadingThread) {
  const read: Reader = await readers[reader]()
  const reading: Reading = await read(bytes, name)
  asker.postMessage({ reading, heap: getHeapStatistics().total_heap_size } satisfies FromReadingThread)
}
