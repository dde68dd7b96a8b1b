import type { KeyValueStore } from '../../api/tokens.ts'

const forgetKey = 'hukumu_forget'
const cookie = 'hukumu_open'

/** Where a cookie without expiry is kept; the browser drops it when it closes. */
export interface CookieJar {
  cookie: string
}

/**
 * Remember Me. Tokens always lie in local storage, so that every tab shares them and their rotation; without Remember Me a
 * session cookie says how long they count: once the browser has closed it is gone, and the next visit starts signed out.
 */
export function createRemember(store: KeyValueStore, jar: CookieJar) {
  return {
    choose(remember: boolean) {
      if (remember) return store.removeItem(forgetKey)
      store.setItem(forgetKey, 'yes')
      jar.cookie = `${cookie}=1; path=/; SameSite=Lax`
    },
    /** Whether the tokens outlived the browser session that they were meant for. */
    isOver: () => store.getItem(forgetKey) === 'yes' && !jar.cookie.split('; ').includes(`${cookie}=1`),
  }
}
export type Remember = ReturnType<typeof createRemember>
