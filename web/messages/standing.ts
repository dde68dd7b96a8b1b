import { standing } from './en/standing.ts'
import { hookOf } from './language-context.ts'

/** The words of how later decisions leave a case, which come before the rest of the citator. */
export const useStandingMessages = hookOf('standing', standing)
