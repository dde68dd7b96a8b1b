import type { CaseCorrection } from '#contract/library'

/** How the doubts of an import begin that a person settles by saying what a field is. */
const doubtsOf: Partial<Record<keyof CaseCorrection, RegExp>> = {
  title: /^The case has no title/,
  court: /^(?:Unknown (?:Kenyan )?court\b|The court is not stated|The text names the )/,
  date: /^The date\b/,
  case_number: /^The case number\b/,
  citation: /^(?:The citation\b|Another document here has the citation\b)/,
  judges: /^The judge's name\b/,
}

/** The warnings that a correction leaves standing. */
export const withoutAnswered = (warnings: readonly string[], correction: CaseCorrection): string[] =>
  warnings.filter(
    (warning) =>
      !Object.entries(correction).some(([field, value]) => value !== undefined && doubtsOf[field as keyof CaseCorrection]?.test(warning)),
  )

export const citationTaken = (citation: string): string => `Another document here has the citation ${citation} too`
