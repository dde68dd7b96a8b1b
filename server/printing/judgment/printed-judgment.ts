import type { Case, CaseContent } from '#contract/cases'

/** A judgment as it is put on paper: its record, its text and how that divides. */
export interface PrintedJudgment extends Pick<CaseContent, 'content' | 'parts' | 'paragraphs'> {
  case: Case
}
