import { quickOpen } from './en/quick-open.ts'
import { hookOf } from './language-context.ts'

/** The words of what Ctrl+K opens, which load with it. */
export const useQuickOpenMessages = hookOf('quickOpen', quickOpen)
