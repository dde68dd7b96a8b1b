import type { ImportRejection } from '#contract/reasons/import-reasons'
import { Worker } from 'node:worker_threads'
import type { ReaderName, Reading } from './reader.ts'
import type { FromReadingThread, ToReadingThread } from './reading-thread.ts'

/** Bounds of one reading: milliseconds, and megabytes of the thread's heap and of what the whole process may grow by. */
export interface ReadingBounds {
  time: number
  heap: number
  /** Buffers are not counted in the heap. */
  growth: number
}

export const readingBounds: ReadingBounds = { time: 60_000, heap: 512, growth: 1500 }

const watchEvery = 250
const megabyte = 1024 * 1024
/** Bytes of a heap that is kept for the next file: a heap that has grown is given back only with its thread. */
const largestKept = 128 * megabyte
const tooMuchMemory = { code: 'reading-memory' } as const

/**
 * Reads files in a thread of its own, one after the other, so that a file that is made to hang a parser or to eat memory ends with
 * the thread and nothing else. The thread is kept from file to file and does not keep the process alive.
 */
export function createIsolatedReading(bounds: ReadingBounds = readingBounds) {
  let thread: Worker | null = null
  let last: Promise<unknown> = Promise.resolve()
  let answer: (reading: Reading) => void = () => {}

  /** Ends the thread, and with it whatever it reads. */
  const drop = (rejected: ImportRejection) => {
    const dropped = thread
    thread = null
    answer({ rejected })
    void dropped?.terminate()
  }

  const startThread = (): Worker => {
    const started = new Worker(new URL('./reading-thread.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: bounds.heap } })
    started.on('message', ({ reading, heap }: FromReadingThread) => {
      answer(reading)
      if (heap < largestKept) return
      thread = null
      void started.terminate()
    })
    started.on('error', (error) => drop(whyFailed(error)))
    started.on('exit', () => {
      if (thread === started) drop({ code: 'reading-ended' })
    })
    return started
  }

  const readNow = async (request: ToReadingThread): Promise<Reading> => {
    const reading = (thread ??= startThread())
    /** The least held since the reading began: what an earlier file gives back meanwhile would hide what this one takes. */
    let least = process.memoryUsage.rss()
    const deadline = setTimeout(() => drop({ code: 'reading-too-slow', seconds: Math.round(bounds.time / 1000) }), bounds.time)
    const watch = setInterval(() => {
      const held = process.memoryUsage.rss()
      least = Math.min(least, held)
      if (held - least > bounds.growth * megabyte) drop(tooMuchMemory)
    }, watchEvery)
    reading.ref()
    try {
      return await new Promise<Reading>((resolve) => {
        answer = resolve
        reading.postMessage(request, [request.bytes.buffer as ArrayBuffer])
      })
    } finally {
      clearTimeout(deadline)
      clearInterval(watch)
      reading.unref()
    }
  }

  return {
    /** Reads one file; the bytes are handed over and may not be used afterwards. */
    read(reader: ReaderName, bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Reading> {
      const reading = last.then(() => readNow({ reader, bytes, name }))
      last = reading
      return reading
    },

    async end(): Promise<void> {
      await thread?.terminate()
      thread = null
    },
  }
}

const whyFailed = (error: unknown): ImportRejection => {
  const { code, message } = error as NodeJS.ErrnoException
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuchMemory : { code: 'reading-failed', message: message.slice(0, 160) }
}
