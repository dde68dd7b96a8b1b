import { logOut, refreshTokens } from '#contract/accounts'
import { wordsOf } from '../messages/chosen-language.ts'
import { problems } from '../messages/en/problems.ts'
import { createMemoryStore, openBrowserStore } from './browser-store.ts'
import { createCall } from './create-call.ts'
import { fetchUnlessSent } from './early-fetch.ts'
import { createRandomKey } from './random-key.ts'
import { createRefresh, createTabLock, type Lock } from './refresh.ts'
import { withRetries } from './retry.ts'
import { send } from './send.ts'
import { createTokenStore, type StoredTokens, type TokenStore } from './tokens.ts'

export const browserStore = openBrowserStore()
export const tokens = createTokenStore(browserStore)

const words = () => wordsOf('problems', problems)

function connect(store: TokenStore, lock: Lock, onSessionLost: () => void) {
  const exchange = (bearer: string) => {
    const idempotencyKey = createRandomKey()
    return withRetries(() => send(refreshTokens, {}, { fetch: fetchUnlessSent, words: words(), bearer, idempotencyKey }))
  }
  const refresh = createRefresh({ tokens: store, exchange, lock })
  return createCall({ fetch: fetchUnlessSent, tokens: store, refresh, words, newKey: createRandomKey, onSessionLost })
}

const sessionLost = new EventTarget()

/** Calls `listener` when the session ends because it could not be renewed. Returns what stops it. */
export function onSessionLost(listener: () => void): () => void {
  sessionLost.addEventListener('lost', listener)
  return () => sessionLost.removeEventListener('lost', listener)
}

/** `call` is the only way to the server: nothing else in the web uses fetch. */
export const { call, renew } = connect(tokens, createTabLock('hukumu_refresh', navigator.locks), () => {
  sessionLost.dispatchEvent(new Event('lost'))
})

/** Ends on the server a session that is already forgotten here. */
export function endSession(pair: StoredTokens): Promise<void> {
  const store = createTokenStore(createMemoryStore())
  store.write(pair)
  const alone: Lock = (work) => work(false)
  return connect(store, alone, () => {}).call(logOut, {})
}
