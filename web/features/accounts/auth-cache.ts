import type { Profile } from '#contract/accounts'
import type { KeyValueStore } from '../../api/tokens.ts'

export const authCacheKey = 'auth_cache'
/** Milliseconds for which a successful check is trusted. */
export const authCacheLife = 300_000

/** Keeps who was signed in at the last check. */
export function createAuthCache(store: KeyValueStore, now: () => number) {
  return {
    /** The user of a check that is less than five minutes old. */
    read(): Profile | null {
      try {
        const { user, checkedAt } = JSON.parse(store.getItem(authCacheKey) ?? '{}') as { user?: Profile; checkedAt?: number }
        const age = now() - (checkedAt ?? -Infinity)
        return user && age >= 0 && age < authCacheLife ? user : null
      } catch {
        // Not written by this program: as good as nothing.
        return null
      }
    },
    write: (user: Profile) => store.setItem(authCacheKey, JSON.stringify({ user, checkedAt: now() })),
    clear: () => store.removeItem(authCacheKey),
  }
}
export type AuthCache = ReturnType<typeof createAuthCache>
