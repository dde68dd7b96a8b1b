import { caseBrowser } from './en/case-browser.ts'
import { hookOf } from './language-context.ts'

/** The words of what the case browser loads after its first results, and of judges, courts and coverage. */
export const useCaseBrowserMessages = hookOf('caseBrowser', caseBrowser)
