import type { ImportReason } from '#contract/reasons/import-reasons'
import { whileContended } from '../../../../database/contention.ts'
import type { Database } from '../../../../database/open.ts'
import { record } from '../../../../events/events.ts'
import type { OutcomeKind } from '../outcomes.ts'
import { fileOf } from '../decide.ts'
import { lockGraph } from '../../../citations/citations.ts'
import { redactArrivingAct } from '../../redaction/redact-arriving.ts'
import { type HeldAct, actsStorage, addKeys } from './acts-storage.ts'
import type { PreparedAct } from './prepare-act.ts'

/** What became of an Act, and the id of its work. */
export interface StoredAct {
  outcome: OutcomeKind
  caseId: string
  reasons: ImportReason[]
}

/** What is done with a text: the first of its Act, one for a date that has none, another for a date that has one. */
type Decision =
  | { kind: 'add' | 'version' }
  | { kind: 'replace'; revision: number }
  | { kind: 'beside'; source: string }
  | { kind: 'unchanged'; reasons: ImportReason[] }

/**
 * Decides what to do with a text of an Act. Every date has one text: the same file corrects what it gave before, another file never replaces
 * it. A guide gives way to the first text. `seen` says that this run has already given a text of the Act at that date.
 */
export function decideAct(
  arriving: Pick<PreparedAct, 'contentHash' | 'source' | 'isGuide'> & { date: string | null },
  held: HeldAct | null,
  seen: boolean,
): Decision {
  if (!held) return { kind: 'add' }
  const known = held.revisions.find(({ contentHash }) => contentHash === arriving.contentHash)
  const shown = held.revisions.find(({ isShown, date }) => isShown && date === arriving.date)
  if (known) return { kind: 'unchanged', reasons: known.isShown || !shown ? [] : [{ code: 'kept-beside', source: shown.source }] }
  const guide = held.revisions.find((one) => one.isShown && one.isGuide)
  if (guide) return { kind: 'replace', revision: guide.number }
  if (arriving.isGuide) return { kind: 'unchanged', reasons: [] }
  if (!shown) return { kind: 'version' }
  if (!seen && fileOf(shown.source) === fileOf(arriving.source)) return { kind: 'replace', revision: shown.number }
  return { kind: 'beside', source: shown.source }
}

/** Stores Acts one by one, each whole in one transaction. */
export function createActStore(database: Database, actor: string | null) {
  const storage = actsStorage(database)
  /** Texts that this run has given, by Act and date. */
  const given = new Set<string>()

  const storeOnce = (arriving: PreparedAct): Promise<StoredAct> =>
    database.sql.transaction().execute(async (transaction) => {
      const at = new Date(database.clock.now())
      const held = await storage.find(transaction, arriving)
      const caseId = held?.caseId ?? arriving.caseId
      const prepared = await redactArrivingAct(transaction, caseId, arriving)
      const decision = decideAct({ ...prepared, date: prepared.facts.date }, held, given.has(placeOf(caseId, prepared)))
      if (decision.kind === 'unchanged') return { outcome: 'unchanged', caseId, reasons: decision.reasons }
      const revision = held ? Math.max(...held.revisions.map(({ number }) => number)) + 1 : 1
      const documentId = held ? held.documentId : await storage.add(transaction, prepared, at)
      await storage.addRevision(transaction, documentId, revision, prepared, at)
      if (decision.kind === 'beside') {
        return { outcome: 'flagged', caseId, reasons: [{ code: 'differs-from', source: decision.source }] }
      }
      if (decision.kind === 'replace') await storage.dropExpression(transaction, documentId, decision.revision)
      await storage.addExpression(transaction, documentId, revision, prepared)
      // Last, since others that arrive wait from here on.
      await lockGraph(transaction)
      if (held) await storage.showLatest(transaction, held, revision, prepared, at)
      await addKeys(transaction, documentId, prepared.facts)
      await record(transaction, at.getTime(), [
        { name: held ? 'act.changed' : 'act.added', subject: caseId, account: null, actor, payload: { revision } },
      ])
      const outcome = prepared.warnings.length > 0 ? 'flagged' : held ? 'updated' : 'added'
      return { outcome, caseId, reasons: prepared.warnings }
    })

  return {
    async store(prepared: PreparedAct): Promise<StoredAct> {
      const stored = await whileContended(() => storeOnce(prepared))
      given.add(placeOf(stored.caseId, prepared))
      return stored
    },
  }
}

const placeOf = (caseId: string, { facts }: PreparedAct): string => `${caseId}@${facts.date ?? ''}`
