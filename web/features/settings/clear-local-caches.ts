import { browserStore } from '../../api/call.ts'

/** Where the reader was in texts and lists, and the last check of who is signed in: what is made again by itself. */
const caches = ['hukumu_reading_positions', 'hukumu_scroll', 'auth_cache']

export function clearLocalCaches() {
  for (const key of caches) browserStore.removeItem(key)
}
