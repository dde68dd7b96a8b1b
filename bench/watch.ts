/*
 * Loaded into a process before its own code (`node --import bench/watch.ts …`): measures how long its event loop was held up and how
 * much memory it took, and tells its parent when asked and when it ends.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export interface Watched {
  /** Longest and 99th percentile of what the event loop was late by, since it was last asked, in milliseconds. */
  longest: number
  p99: number
  /** Milliseconds of processor time that all its threads took since it was last asked. */
  processor: number
  /** Megabytes: now, and at most so far. */
  memory: number
  mostMemory: number
}

const resolution = 5
const delay = monitorEventLoopDelay({ resolution })
delay.enable()

let before = process.cpuUsage()

const read = (): Watched => {
  const { user, system } = process.cpuUsage(before)
  before = process.cpuUsage()
  // The monitor counts its own interval as delay.
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolution)
  const watched = {
    longest: late(delay.max),
    p99: late(delay.percentile(99)),
    processor: (user + system) / 1000,
    memory: process.memoryUsage.rss() / 1e6,
    mostMemory: process.resourceUsage().maxRSS / 1e3,
  }
  delay.reset()
  return watched
}

/** Megabytes of JavaScript that the main thread holds when all is collected that it could forget. */
function collect(): number {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc') as () => void
  gc()
  return process.memoryUsage().heapUsed / 1e6
}

process.on('message', (message) => {
  if (message === 'watch') process.send?.(read())
  if (message === 'collect') process.send?.(collect())
})
process.once('exit', () => process.send?.(read()))
// Being asked must not keep a process alive that is done.
process.channel?.unref()
