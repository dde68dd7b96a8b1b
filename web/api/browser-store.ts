import type { KeyValueStore } from './tokens.ts'

/** A store that lasts as long as the page, for browsers that keep nothing. */
export function createMemoryStore(): KeyValueStore {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
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

/** What is kept from visit to visit and shared by all tabs. */
export const openBrowserStore = () => openStore(() => localStorage)

/** What is kept for the life of the tab. */
export const openSessionStore = () => openStore(() => sessionStorage)
