import { sources } from './en/sources.ts'
import { hookOf } from './language-context.ts'

/** The words of the sources that keep the library filled. */
export const useSourcesMessages = hookOf('sources', sources)
