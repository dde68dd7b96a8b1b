import { readDocument } from '../../citations/citations.ts'
import type { PreparedDocument } from '../import/prepared-document.ts'
import { createRedactor } from './redact.ts'
import { type RedactionTransaction, redactionsOf } from './storage.ts'

/**
 * Takes the names that were redacted in documents out of what arrives for them again, in the transaction that stores it. It also waits
 * for a redaction that is under way. Answers the same documents in the same order.
 */
export async function redactArriving<Arriving extends { prepared: PreparedDocument }>(
  transaction: RedactionTransaction,
  batch: readonly Arriving[],
): Promise<Arriving[]> {
  const redactions = await redactionsOf(
    transaction,
    batch.map(({ prepared }) => prepared.caseId),
  )
  if (!redactions) return [...batch]
  return batch.map((arriving) => {
    const { prepared } = arriving
    const names = redactions.names.get(prepared.caseId)
    if (!names) return arriving
    const redactor = createRedactor(redactions.key, names)
    const record = redactor.record(prepared.record)
    const citations = redactor.citations(prepared.citations)
    const revision = redactor.revision(prepared)
    const graph = readDocument({ ...record, citations: citations.map(({ citation }) => citation) }, revision.content, revision.layout)
    return {
      ...arriving,
      prepared: { ...revision, record, citations, graph, identity: redactor.identity(prepared.identity, prepared.caseId) },
    }
  })
}
