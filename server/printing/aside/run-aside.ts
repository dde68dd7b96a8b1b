import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Problem } from '../../problem.ts'
import type { ProblemCode } from '#contract/problems'
import type { Answered, Asked } from './aside-process.ts'
import type { Failed } from './failed.ts'

/** What the work of one process may take, and how much of it there may be. */
export interface PoolLimits {
  /** Milliseconds that one file may take to be written, or one picture to be read. */
  longestWork: number
  /** Megabytes. */
  mostMemory: number
  /** Megabytes of calls within calls: what is nested deeper ends as what is too large does. */
  mostStack: number
  processes: number
  /** Works that wait for a process; whoever comes after them is told so. */
  mostWaiting: number
  /** What is said of work that takes too long, too much memory or calls itself too deeply. */
  tooMuch: ProblemCode
}

const limits: PoolLimits = {
  longestWork: 20_000,
  mostMemory: 512,
  mostStack: 8,
  // Two at least: one work that takes all its time holds nobody else back.
  processes: Math.max(2, Math.min(3, availableParallelism() - 1)),
  mostWaiting: 60,
  tooMuch: 'not-writable',
}
/** A process stays this long for the next work: milliseconds. */
const idleTime = 60_000
/** Of a megabyte of calls within calls that is allowed; the rest is left to what V8 calls itself. */
const kilobytesOfCalls = 800

interface Task {
  asked: Asked
  signal: AbortSignal | undefined
  promise: PromiseWithResolvers<unknown>
}

/**
 * Processes that each do one work after the other. No threads: one that needs more memory at once than it may have can take its whole process along.
 */
export function createPool({ longestWork, mostMemory, mostStack, processes, mostWaiting, tooMuch }: PoolLimits) {
  const waiting: Task[] = []
  const idle: { child: ChildProcess; end: () => void; timer: NodeJS.Timeout }[] = []
  let busy = 0

  function runNext() {
    if (busy >= processes) return
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
    const child = takeChild()
    const ended = Promise.withResolvers<Answered | Error>()
    const end = (why: Error) => ended.resolve(why)
    const left = () => end(signal!.reason as Error)
    const timer = setTimeout(() => end(new Problem(tooMuch)), longestWork)
    signal?.addEventListener('abort', left)
    // V8 and the system end what takes too much by a signal, a mistake of ours by a code.
    const gone = (code: number | null) =>
      end(code === null ? new Problem(tooMuch) : new Error(`A process that writes files ended with code ${code}`))
    child.on('message', ended.resolve).on('error', end).on('exit', gone)
    child.ref()
    child.channel?.ref()
    child.send(asked)
    const answered = await ended.promise
    clearTimeout(timer)
    signal?.removeEventListener('abort', left)
    child.off('message', ended.resolve).off('exit', gone)
    if (answered instanceof Error || ('failed' in answered && answered.ends)) child.kill('SIGKILL')
    else {
      child.off('error', end)
      giveBack(child)
    }
    if (answered instanceof Error) return promise.reject(answered)
    if ('failed' in answered) return promise.reject(describe(answered.failed, tooMuch))
    return promise.resolve(
      'file' in answered ? new File([new Uint8Array(answered.file.content)], answered.file.name, answered.file) : answered.value,
    )
  }

  function takeChild(): ChildProcess {
    const free = idle.pop()
    if (!free) {
      // On Windows a process has the calls within calls that its program was built for.
      const stack = process.platform === 'win32' ? [] : [`--stack-size=${mostStack * kilobytesOfCalls}`]
      return fork(fileURLToPath(new URL('./aside-process.ts', import.meta.url)), [], {
        execArgv: [`--max-old-space-size=${mostMemory}`, ...stack],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
    }
    clearTimeout(free.timer)
    free.child.off('exit', free.end)
    return free.child
  }

  function giveBack(child: ChildProcess) {
    child.unref()
    child.channel?.unref()
    const end = () => {
      const at = idle.findIndex((one) => one.child === child)
      if (at >= 0) idle.splice(at, 1)
      child.kill('SIGKILL')
    }
    child.once('exit', end)
    idle.push({ child, end, timer: setTimeout(end, idleTime).unref() })
  }

  /** What a function answers that is run in a process, until `signal` is aborted; `writers-busy` where too many wait. */
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
  if (name === 'RangeError' && message.startsWith('Maximum call stack')) return new Problem(tooMuch)
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
 * A function of a module as one that is run in a process of the pool, so that neither its length nor its end is anybody else's matter: what takes too
 * long, too much memory or calls itself too deeply is a `not-writable`. What goes in and comes out is copied; a File comes back as one.
 */
export const aside = asideIn(runAside)

/** The same of a function that reads what somebody sent, in processes of its own: what takes too long is `too-slow`. */
export const readingAside = asideIn(runReading)
