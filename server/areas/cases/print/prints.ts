import { getCasePdf } from '#contract/print'
import type { Cases } from '../cases.ts'
import { createPageWriter } from './page-writer.ts'

export interface PrintsParts {
  cases: Cases
  /** The time in milliseconds. */
  now?: (() => number) | undefined
}

/** Cases on paper. */
export function createPrints({ cases, now = Date.now }: PrintsParts) {
  const writer = createPageWriter()
  return {
    /** A case as a PDF; `not-found` for one that the reader does not see. */
    async pdf(reader: string, caseId: string, signal: AbortSignal): Promise<File> {
      const judgment = await cases.readJudgment(reader, caseId)
      const pages = await writer.write({ judgment, at: now() }, signal)
      return new File([pages], `${judgment.case.citation ?? judgment.case.id}.pdf`, { type: getCasePdf.file })
    },
    close: writer.close,
  }
}

export type Prints = ReturnType<typeof createPrints>
