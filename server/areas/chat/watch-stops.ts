import { AsyncLocalStorage } from 'node:async_hooks'

/** Milliseconds after which it is looked whether answers were stopped, by whichever process. */
const stopPace = 1000

export interface Watched {
  /** Aborts once the answer is wanted no more, or when that cannot be known. */
  signal: AbortSignal
  end: () => void
}

/** Watches the answers that this process writes: one look a second for all of them, however many there are, and none while there are none. */
export function watchStops(stillWanted: (ids: readonly string[]) => Promise<readonly string[]>, pace = stopPace) {
  const answers = new Map<string, AbortController>()
  let timer: NodeJS.Timeout | null = null
  let isLooking = false
  // What is looked for all is none of the request that came first: it must not end with that.
  const outsideRequests = AsyncLocalStorage.snapshot()

  const look = async () => {
    // A database that is slow is not asked again before it has answered.
    if (isLooking) return
    isLooking = true
    const asked = new Map(answers)
    try {
      const wanted = new Set(await stillWanted([...asked.keys()]))
      for (const [id, stopping] of asked) if (!wanted.has(id)) stopping.abort()
    } catch (error) {
      for (const stopping of asked.values()) stopping.abort(error)
    } finally {
      isLooking = false
    }
  }

  return (id: string): Watched => {
    const stopping = new AbortController()
    answers.set(id, stopping)
    timer ??= outsideRequests(() => setInterval(() => void look(), pace))
    return {
      signal: stopping.signal,
      end() {
        answers.delete(id)
        if (answers.size > 0 || timer === null) return
        clearInterval(timer)
        timer = null
      },
    }
  }
}
