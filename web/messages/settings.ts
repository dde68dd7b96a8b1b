import { settings } from './en/settings.ts'
import { hookOf } from './language-context.ts'

/** The words of the settings, which load with their screen. */
export const useSettingsMessages = hookOf('settings', settings)
