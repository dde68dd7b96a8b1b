import { casePage } from './en/case-page.ts'
import { hookOf } from './language-context.ts'

export type CasePageMessages = typeof casePage

/** The words of the case page and its reader, which load with its screen. */
export const useCasePageMessages = hookOf('casePage', casePage)
