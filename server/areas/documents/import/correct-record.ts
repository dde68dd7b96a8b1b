import { isDeepStrictEqual } from 'node:util'
import { citationKey } from '#citations/match-keys'
import type { CaseCorrection } from '#contract/library'
import { type NewAuditEntry, recordAudit } from '../../../audit/audit.ts'
import type { Database, DatabaseTransaction } from '../../../database/open.ts'
import { keepDispositions } from '../../analytics/analytics.ts'
import { putIntoGraph, removeFromGraph } from '../../citations/citations.ts'
import { adjustLibraryCounts, indexDocuments, forgetWords, recountCitations } from '../../search/search.ts'
import { redactCorrected } from '../redaction/redact-arriving.ts'
import { withoutResolved } from './resolved-warnings.ts'
import { record } from '../../../events/events.ts'
import { whileContended } from '../../../database/contention.ts'
import { changesCitability, correctFields } from './correct-fields.ts'
import { lockDocument } from './lock-storage.ts'
import {
  type ImportTransaction,
  type KnownJudge,
  deleteDocument,
  readStored,
  insertBelongings,
  saveCorrection,
  updateDocuments,
} from './storage.ts'
import { extractFactsInWorker } from './extract-facts-in-worker.ts'
import { isTaken, writeWarnings } from './warnings-storage.ts'
import { learnJudges } from './store.ts'

/**
 * Corrects what is said of a document and everything that was made of it: citations, judges, search index and graph. Its text, its
 * revision, its id and what makes it that document stay; names that were redacted in it stay out. Doubts that it settles are
 * no longer shown; that another document has the citation is one. False when there is no such document any more.
 */
export async function correctRecord(
  database: Database,
  documentId: number,
  asked: CaseCorrection,
  actor: string | null = null,
): Promise<boolean> {
  for (;;) {
    const planned = await database.sql.transaction().execute((transaction) => planCorrection(transaction, documentId, asked))
    if (!planned) return false
    // A long text takes seconds to be read: before the transaction, in which nobody else comes in.
    const read = await extractFactsInWorker(planned.toRead)
    const done = await whileContended(() =>
      database.sql.transaction().execute(async (transaction) => {
        // Apart from the reading: a statement that waits for a row reads that row anew, but judges and citations as they were before.
        await lockDocument(transaction, documentId)
        const plan = await planCorrection(transaction, documentId, asked)
        if (!plan) return 'gone'
        if (!isDeepStrictEqual(plan.toRead, planned.toRead)) return 'changed'
        await writeCorrection(transaction, database, { documentId, actor, read, ...plan })
        return 'corrected'
      }),
    )
    if (done !== 'changed') return done === 'corrected'
  }
}

/** What a correction makes of a document as it is now, and what is to be read anew for it. */
async function planCorrection(transaction: ImportTransaction, documentId: number, asked: CaseCorrection) {
  const existing = await readStored(transaction, documentId)
  if (!existing) return null
  const { caseId, ownerId, content, layout } = existing
  const { said, correction } = await redactCorrected(transaction, caseId, {
    said: correctFields(existing, asked, ownerId),
    correction: asked,
    owned: ownerId !== null,
  })
  return { existing, said, correction, toRead: { record: said.record, citations: said.citations, content, layout } }
}

type Plan = NonNullable<Awaited<ReturnType<typeof planCorrection>>>

async function writeCorrection(
  transaction: ImportTransaction,
  { clock }: Database,
  {
    documentId,
    actor,
    read: { entry, graph, disposition },
    existing: { caseId, ownerId, revision, warnings },
    said,
    correction,
  }: Plan & { documentId: number; actor: string | null; read: Awaited<ReturnType<typeof extractFactsInWorker>> },
) {
  const owned = ownerId !== null
  if (!owned) await adjustLibraryCounts(transaction, [documentId], -1)
  const known = new Map<string, KnownJudge>()
  await learnJudges(transaction, [said], known, ownerId)
  const document = {
    documentId,
    revision,
    judges: said.judges.map(({ key }) => known.get(key)!),
    prepared: {
      record: said.record,
      judges: said.judges,
      citations: said.citations.map((citation) => ({ citation, key: citationKey(citation) })),
    },
  }
  await updateDocuments(transaction, [document], null)
  await insertBelongings(transaction, [document])
  await saveCorrection(transaction, documentId, correction)
  const { citation, frbr_uri: address } = said.record
  const taken = correction.citation && address && (await isTaken(transaction, { documentId, ownerId, address }))
  const left = withoutResolved(warnings, correction)
  await writeWarnings(transaction, {
    documentId,
    revision,
    warnings: taken ? [...left, { code: 'citation-taken', citation: citation! }] : left,
  })
  await indexDocuments(transaction, [{ documentId, entry }])
  await keepDispositions(transaction, [{ documentId, disposition }])
  if (!owned) await adjustLibraryCounts(transaction, [documentId], 1)
  if (changesCitability(correction)) await recountCitations(transaction, await putIntoGraph(transaction, [{ id: documentId, graph }]))
  await record(transaction, clock.now(), [{ name: 'document.changed', subject: caseId, account: ownerId, actor, payload: { revision } }])
}

/** Deletes a document with its revisions, its place in search and graph; what cited it waits for it again. The log is told with it what it is given. */
export const removeDocument = (
  database: Database,
  documentId: number,
  actor: string | null = null,
  logged: NewAuditEntry | null = null,
): Promise<void> =>
  whileContended(() =>
    database.sql.transaction().execute(async (transaction) => {
      const at = database.clock.now()
      await removeWithin(transaction, documentId, { at, actor })
      if (logged) await recordAudit(transaction, at, logged)
    }),
  )

/**
 * The same of one that its owner put into the trash, where it lies there since before a moment; false where it has come back, or does not. Nothing
 * of it is then left.
 */
export const removeFromTrash = (
  database: Database,
  documentId: number,
  { since, actor }: { since: Date; actor: string | null },
): Promise<boolean> =>
  whileContended(() =>
    database.sql.transaction().execute(async (transaction) => {
      const [found] = await lockDocument(transaction, documentId)
      if (!found?.trashed_at || found.trashed_at > since) return false
      await removeWithin(transaction, documentId, { at: database.clock.now(), actor })
      return true
    }),
  )

/**
 * Deletes a document, and with it every trace of its words in the files of the index, which are written anew.
 */
export const removeWithTraces = (database: Database, documentId: number, actor: string | null = null): Promise<void> =>
  whileContended(() =>
    database.sql.transaction().execute((transaction) => removeTracesWithin(transaction, documentId, { at: database.clock.now(), actor })),
  )

/** The same within a transaction of whoever does more with it. */
export async function removeTracesWithin(transaction: DatabaseTransaction, documentId: number, told: { at: number; actor: string | null }) {
  await lockDocument(transaction, documentId)
  await forgetWords(transaction, [documentId])
  await removeWithin(transaction, documentId, told)
}

async function removeWithin(transaction: DatabaseTransaction, documentId: number, { at, actor }: { at: number; actor: string | null }) {
  await lockDocument(transaction, documentId)
  await adjustLibraryCounts(transaction, [documentId], -1)
  await recountCitations(transaction, await removeFromGraph(transaction, [documentId]))
  const deleted = await deleteDocument(transaction, documentId)
  if (!deleted) return
  const { caseId: subject, ownerId: account } = deleted
  await record(transaction, at, [{ name: 'document.removed', subject, account, actor, payload: {} }])
}
