import { library } from './en/library.ts'
import { hookOf } from './language-context.ts'

/** The words of the private library, which load with its screens. */
export const useLibraryMessages = hookOf('library', library)
