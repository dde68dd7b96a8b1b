import type { CaseCorrection } from '#contract/library'
import { citationKey } from '#citations/match-keys'
import type { Said } from '../import/correct-fields.ts'
import type { JudgeName } from '../../../judge-names/judge-names.ts'
import type { PreparedAct } from '../import/statutes/prepare-act.ts'
import type { PreparedDocument } from '../import/prepared-document.ts'
import { extractFacts } from '../import/extract-facts.ts'
import { createRedactor } from './redact.ts'
import { type RedactionTransaction, redactionsOf } from './storage.ts'

type Redactor = ReturnType<typeof createRedactor>

/** Of a private document, a judge of that name is a misreading; a public judge is never taken out. */
const withoutNamed = (judges: readonly JudgeName[], redactor: Redactor, owned: boolean): JudgeName[] =>
  owned ? judges.filter(({ name }) => !redactor.holds('judges', name)) : [...judges]

/**
 * Takes the names that were redacted in documents out of what arrives for them again, in the transaction that stores it. It also waits
 * for a redaction that is under way. Answers the same documents in the same order. `owned` says that they are an account's own.
 */
export async function redactArriving<Arriving extends { prepared: PreparedDocument }>(
  transaction: RedactionTransaction,
  batch: readonly Arriving[],
  owned: boolean,
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
    const judges = withoutNamed(prepared.judges, redactor, owned)
    const record = { ...redactor.record(prepared.record), judges: judges.map(({ name }) => name) }
    const citations = redactor.citations(prepared.citations)
    const revision = redactor.revision(prepared)
    const read = extractFacts({ ...revision, record, citations: citations.map(({ citation }) => citation) })
    return {
      ...arriving,
      prepared: { ...revision, record, citations, judges, ...read, identity: redactor.identity(prepared.identity, prepared.caseId) },
    }
  })
}

/** The same of a text of an Act, which is stored under the id of the Act that it is of. */
export async function redactArrivingAct(transaction: RedactionTransaction, caseId: string, prepared: PreparedAct): Promise<PreparedAct> {
  const redactions = await redactionsOf(transaction, [caseId])
  const names = redactions?.names.get(caseId)
  if (!redactions || !names) return prepared
  const redactor = createRedactor(redactions.key, names)
  const provisions = prepared.provisions.map((one) => ({ ...one, heading: one.heading && redactor.words('text', one.heading) }))
  return { ...redactor.revision(prepared), provisions }
}

/** Takes the names that were redacted in a document out of what a person says of it, and out of the correction that is kept. */
export async function redactCorrected(
  transaction: RedactionTransaction,
  caseId: string,
  { said, correction, owned }: { said: Said; correction: CaseCorrection; owned: boolean },
): Promise<{ said: Said; correction: CaseCorrection }> {
  const redactions = await redactionsOf(transaction, [caseId])
  const names = redactions?.names.get(caseId)
  if (!redactions || !names) return { said, correction }
  const redactor = createRedactor(redactions.key, names)
  const judges = withoutNamed(said.judges, redactor, owned)
  const citations = redactor.citations(said.citations.map((citation) => ({ citation, key: citationKey(citation) })))
  return {
    said: {
      record: { ...redactor.record(said.record), judges: judges.map(({ name }) => name) },
      citations: citations.map(({ citation }) => citation),
      judges,
    },
    correction: {
      ...redactor.correction(correction),
      ...(owned && correction.judges && { judges: correction.judges.filter((name) => !redactor.holds('judges', name)) }),
    },
  }
}
