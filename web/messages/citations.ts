import { citations } from './en/citations.ts'
import { hookOf } from './language-context.ts'

/** The words of the citations manager, which load with its screen. */
export const useCitationMessages = hookOf('citations', citations)
