import { recordReasons } from './en/record-reasons.ts'
import { hookOf } from './language-context.ts'

/** The words of what is said of a record of an imported list. */
export const useRecordReasons = hookOf('recordReasons', recordReasons)
