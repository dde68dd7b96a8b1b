import { offline } from './en/offline.ts'
import { hookOf } from './language-context.ts'

/** The words of what is read without a connection, which load behind the screen. */
export const useOfflineMessages = hookOf('offline', offline)
