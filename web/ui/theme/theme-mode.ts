/** Where the chosen mode is kept; `public/theme.js` reads the same key before the first paint. */
export const themeModeKey = 'hukumu_theme_mode'

export const themeModes = ['light', 'dark', 'system'] as const
export type ThemeMode = (typeof themeModes)[number]

/** The mode that the toggle goes to: light, dark, system, light. */
export function nextThemeMode(mode: ThemeMode): ThemeMode {
  return themeModes[(themeModes.indexOf(mode) + 1) % themeModes.length]!
}

/** What was stored, or system where nothing or something unknown was. */
export function readThemeMode(stored: unknown): ThemeMode {
  return themeModes.find((mode) => mode === stored) ?? 'system'
}
