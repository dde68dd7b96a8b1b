import type { SignalInBrief } from '#contract/citator'
import type { Case } from '#contract/cases'
import type { Reader } from '../../access/access.ts'

/** What search asks of the room that shows cases, which stands on search itself. What the reader does not see is left out. */
export interface ShownCases {
  /** By internal ids, in their order; `known`: how some of them stand. */
  casesByIds: (reader: Reader, documentIds: number[], known?: ReadonlyMap<number, SignalInBrief | null>) => Promise<Map<number, Case>>
  casesByCaseIds: (reader: Reader, caseIds: readonly string[]) => Promise<Case[]>
  /** The ids of cases by their internal ones, in that order. */
  caseIds: (reader: Reader, documentIds: readonly number[]) => Promise<string[]>
  /** The first words of the reasons of cases without a summary, by internal ids. */
  openings: (reader: Reader, documentIds: readonly number[]) => Promise<Map<number, string>>
}
