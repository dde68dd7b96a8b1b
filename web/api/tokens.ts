import type { Tokens } from '#contract/accounts'

export const accessTokenKey = 'auth_token'
export const refreshTokenKey = 'refresh_token'

export type StoredTokens = Pick<Tokens, 'access_token' | 'refresh_token'>

/** The part of the Web Storage API that is needed here. */
export interface KeyValueStore {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
}

/** What the payload of a JWT says; null when it cannot be read. The signature is the server's affair. */
export function readPayload(token: string): { exp?: number; sub?: string } | null {
  try {
    const base64 = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof payload === 'object' && payload !== null ? payload : null
  } catch {
    // Not a JWT, so nothing can be known of it: it counts as expired.
    return null
  }
}

/** An access token is valid while the expiry in its payload (seconds) lies after `now` (milliseconds). */
export function isTokenValid(token: string, now: number): boolean {
  const expiry = readPayload(token)?.exp
  return typeof expiry === 'number' && expiry * 1000 > now
}

/** Whether two access tokens belong to the same account. */
export const ofSameAccount = (one: string, other: string): boolean => readPayload(one)?.sub === readPayload(other)?.sub

/** The id of the account whose tokens lie in a store; null where nobody is signed in. */
export const accountIn = (store: KeyValueStore): string | null => readPayload(store.getItem(accessTokenKey) ?? '')?.sub ?? null

export interface TokenStore {
  read: () => StoredTokens | null
  write: (tokens: StoredTokens) => void
  clear: () => void
}

/** Keeps the tokens under the keys `auth_token` and `refresh_token`, shared by all tabs. */
export function createTokenStore(store: KeyValueStore): TokenStore {
  return {
    read() {
      const access_token = store.getItem(accessTokenKey)
      const refresh_token = store.getItem(refreshTokenKey)
      return access_token && refresh_token ? { access_token, refresh_token } : null
    },
    write(tokens) {
      // The refresh token last: other tabs act when they see it change, and a tab that sees half of this sees no stale access token.
      store.setItem(accessTokenKey, tokens.access_token)
      store.setItem(refreshTokenKey, tokens.refresh_token)
    },
    clear() {
      store.removeItem(accessTokenKey)
      store.removeItem(refreshTokenKey)
    },
  }
}
