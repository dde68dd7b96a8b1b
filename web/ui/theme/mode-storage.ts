import { browserStore } from '../../api/call.ts'
import { readThemeMode, themeModeKey } from './theme-mode.ts'

/** Keeps the theme mode where `public/theme.js` finds it; what is not a mode counts as system. Other tabs follow. */
const keptMode = {
  get: () => readThemeMode(browserStore.getItem(themeModeKey)),
  set: (mode: unknown) => browserStore.setItem(themeModeKey, readThemeMode(mode)),
  subscribe(listener: (mode: unknown) => void) {
    const follow = (event: StorageEvent) => event.key === themeModeKey && listener(readThemeMode(event.newValue))
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  },
}

/** Each mode has one scheme, so there is nothing else to keep. */
const nothingKept = { get: (otherwise: unknown) => otherwise, set: () => {}, subscribe: () => () => {} }

/** Where the theme keeps its settings. */
export const modeStorage = ({ key }: { key: string }) => (key === themeModeKey ? keptMode : nothingKept)
