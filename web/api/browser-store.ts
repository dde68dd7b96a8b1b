import type { KeyValueStore } from './tokens.ts'

/** A store that lasts as long as the page, for browsers that keep nothing. */
function createMemoryStore(): KeyValueStore {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/** Local storage, or memory where the browser forbids it (site data blocked, storage full). */
export function openBrowserStore(): KeyValueStore {
  const probe = 'hukumu_probe'
  try {
    localStorage.setItem(probe, probe)
    localStorage.removeItem(probe)
    return localStorage
  } catch {
    // Reading `localStorage` itself throws where site data is blocked: the user can still work, and logs in on each visit.
    return createMemoryStore()
  }
}
