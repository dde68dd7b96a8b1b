/** A client that gave up after its 30 s asks again within 8 s: work is not ended before. Milliseconds. */
const grace = 12_000

interface Work<T> {
  result: Promise<T>
  waiting: number
  abandon: NodeJS.Timeout | undefined
  controller: AbortController
}

/** De-duplicates work in flight: whoever asks for the same joins, and when all have left it is aborted after a while. */
export function createInFlight<T>(graceTime = grace) {
  const running = new Map<string, Work<T>>()

  const start = (key: string, work: (signal: AbortSignal) => Promise<T>): Work<T> => {
    const controller = new AbortController()
    const result = work(controller.signal).finally(() => {
      if (running.get(key) === started) running.delete(key)
    })
    // Those who wait are told; when nobody does any more, nobody is.
    result.catch(() => {})
    const started: Work<T> = { result, waiting: 0, abandon: undefined, controller }
    running.set(key, started)
    return started
  }

  return {
    /** The result of the work under this key; rejects with the signal's reason when the one who asks leaves. */
    async join(key: string, work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
      signal.throwIfAborted()
      const joined = running.get(key) ?? start(key, work)
      clearTimeout(joined.abandon)
      joined.waiting += 1
      const left = Promise.withResolvers<never>()
      const leave = () => left.reject(signal.reason)
      signal.addEventListener('abort', leave, { once: true })
      try {
        return await Promise.race([joined.result, left.promise])
      } finally {
        signal.removeEventListener('abort', leave)
        joined.waiting -= 1
        if (joined.waiting === 0) joined.abandon = setTimeout(() => joined.controller.abort(new Error('Nobody waits')), graceTime).unref()
      }
    },

    /** Ends all that runs. */
    close() {
      for (const { controller } of running.values()) controller.abort(new Error('The server stops'))
    },
  }
}
