import { documentCheck } from './en/document-check.ts'
import { hookOf } from './language-context.ts'

/** The words of checking a document, which load with its screen. */
export const useDocumentCheckMessages = hookOf('documentCheck', documentCheck)
