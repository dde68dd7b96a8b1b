import { dayInNairobi } from '../../../clock.ts'
import type { DatabaseTransaction } from '../../../database/open.ts'
import type { PreparedDocument } from '../import/prepared-document.ts'
import { soughtMarks } from './marks.ts'
import { takedownsOf } from './storage.ts'

/** Why a document is not taken in. */
export interface Withheld {
  caseId: string
  /** The day in Nairobi. */
  day: string
  reason: string
}

/**
 * Those of some documents for the public library that were taken down, in the transaction that stores the others. Whoever takes one down waits
 * for that transaction, and it for them: both hold the lock of redactions.
 */
export async function findWithheld(
  transaction: DatabaseTransaction,
  arriving: readonly PreparedDocument[],
): Promise<Map<PreparedDocument, Withheld>> {
  const sought = arriving.map((document) => {
    const { caseId, record, contentHash, content } = document
    return { document, ...soughtMarks({ caseId, record, files: [contentHash], texts: content === null ? [] : [content] }) }
  })
  const rows = await takedownsOf(
    transaction,
    sought.flatMap(({ caseIds }) => caseIds),
    sought.flatMap(({ marks }) => marks),
  )
  return new Map(
    sought.flatMap(({ document, caseIds, marks }) => {
      const row = rows.find((one) => caseIds.includes(one.case_id) || one.marks.some((mark) => marks.includes(mark)))
      return row ? [[document, { caseId: row.case_id, day: dayInNairobi(row.at.getTime()), reason: row.reason }] as const] : []
    }),
  )
}
