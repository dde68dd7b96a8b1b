import { checkReasons } from './en/check-reasons.ts'
import { hookOf } from './language-context.ts'

/** The words of why parts of a document were judged as they were. */
export const useCheckReasons = hookOf('checkReasons', checkReasons)
