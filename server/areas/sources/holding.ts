import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { SourceName } from '#contract/sources'
import type { Holder, SourcesStorage } from './storage.ts'

/** Milliseconds between two signs of life. */
const renewedEvery = 5_000

/** Runs of this process, which are known to live. */
const own = new Set<string>()

/** A run of a source that another process, or another run of this one, goes on with. */
export interface Held {
  id: string
  /** Aborted when the source was taken over, or as the caller asks. */
  signal: AbortSignal
  end: () => void
}

/**
 * Takes a source for one run; null where somebody reads it. Who has it says every few seconds that it lives: a process that was killed on this
 * machine is known at once to be gone, another after its time is over.
 */
export async function holdSource(storage: SourcesStorage, name: SourceName, caller: AbortSignal): Promise<Held | null> {
  const now = await storage.holder(name)
  if (now && !now.expired && isLiving(now)) return null
  const id = randomUUID()
  own.add(id)
  if (!(await storage.take(name, { id, machine: hostname(), process: process.pid }, now?.id ?? null))) {
    own.delete(id)
    return null
  }
  const lost = new AbortController()
  const ended = new AbortController()
  void keepAlive()
  return {
    id,
    signal: AbortSignal.any([caller, lost.signal]),
    end: () => {
      ended.abort()
      own.delete(id)
    },
  }

  async function keepAlive() {
    try {
      for (;;) {
        await pause(renewedEvery, undefined, { signal: ended.signal, ref: false })
        if (!(await storage.renew(name, id))) throw new Error('Another process reads the source now.')
      }
    } catch (error) {
      if (!ended.signal.aborted) lost.abort(error)
    }
  }
}

function isLiving({ id, machine, process: pid }: Holder): boolean {
  if (machine !== hostname()) return true
  if (pid === process.pid) return own.has(id)
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
