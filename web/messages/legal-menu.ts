import { legalMenu } from './en/legal-menu.ts'
import { hookOf } from './language-context.ts'

/** The words of the Legal Library in the side menu, which come after it. */
export const useLegalMenuMessages = hookOf('legalMenu', legalMenu)

export type LegalMenuWords = typeof legalMenu
