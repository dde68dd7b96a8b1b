import { Worker } from 'node:worker_threads'
import { Problem } from '../../../http/problem.ts'
import type { PagesAsked } from './write-pages.ts'

/** A judgment of 30,000 words takes a second or two; none may take longer than this. Milliseconds. */
const longestWriting = 25_000
/** The thread stays this long for the next case: milliseconds. */
const idleTime = 60_000

/** Writes cases as PDF, one after the other in a thread of their own, so that no other request waits. */
export function createPageWriter() {
  let thread: Worker | null = null
  let waiting: PromiseWithResolvers<Uint8Array<ArrayBuffer>> | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  const start = (): Worker => {
    const worker = new Worker(new URL('./page-thread.ts', import.meta.url))
    worker.unref()
    worker.on('message', (pages: Uint8Array<ArrayBuffer>) => waiting?.resolve(pages))
    worker.on('error', (error) => waiting?.reject(error))
    worker.on('exit', (code) => {
      if (thread === worker) thread = null
      waiting?.reject(new Error(`The thread that writes pages ended with code ${code}`))
    })
    return worker
  }

  const close = async () => {
    clearTimeout(idle)
    await thread?.terminate()
  }

  const writeInThread = async (asked: PagesAsked, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> => {
    signal.throwIfAborted()
    clearTimeout(idle)
    thread ??= start()
    const writing = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
    waiting = writing
    const limit = setTimeout(() => {
      writing.reject(new Problem('too-slow', 'The pages took too long to write.'))
      void thread?.terminate()
    }, longestWriting)
    thread.postMessage(asked)
    try {
      return await writing.promise
    } finally {
      waiting = null
      clearTimeout(limit)
      idle = setTimeout(() => void close(), idleTime).unref()
    }
  }

  return {
    /** The pages of a case; `too-slow` when they take longer than any should. One who left before their turn gets none. */
    write(asked: PagesAsked, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
      const writing = last.then(() => writeInThread(asked, signal))
      last = writing.catch(() => {})
      return writing
    },
    close,
  }
}
