import type { Clock } from '../../../clock.ts'
import { getCasePdf } from '#contract/print'
import type { Reader } from '../../../access/access.ts'
import type { Cases } from '../cases.ts'
import { runAside } from '../../../printing/aside/run-aside.ts'

export interface PrintsParts {
  cases: Cases
  /** The time in milliseconds. */
  clock: Clock
}

const pagesModule = new URL('./write-pages.ts', import.meta.url).href

/** Cases on paper. */
export function createPrints({ cases, clock }: PrintsParts) {
  return {
    /** A case as a PDF; `not-found` for one that the reader does not see. */
    async pdf(reader: Reader, caseId: string, signal: AbortSignal): Promise<File> {
      const judgment = await cases.readJudgment(reader, caseId)
      const given = [{ judgment, at: clock.now() }]
      const pages = await runAside<Uint8Array<ArrayBuffer>>({ module: pagesModule, name: 'writePages', given }, signal)
      return new File([pages], `${judgment.case.citation ?? judgment.case.id}.pdf`, { type: getCasePdf.file })
    },
  }
}

export type Prints = ReturnType<typeof createPrints>
