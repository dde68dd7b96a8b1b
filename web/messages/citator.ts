import { citator } from './en/citator.ts'
import { hookOf } from './language-context.ts'

/** The words of the citator, which load with its tabs. */
export const useCitatorMessages = hookOf('citator', citator)
