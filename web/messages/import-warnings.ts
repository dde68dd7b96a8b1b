import { importWarnings } from './en/import-warnings.ts'
import { hookOf } from './language-context.ts'

/** The words of what an import was unsure of. */
export const useImportWarnings = hookOf('importWarnings', importWarnings)
