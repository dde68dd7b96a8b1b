import { getPreferences } from '#contract/preferences'
import { call } from '../../api/call.ts'
import type { ThemeMode } from './theme-mode.ts'

/** Takes over the theme that who has just signed in chose elsewhere; `system` leaves this device as it is. */
export async function followAccountTheme(setMode: (mode: ThemeMode) => void): Promise<void> {
  // Without an answer the device keeps its own, which is no reason to trouble anybody.
  const theme = await call(getPreferences, {}).then(
    (preferences) => preferences.theme,
    () => 'system' as const,
  )
  if (theme !== 'system') setMode(theme)
}
