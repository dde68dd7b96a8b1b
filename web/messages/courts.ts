import { courts } from './en/courts.ts'
import { hookOf } from './language-context.ts'

/** The words of courts, judges and what the library holds of them. */
export const useCourtMessages = hookOf('courts', courts)
