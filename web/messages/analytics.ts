import { analytics } from './en/analytics.ts'
import { hookOf } from './language-context.ts'

/** The words of the page of figures. */
export const useAnalyticsMessages = hookOf('analytics', analytics)
