import { importReasons } from './en/import-reasons.ts'
import { hookOf } from './language-context.ts'

/** The words of what is said of a file that was added. */
export const useImportReasons = hookOf('importReasons', importReasons)
