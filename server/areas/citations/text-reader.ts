import { Worker } from 'node:worker_threads'
import { Problem } from '../../http/problem.ts'
import { type ReadText, readText } from './read-text.ts'
import { type PieceOfReading, createReading } from './reading-pieces.ts'

/** Characters that are read in a few milliseconds; longer texts are read in a thread, so that no other request waits. */
const shortText = 20_000
/** A text of the greatest length takes about two seconds. */
const longestReading = 20_000
/** The thread stays this long for the next text: milliseconds. */
const idleTime = 60_000

/** Reads texts, the long ones one after the other in a thread of their own. */
export function createTextReader() {
  let thread: Worker | null = null
  let waiting: PromiseWithResolvers<ReadText> | null = null
  let reading = createReading()
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  const start = (): Worker => {
    const worker = new Worker(new URL('./text-reader-worker.ts', import.meta.url))
    worker.unref()
    worker.on('message', (piece: PieceOfReading) => {
      reading.add(piece)
      if (piece.last) waiting?.resolve(reading.read)
      // The next piece is asked for when other requests have had their turn.
      else setImmediate(() => worker.postMessage(null))
    })
    worker.on('error', (error) => waiting?.reject(error))
    worker.on('exit', (code) => {
      if (thread === worker) thread = null
      waiting?.reject(new Error(`The thread that reads texts ended with code ${code}`))
    })
    return worker
  }

  const close = async () => {
    clearTimeout(idle)
    await thread?.terminate()
  }

  const readInThread = async (text: string): Promise<ReadText> => {
    clearTimeout(idle)
    thread ??= start()
    const answer = Promise.withResolvers<ReadText>()
    waiting = answer
    reading = createReading()
    const limit = setTimeout(() => {
      answer.reject(new Problem('too-slow'))
      void thread?.terminate()
    }, longestReading)
    thread.postMessage(text)
    try {
      return await answer.promise
    } finally {
      waiting = null
      clearTimeout(limit)
      idle = setTimeout(() => void close(), idleTime).unref()
    }
  }

  return {
    /** Everything found in a text; `too-slow` when it takes longer than any text should. */
    read(text: string): Promise<ReadText> {
      if (text.length <= shortText) return Promise.resolve(readText(text))
      const turn = last.then(() => readInThread(text))
      last = turn.catch(() => {})
      return turn
    },
    close,
  }
}
