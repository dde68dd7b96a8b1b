import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Database } from '../../../database/open.ts'
import type { Collection } from '../engine/engine.ts'
import type { Held } from '../engine/segments/held.ts'
import { openBytes } from '../engine/segments/segment.ts'
import type { FromMakeThread, MakeThreadData, ToMakeThread } from './make-thread.ts'

/** So many threads make segments at once: half of the processors, for the database is at work beside them. */
export const makers = Math.max(1, Math.min(4, availableParallelism() >> 1))
/** Megabytes that one may hold beside the segment that it makes. */
const maxMemory = 512
/** Milliseconds after which one ends that has nothing to do. */
const maxIdle = 10_000

/**
 * Has segments made in threads of their own, each called at most `makers` times at once; threads are there while there is something to make. What could
 * not be read is left out, and told to `report`.
 */
export function makeAside(address: Database['address'], report: (problem: Error) => void) {
  /** Those that have nothing to do, each with what ends it. */
  const idle = new Map<Worker, NodeJS.Timeout>()
  const take = (): Worker => {
    for (const [worker, dismissal] of idle) {
      clearTimeout(dismissal)
      idle.delete(worker)
      return worker
    }
    const workerData: MakeThreadData = { address }
    return new Worker(new URL('./make-thread.ts', import.meta.url), { workerData, resourceLimits: { maxOldGenerationSizeMb: maxMemory } })
  }
  const dismiss = async (worker: Worker) => {
    clearTimeout(idle.get(worker))
    idle.delete(worker)
    worker.postMessage('end' satisfies ToMakeThread)
    await once(worker, 'exit')
  }
  const rest = (worker: Worker) => idle.set(worker, setTimeout(() => void dismiss(worker), maxIdle).unref())

  return {
    /** Throws where the thread failed, or ended. */
    async make(collection: Collection, ids: readonly number[]): Promise<Held[]> {
      const worker = take()
      const ended = new AbortController()
      const told = Promise.race([
        once(worker, 'message', ended).then(([told]) => told as FromMakeThread),
        once(worker, 'exit', ended).then(() => ({ ended: true as const })),
      ])
      worker.postMessage({ collection, ids } satisfies ToMakeThread)
      try {
        const answer = await told
        if ('ended' in answer) throw new Error('The thread that makes segments has ended')
        rest(worker)
        if ('failed' in answer) throw new Error(answer.failed)
        for (const problem of answer.problems) report(new Error(problem))
        return answer.made.map(({ source, live }) => {
          if (!('bytes' in source)) throw new TypeError('A segment was made that is not in memory')
          return openBytes(source.bytes, { key: source.key, live })
        })
      } finally {
        ended.abort()
      }
    },

    /** Ends the threads that have nothing to do. */
    end: async () => {
      await Promise.all([...idle.keys()].map(dismiss))
    },
  }
}
