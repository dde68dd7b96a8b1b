import type { StoredTokens, TokenStore } from './tokens.ts'

/** Runs `work` while no other tab runs it. */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>

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
    lock(async () => {
      const kept = tokens.read()
      if (!kept || kept.access_token !== refused) return kept
      const renewed = await exchange(kept.refresh_token)
      // Signed out, or in as someone else, while the answer was on its way: that decision stands.
      if (tokens.read()?.refresh_token !== kept.refresh_token) return tokens.read()
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
  return (work) => (locks ? (locks.request(name, work) as ReturnType<typeof work>) : work())
}
