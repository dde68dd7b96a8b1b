import type { ReportSubject } from '#contract/reports'
import { openedBy } from './opened.ts'

/** What a reader is about to report as a mistake. */
export interface Reported {
  caseId: string
  about: ReportSubject
  /** Which treatment, provision or answer. */
  place: string | null
  /** The words that were marked. */
  quote: string
}

/** The form in which a mistake is reported, from wherever one may be seen. */
export const reportStore = openedBy<Reported>()
