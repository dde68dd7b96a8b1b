import type { KeyValueStore } from '../../api/tokens.ts'

const forgetKey = 'hukumu_forget'
const cookie = 'hukumu_open=1'

/** Where a cookie without expiry is kept; the browser drops it when it closes. */
export interface CookieJar {
  cookie: string
}

/**
 * Remember Me. Tokens always lie in local storage, so that every tab shares them and their rotation; without Remember Me a
 * session cookie says how long they count: once the browser has closed it is gone, and the next visit starts signed out.
 */
export function createRemember(store: KeyValueStore, jar: CookieJar, isSecure = location.protocol === 'https:') {
  return {
    choose(remember: boolean) {
      if (remember) return store.removeItem(forgetKey)
      store.setItem(forgetKey, 'yes')
      // Over https one that no other host can set, and that no line without TLS carries.
      jar.cookie = `${isSecure ? '__Host-' : ''}${cookie}; path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
    },
    /** Whether the tokens outlived the browser session that they were meant for. */
    isOver: () => store.getItem(forgetKey) === 'yes' && !jar.cookie.includes(cookie),
  }
}
export type Remember = ReturnType<typeof createRemember>
