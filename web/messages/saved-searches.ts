import { savedSearches } from './en/saved-searches.ts'
import { hookOf } from './language-context.ts'

/** The words of saved searches, which load with the first of them or with what saves one. */
export const useSavedSearchMessages = hookOf('savedSearches', savedSearches)
