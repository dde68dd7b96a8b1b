import { refreshTokens } from '#contract/accounts'
import { config } from 'zod'
import { english } from '../messages/messages.ts'
import { openBrowserStore } from './browser-store.ts'
import { createCall } from './create-call.ts'
import { createRefresh, createTabLock } from './refresh.ts'
import { withRetries } from './retry.ts'
import { send } from './send.ts'
import { createTokenStore } from './tokens.ts'

// The content security policy forbids eval, with which zod would otherwise compile its checks.
config({ jitless: true })

export const browserStore = openBrowserStore()
export const tokens = createTokenStore(browserStore)

const sessionLost = new EventTarget()

/** Calls `listener` when the session ends because it could not be renewed. Returns what stops it. */
export function onSessionLost(listener: () => void): () => void {
  sessionLost.addEventListener('lost', listener)
  return () => sessionLost.removeEventListener('lost', listener)
}

const words = () => english.problems
const fetchNow: typeof fetch = (...request) => fetch(...request)

/** A random UUID; `crypto.randomUUID` is missing on plain http from another machine. */
function newKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** New tokens in place of a refused access token; shared by every caller in every tab. */
export const refresh = createRefresh({
  tokens,
  exchange: (bearer) => {
    const idempotencyKey = newKey()
    return withRetries(() => send(refreshTokens, {}, { fetch: fetchNow, words: words(), bearer, idempotencyKey }))
  },
  lock: createTabLock('hukumu_refresh', navigator.locks),
})

/**
 * Calls one endpoint of the contract; nothing else in the web uses fetch.
 * Rejects with a CallError, or with the signal's reason when the caller aborts.
 */
export const call = createCall({
  fetch: fetchNow,
  tokens,
  refresh,
  words,
  newKey,
  onSessionLost: () => void sessionLost.dispatchEvent(new Event('lost')),
})
