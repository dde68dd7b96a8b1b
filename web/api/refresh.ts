import { wait } from './retry.ts'
import type { StoredTokens, TokenStore } from './tokens.ts'

/** Runs `work` while no other tab runs it; `waited` says that another tab did until now. */
export type Lock = <T>(work: (waited: boolean) => Promise<T>) => Promise<T>

/** Milliseconds that a browser may need until one tab sees what another has stored. */
const storageDelay = 100

export interface RefreshParts {
  tokens: TokenStore
  /** Asks the server for the successors of a refresh token; rejects when it refuses or cannot be reached. */
  exchange: (refreshToken: string) => Promise<StoredTokens>
  lock: Lock
}

/**
 * Gives `refresh(refused)`: new tokens in place of the access token that was refused; null when nobody is signed in any more.
 * One exchange serves every caller in this tab and, by the lock, every tab: who gets the lock looks first whether another
 * tab has already renewed the tokens.
 */
export function createRefresh({ tokens, exchange, lock }: RefreshParts) {
  let underWay: Promise<StoredTokens | null> | null = null

  const renew = (refused: string) =>
    lock(async (waited) => {
      if (waited) await wait(storageDelay)
      const stored = tokens.read()
      if (!stored || stored.access_token !== refused) return stored
      const renewed = await exchange(stored.refresh_token)
      // Signed out, or in as someone else, while the answer was on its way: that decision stands.
      if (tokens.read()?.refresh_token !== stored.refresh_token) return tokens.read()
      tokens.write(renewed)
      return renewed
    })

  return (refused: string): Promise<StoredTokens | null> => {
    underWay ??= renew(refused).finally(() => {
      underWay = null
    })
    return underWay
  }
}

/** One holder of `name` among all tabs. Without Web Locks (plain http) tabs may both refresh; the server gives both the same successor. */
export function createTabLock(name: string, locks: LockManager | undefined): Lock {
  return async <T>(work: (waited: boolean) => Promise<T>) => {
    if (!locks) return work(false)
    const atOnce = await locks.request(name, { ifAvailable: true }, async (lock) => (lock ? { result: await work(false) } : null))
    return atOnce ? atOnce.result : await locks.request(name, () => work(true))
  }
}
