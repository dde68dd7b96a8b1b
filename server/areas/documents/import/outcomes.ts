import type { ImportReason } from '#contract/reasons/import-reasons'
/** What became of a record. `flagged`: stored, with something to look at; `withheld`: taken down before, and not stored; `rejected`: not stored. */
export type OutcomeKind = 'added' | 'updated' | 'unchanged' | 'flagged' | 'withheld' | 'rejected'

/** One line of the report: the file (with `#n` for the n-th record of many), what became of it, and why. */
export interface Outcome {
  file: string
  outcome: OutcomeKind
  caseId: string | null
  /** Empty where there is nothing to say. */
  reasons: ImportReason[]
}

export type OutcomeCounts = Record<OutcomeKind, number>

export const noOutcomes = (): OutcomeCounts => ({ added: 0, updated: 0, unchanged: 0, flagged: 0, withheld: 0, rejected: 0 })

const cell = (text: string) => text.replace(/[\t\r\n]+/g, ' ')

export const reportHeader = 'file\toutcome\tcase_id\treason\n'

/** `reason` in words. */
export const reportLine = ({ file, outcome, caseId, reason }: Omit<Outcome, 'reasons'> & { reason: string }): string =>
  `${[file, outcome, caseId ?? '', reason].map(cell).join('\t')}\n`
