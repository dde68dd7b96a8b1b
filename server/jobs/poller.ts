import { AsyncLocalStorage } from 'node:async_hooks'

/** Milliseconds between two looks when nothing wakes: another process may have left something to do. */
const betweenLooks = 2_000
/** Milliseconds from being woken to the look: by then the transaction that woke has ended, as a rule. */
const afterWaking = 20

interface Deps {
  look: () => Promise<void>
  onFailure: (error: unknown) => void
}

/** Polls, and looks soon after being woken (a debounce); never twice at once. */
export function createPoller({ look, onFailure }: Deps) {
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | null = null
  let woken = false
  let running = false
  /** Who starts or wakes does so in the middle of a request, whose limits, transaction and end are none of this. */
  const outsideRequests = AsyncLocalStorage.snapshot()

  const goOn = () => {
    looking = look()
      .catch(onFailure)
      .finally(() => {
        looking = null
        if (running) timer = setTimeout(goOn, woken ? afterWaking : betweenLooks)
        woken = false
      })
  }

  return {
    start() {
      running = true
      // A look that was not waited for when it was stopped goes on to the next by itself.
      if (looking) woken = true
      else outsideRequests(goOn)
    },

    wake() {
      if (!running || woken) return
      woken = true
      if (looking) return
      clearTimeout(timer)
      const goOnAwake = () => {
        woken = false
        goOn()
      }
      timer = outsideRequests(() => setTimeout(goOnAwake, afterWaking))
    },

    async stop() {
      running = false
      clearTimeout(timer)
      await looking
    },
  }
}
