import { legalLibrary } from './en/legal-library.ts'
import { hookOf } from './language-context.ts'

/** The words of the Constitution and of legislation. */
export const useLegalLibraryMessages = hookOf('legalLibrary', legalLibrary)

export type LegalLibraryMessages = typeof legalLibrary
