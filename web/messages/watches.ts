import { watches } from './en/watches.ts'
import { hookOf } from './language-context.ts'

/** The words of watches, which load with the first button that watches something. */
export const useWatchMessages = hookOf('watches', watches)
