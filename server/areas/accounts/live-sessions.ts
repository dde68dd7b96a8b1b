import type { Caller } from '../../http/caller.ts'

/** How long a look at the database is trusted, in milliseconds: a revoked session or a changed role is noticed after that. */
const trustedFor = 5_000
const maxCached = 10_000

interface Look {
  at: number
  caller: Promise<Caller | null>
}

/**
 * Remembers for a few seconds which sessions are alive, so that a page with many requests asks the database once. `find` answers
 * null for a session that is revoked or gone. `now` gives milliseconds.
 */
export function createLiveSessions({ find, now }: { find: (sessionId: string) => Promise<Caller | null>; now: () => number }) {
  // A clock that is set back would trust a look for as long as it was set back by.
  const isFresh = ({ at }: Look) => now() >= at && now() - at < trustedFor
  /** In the order of looking: the first is the oldest. */
  const looks = new Map<string, Look>()

  function forgetOld() {
    for (const [sessionId, look] of looks) {
      if (isFresh(look) && looks.size < maxCached) return
      looks.delete(sessionId)
    }
  }

  return {
    async find(sessionId: string): Promise<Caller | null> {
      const known = looks.get(sessionId)
      if (known && isFresh(known)) return known.caller
      forgetOld()
      const look: Look = { at: now(), caller: find(sessionId) }
      looks.delete(sessionId)
      looks.set(sessionId, look)
      try {
        return await look.caller
      } catch (error) {
        if (looks.get(sessionId) === look) looks.delete(sessionId)
        throw error
      }
    },

    /** Looks again at the next request: call it after a change is committed. */
    forget: (sessionId: string) => void looks.delete(sessionId),
    forgetAll: () => looks.clear(),
  }
}
