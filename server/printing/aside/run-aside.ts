import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { Problem } from '../../http/problem.ts'
import type { ProblemCode } from '#contract/problems'
import type { Answered, Asked } from './aside-worker.ts'
import { type Failed, toFailed } from './failed.ts'

/** What the work of one thread may take, and how much of it there may be. */
export interface PoolLimits {
  /** Milliseconds that one file may take to be written, or one picture to be read. */
  longestWork: number
  /** Megabytes. */
  mostMemory: number
  /** Megabytes of calls within calls: what is nested deeper ends as what is too large does. */
  mostStack: number
  threads: number
  /** Works that wait for a thread; whoever comes after them is told so. */
  mostWaiting: number
  /** What is said of work that takes too long, too much memory or calls itself too deeply. */
  tooMuch: ProblemCode
}

const limits: PoolLimits = {
  longestWork: 20_000,
  mostMemory: 512,
  mostStack: 8,
  // Two at least: one work that takes all its time holds nobody else back.
  threads: Math.max(2, Math.min(3, availableParallelism() - 1)),
  mostWaiting: 60,
  tooMuch: 'not-writable',
}
/** A thread stays this long for the next work: milliseconds. */
const idleTime = 60_000

interface Task {
  asked: Asked
  signal: AbortSignal | undefined
  promise: PromiseWithResolvers<unknown>
}

/** Threads that each do one work after the other. */
export function createPool({ longestWork, mostMemory, mostStack, threads, mostWaiting, tooMuch }: PoolLimits) {
  const waiting: Task[] = []
  const idle: { thread: Worker; end: () => void; timer: NodeJS.Timeout }[] = []
  let busy = 0

  function runNext() {
    if (busy >= threads) return
    const task = waiting.shift()
    if (!task) return
    busy += 1
    void work(task).finally(() => {
      busy -= 1
      runNext()
    })
  }

  async function work({ asked, signal, promise }: Task) {
    if (signal?.aborted) return promise.reject(signal.reason)
    const thread = takeThread()
    const ended = Promise.withResolvers<Answered | Error>()
    const end = (why: Error) => ended.resolve(why)
    const left = () => end(signal!.reason as Error)
    const timer = setTimeout(() => end(new Problem(tooMuch)), longestWork)
    signal?.addEventListener('abort', left)
    const failed = (error: Error) => end(describe(toFailed(error), tooMuch))
    const gone = (code: number) => end(new Error(`A thread that writes files ended with code ${code}`))
    thread.on('message', ended.resolve).on('error', failed).on('exit', gone)
    thread.ref()
    thread.postMessage(asked)
    const answered = await ended.promise
    clearTimeout(timer)
    signal?.removeEventListener('abort', left)
    // Until it has ended somebody must hear what else it throws, or it would end the process.
    thread.off('message', ended.resolve).off('exit', gone)
    if (answered instanceof Error) {
      await thread.terminate()
      return promise.reject(answered)
    }
    thread.off('error', failed)
    giveBack(thread)
    if ('failed' in answered) return promise.reject(describe(answered.failed, tooMuch))
    return promise.resolve(
      'file' in answered ? new File([new Uint8Array(answered.file.content)], answered.file.name, answered.file) : answered.value,
    )
  }

  function takeThread(): Worker {
    const free = idle.pop()
    if (!free) {
      const resourceLimits = { maxOldGenerationSizeMb: mostMemory, stackSizeMb: mostStack }
      return new Worker(new URL('./aside-worker.ts', import.meta.url), { resourceLimits })
    }
    clearTimeout(free.timer)
    free.thread.off('error', free.end)
    return free.thread
  }

  function giveBack(thread: Worker) {
    thread.unref()
    const end = () => {
      const at = idle.findIndex((one) => one.thread === thread)
      if (at >= 0) idle.splice(at, 1)
      void thread.terminate()
    }
    // A failure that comes late, out of a callback, ends the thread and nothing else.
    thread.once('error', end)
    idle.push({ thread, end, timer: setTimeout(end, idleTime).unref() })
  }

  /** What a function answers that is run in a thread, until `signal` is aborted; `writers-busy` where too many wait. */
  return function run<T>(asked: Asked, signal?: AbortSignal): Promise<T> {
    if (waiting.length >= mostWaiting) return Promise.reject(new Problem('writers-busy'))
    const task: Task = { asked, signal, promise: Promise.withResolvers<unknown>() }
    waiting.push(task)
    runNext()
    return task.promise.promise as Promise<T>
  }
}

/** What is nested too deeply or needs too much memory is said so; anything else that is thrown is a failure of ours. */
function describe({ name, message, code, stack }: Failed, tooMuch: ProblemCode): Error {
  if (name === 'Problem') return new Problem(code as ProblemCode, message)
  if (code === 'ERR_WORKER_OUT_OF_MEMORY' || (name === 'RangeError' && message.startsWith('Maximum call stack')))
    return new Problem(tooMuch)
  return Object.assign(new Error(message), { name, stack })
}

export const runAside = createPool(limits)
const runReading = createPool({ ...limits, tooMuch: 'too-slow' })

type Work = (...given: never[]) => unknown
type Aside<W extends Work> = (...given: Parameters<W>) => Promise<Awaited<ReturnType<W>>>

const asideIn =
  (run: typeof runAside) =>
  <W extends Work>(module: URL, name: string): Aside<W> =>
  (...given) =>
    run<Awaited<ReturnType<W>>>({ module: module.href, name, given })

/**
 * A function of a module as one that is run in a thread of the pool, so that neither its length nor its end is anybody else's matter: what takes too
 * long, too much memory or calls itself too deeply is a `not-writable`. What goes in and comes out is copied; a File comes back as one.
 */
export const aside = asideIn(runAside)

/** The same of a function that reads what somebody sent, in threads of its own: what takes too long is `too-slow`. */
export const readingAside = asideIn(runReading)
