import { onRecorded } from '../../events/events.ts'
import { createPoller } from '../../jobs/poller.ts'

interface Deps {
  /** The last numbers of some accounts; none for one that was never told anything. */
  lasts: (accounts: readonly string[]) => Promise<Map<string, number>>
  onFailure: (error: unknown) => void
}

/**
 * Wakes the open streams of a process when something changed for their accounts: one statement for all of them, every two seconds and whenever
 * this process records something; none while nobody follows.
 */
export function createFollowers({ lasts, onFailure }: Deps) {
  const followed = new Map<string, Set<() => void>>()
  let known = new Map<string, number>()
  let stopHearing: (() => void) | null = null
  const poller = createPoller({
    onFailure,
    look: async () => {
      const now = await lasts([...followed.keys()])
      for (const [account, last] of now) if (known.get(account) !== last) for (const wake of followed.get(account) ?? []) wake()
      known = now
    },
  })

  return {
    /** Calls `wake` whenever something changed, until what it answers is called. */
    add(account: string, wake: () => void): () => void {
      if (stopHearing === null) {
        stopHearing = onRecorded(poller.wake)
        poller.start()
      }
      const wakes = followed.get(account) ?? new Set()
      followed.set(account, wakes.add(wake))
      return () => {
        wakes.delete(wake)
        if (wakes.size === 0) followed.delete(account)
        if (followed.size > 0 || stopHearing === null) return
        stopHearing()
        stopHearing = null
        known = new Map()
        void poller.stop()
      }
    },
  }
}
