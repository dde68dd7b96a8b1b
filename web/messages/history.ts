import { history } from './en/history.ts'
import { hookOf } from './language-context.ts'

/** The words of the research history, which load with its screen. */
export const useHistoryMessages = hookOf('history', history)
