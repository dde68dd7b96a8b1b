import { accountIn, type KeyValueStore } from './tokens.ts'

/** A store that lasts as long as the page, for browsers that keep nothing. */
export function createMemoryStore(): KeyValueStore {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

function openStore(open: () => Storage): KeyValueStore {
  const probe = 'hukumu_probe'
  try {
    const store = open()
    store.setItem(probe, probe)
    store.removeItem(probe)
    return store
  } catch {
    // The browser forbids it (site data blocked, storage full): the user can still work, and logs in on each visit.
    return createMemoryStore()
  }
}

/** What is kept from visit to visit and shared by all tabs, whoever is signed in. */
export const openBrowserStore = () => openStore(() => localStorage)

/** What is kept for the life of the tab. */
export const openSessionStore = () => openStore(() => sessionStorage)

/** The part of a store that belongs to an account, also on a machine that several share: each key carries its id. Nobody's keeps nothing. */
export function createAccountStore(store: KeyValueStore, account: () => string | null): KeyValueStore {
  const withKey = <A>(key: string, work: (ownKey: string) => A): A | null => {
    const id = account()
    return id === null ? null : work(`${key}:${id}`)
  }
  return {
    getItem: (key) => withKey(key, (own) => store.getItem(own)),
    setItem: (key, value) => void withKey(key, (own) => store.setItem(own, value)),
    removeItem: (key) => void withKey(key, (own) => store.removeItem(own)),
  }
}

const signedIn = () => accountIn(openBrowserStore())

/** What the account that is signed in keeps from visit to visit. */
export const openAccountStore = () => createAccountStore(openBrowserStore(), signedIn)

/** What the account that is signed in keeps for the life of the tab. */
export const openAccountSessionStore = () => createAccountStore(openSessionStore(), signedIn)

/** What the account that is signed in now has not saved yet: still its own when its session ends meanwhile. */
export function openDraftStore(): KeyValueStore {
  const account = signedIn()
  return createAccountStore(openSessionStore(), () => account)
}
