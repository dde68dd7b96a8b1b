import { join } from 'node:path'
import type { RedactionReport, listRedactions, redactCase } from '#contract/redactions'
import type { Output, Received } from '#contract/endpoint'
import type { By } from '../../audit/audit.ts'
import type { Database } from '../../database/open.ts'
import { pageOf } from '../../http/page.ts'
import { InvalidInput } from '../../problem.ts'
import type { Redactable } from '../../redactable/redactable.ts'
import { RedactionRefused, redactNames } from '../documents/documents.ts'
import { administrationStorage } from './storage.ts'

/** What stands in the audit of redactions where the log says which administrator it was. */
const administrator = 'administrator'

interface RedactingParts {
  database: Database
  /** All that is kept about documents. */
  redactionTargets: readonly Redactable[]
  dataDir: string
}

/** Names taken out of cases from a screen: the same as `npm run redact`. */
export function createRedacting({ database, redactionTargets, dataDir }: RedactingParts) {
  const storage = administrationStorage(database)
  const outbox = join(dataDir, 'outbox')

  const redact = async (
    { case_id: caseId, ...asked }: Received<typeof redactCase>['body'],
    doer: By,
    dryRun: boolean,
  ): Promise<RedactionReport> => {
    try {
      const report = await redactNames(database, redactionTargets, { ...asked, caseId, by: administrator, doer, outbox, dryRun })
      return {
        documents: report.documents.map(({ caseId: case_id, places }) => ({ case_id, places })),
        also_naming: report.alsoNaming,
        answers: report.answers,
        mails: report.mails,
        lone_words: report.loneWords,
      }
    } catch (error) {
      if (error instanceof RedactionRefused)
        throw new InvalidInput([{ loc: ['body', 'replacements'], msg: error.message, type: 'refused' }])
      throw error
    }
  }

  return {
    /** Counts the places, and changes nothing. */
    preview: (asked: Received<typeof redactCase>['body'], doer: By) => redact(asked, doer, true),

    redact: (asked: Received<typeof redactCase>['body'], doer: By) => redact(asked, doer, false),

    async list(page: { limit: number; offset: number }): Promise<Output<typeof listRedactions>> {
      const { rows, total } = await storage.redactions(page)
      const results = rows.map(({ at, told_by: toldBy, ...row }) => ({
        ...row,
        at: at.toISOString(),
        told_by: toldBy === administrator ? null : toldBy,
      }))
      return pageOf(results, total, page)
    },
  }
}
