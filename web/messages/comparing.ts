import { comparing } from './en/comparing.ts'
import { hookOf } from './language-context.ts'

/** The words of the comparison of cases, which load with its screen. */
export const useComparingMessages = hookOf('comparing', comparing)
