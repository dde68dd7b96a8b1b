import type { Clock } from '../../../clock.ts'
import { getCasePdf } from '#contract/print'
import type { Reader } from '../../../access/access.ts'
import type { Cases } from '../cases.ts'
import { createPageWriter } from './page-writer.ts'

export interface PrintsParts {
  cases: Cases
  /** The time in milliseconds. */
  clock: Clock
}

/** Cases on paper. */
export function createPrints({ cases, clock }: PrintsParts) {
  const writer = createPageWriter()
  return {
    /** A case as a PDF; `not-found` for one that the reader does not see. */
    async pdf(reader: Reader, caseId: string, signal: AbortSignal): Promise<File> {
      const judgment = await cases.readJudgment(reader, caseId)
      const pages = await writer.write({ judgment, at: clock.now() }, signal)
      return new File([pages], `${judgment.case.citation ?? judgment.case.id}.pdf`, { type: getCasePdf.file })
    },
    close: writer.close,
  }
}

export type Prints = ReturnType<typeof createPrints>
