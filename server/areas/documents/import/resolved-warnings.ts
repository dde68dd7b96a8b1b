import type { CaseCorrection } from '#contract/library'
import type { ImportWarning } from '#contract/reasons/import-warnings'

/** The doubts of an import that a person settles by saying what a field is. */
const doubtsOf: Partial<Record<keyof CaseCorrection, readonly ImportWarning['code'][]>> = {
  title: ['no-title'],
  court: ['court-unknown', 'kenyan-court-unknown', 'court-not-stated', 'court-differs'],
  date: ['date-not-stated', 'date-in-future', 'date-unreadable', 'date-differs'],
  case_number: ['case-number-differs'],
  citation: ['citation-differs', 'citation-taken'],
  judges: ['judge-name-damaged'],
}

/** The warnings that a correction leaves standing. */
export const withoutResolved = (warnings: readonly ImportWarning[], correction: CaseCorrection): ImportWarning[] =>
  warnings.filter(
    ({ code }) =>
      !Object.entries(correction).some(([field, value]) => value !== undefined && doubtsOf[field as keyof CaseCorrection]?.includes(code)),
  )
