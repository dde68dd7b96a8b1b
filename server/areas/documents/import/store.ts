import type { ImportReason } from '#contract/reasons/import-reasons'
import { COURTS } from '#citations/data/courts'
import { citationKey } from '#citations/match-keys'
import type { CaseCorrection } from '#contract/library'
import type { Database } from '../../../database/open.ts'
import { keepDispositions } from '../../analytics/analytics.ts'
import { type Reading, longDocuments, markUnread, putIntoGraph, readOn, withoutReferences } from '../../citations/citations.ts'
import { indexDocuments } from '../../search/search.ts'
import { redactArriving } from '../redaction/redact-arriving.ts'
import { findWithheld } from '../takedowns/refuse-arriving.ts'
import { withoutResolved } from './resolved-warnings.ts'
import { type NewEvent, record } from '../../../events/events.ts'
import { whileContended } from '../../../database/contention.ts'
import { correctFields } from './correct-fields.ts'
import { type Decision, decide } from './decide.ts'
import type { OutcomeKind } from './outcomes.ts'
import type { Owner } from './owned-document.ts'
import type { PreparedDocument } from './prepared-document.ts'
import { extractFacts } from './extract-facts.ts'
import { stations } from './station-names.ts'
import {
  type DocumentToStore,
  type ImportTransaction,
  type KnownJudge,
  countOwned,
  findStored,
  findJudges,
  insertBelongings,
  insertCourts,
  insertDocuments,
  insertRevisions,
  renameJudges,
  updateDocuments,
  warnOnShown,
} from './storage.ts'

export interface Stored {
  outcome: OutcomeKind
  /** The judgment that was taken down, where it is withheld. */
  caseId?: string
  reasons: ImportReason[]
}

/** A document with the order in which it came: `seen` says that this run has given it before. */
export interface Arriving {
  prepared: PreparedDocument
  seen: boolean
}

/** Fills in the courts and stations of the list. */
export async function seedCourts(database: Database) {
  await insertCourts(
    database,
    COURTS.map(({ code, name, group, level }) => ({ code, name, class: group, hierarchy_level: level })),
    stations.map(({ code, courtCode, name }) => ({ code, court_code: courtCode, name })),
  )
}

interface StoreOptions {
  owner?: Owner | null
  /** The account that adds them. */
  actor?: string | null
  /** Lets others in between slices of what long documents cite. */
  inSlices?: boolean
}

/** Writes documents, each whole in one transaction with the rest of its batch. No two of a batch may share an identity. */
export function createStore(database: Database, { owner = null, actor = owner?.id ?? null, inSlices = false }: StoreOptions = {}) {
  let judges = new Map<string, KnownJudge>()

  const storeWhole = (batch: readonly Arriving[]) =>
    whileContended(
      async () => {
        const known = new Map(judges)
        const done = await database.sql
          .transaction()
          .execute((transaction) => storeBatch(transaction, batch, known, { owner, actor, inSlices, at: database.clock.now() }))
        judges = known
        return done
      },
      // What is stored already is read again.
      () => (judges = new Map()),
    )

  return {
    /** What became of each document, in their order. */
    async store(batch: readonly Arriving[]): Promise<Stored[]> {
      const { stored, unread } = await storeWhole(batch)
      for (const { reading, graph } of unread) await readOn(database, reading, graph)
      return stored
    },
  }
}

/** What a long document cites is written after it. */
interface Unread {
  reading: Reading
  graph: PreparedDocument['graph']
}

async function storeBatch(
  transaction: ImportTransaction,
  given: readonly Arriving[],
  judges: Map<string, KnownJudge>,
  { owner, actor, inSlices, at }: Required<StoreOptions> & { at: number },
): Promise<{ stored: Stored[]; unread: Unread[] }> {
  const batch = await redactArriving(transaction, given, owner !== null)
  let room = owner ? owner.mostDocuments - (await countOwned(transaction, owner.id)) : Infinity
  const existing = await findStored(
    transaction,
    batch.map(({ prepared }) => prepared.identity),
  )
  // An account's own documents are its own affair.
  const takenDown =
    owner === null
      ? await findWithheld(
          transaction,
          batch.map(({ prepared }) => prepared),
        )
      : null
  const decided = batch.map(({ prepared: given, seen }) => {
    const document = existing.get(given.identity) ?? null
    const withheld = takenDown?.get(given)
    const decision: Decision = withheld ? { kind: 'withheld', withheld } : decide(given, document, seen)
    const prepared = decision.kind === 'update' ? withCorrections(given, document!.corrections, owner?.id ?? null) : given
    const refused = decision.kind === 'add' && room <= 0
    if (decision.kind === 'add') room -= 1
    return { prepared, decision: refused ? noRoom : decision, documentId: document?.documentId ?? 0 }
  })
  const shown = decided.filter(({ decision }) => decision.kind === 'add' || decision.kind === 'update')
  await learnJudges(
    transaction,
    shown.map(({ prepared }) => prepared),
    judges,
    owner?.id ?? null,
  )
  const toStore = ({ prepared, decision }: { prepared: PreparedDocument; decision: Decision }): DocumentToStore => ({
    prepared,
    judges: prepared.judges.map(({ key }) => judges.get(key)!),
    revision: decision.kind === 'update' ? decision.revision : 1,
  })
  const added = shown.filter(({ decision }) => decision.kind === 'add').map(toStore)
  const updated = shown.filter(({ decision }) => decision.kind === 'update').map((one) => withId(toStore(one), one.documentId))
  const ids =
    added.length > 0
      ? await insertDocuments(transaction, added, { ownerId: owner?.id ?? null, at: new Date(at) })
      : new Map<string, number>()
  if (updated.length > 0) await updateDocuments(transaction, updated, { at: new Date(at) })
  const arrived = added.map((one) => withId(one, ids.get(one.prepared.identity)!))
  const current = [...arrived, ...updated]
  const beside = decided.flatMap(({ prepared, decision, documentId }) =>
    decision.kind === 'beside' ? [{ prepared, documentId, ...decision }] : [],
  )
  if (current.length > 0) await insertBelongings(transaction, current)
  if (current.length + beside.length > 0) await insertRevisions(transaction, [...current, ...beside], new Date(at))
  if (beside.length > 0)
    await warnOnShown(
      transaction,
      beside.map(({ documentId, prepared }) => ({ documentId, warning: { code: 'other-source-kept', source: prepared.source } })),
    )
  const long = inSlices ? longDocuments(current, ({ prepared }) => prepared.graph) : new Set<(typeof current)[number]>()
  await makeFindable(transaction, arrived, { added: true, long })
  await makeFindable(transaction, updated, { added: false, long })
  const eventOf = (document: (typeof current)[number]): NewEvent => ({
    name: arrived.includes(document) ? 'document.added' : 'document.changed',
    subject: document.prepared.caseId,
    account: owner?.id ?? null,
    actor,
    payload: { revision: document.revision },
  })
  const unread = [...long]
  await record(transaction, at, current.filter((one) => !long.has(one)).map(eventOf))
  const readings = await markUnread(
    transaction,
    // What follows from a document finds what it cites: it is told of when all of that is written.
    unread.map((one) => ({ id: one.documentId, told: { at, event: eventOf(one) } })),
  )
  const stored = decided.map(({ prepared, decision }) =>
    decision === noRoom
      ? ({ outcome: 'rejected', reasons: [{ code: 'library-full', most: owner!.mostDocuments }] } satisfies Stored)
      : outcomeOf(prepared, decision),
  )
  return { stored, unread: readings.map((reading, index) => ({ reading, graph: unread[index]!.prepared.graph })) }
}

/** Puts documents into search, graph and counts; those `added` were in neither. What the `long` ones cite is left for slices. */
async function makeFindable<D extends { documentId: number; prepared: PreparedDocument }>(
  transaction: ImportTransaction,
  documents: readonly D[],
  { added, long }: { added: boolean; long: ReadonlySet<D> },
) {
  const entries = documents.map(({ documentId, prepared: { entry } }) => ({ documentId, entry }))
  await indexDocuments(transaction, entries, { added })
  const places = documents.map((one) => ({
    id: one.documentId,
    graph: long.has(one) ? withoutReferences(one.prepared.graph) : one.prepared.graph,
  }))
  // First, so that what they cite is counted once, where it is written.
  await keepDispositions(
    transaction,
    documents.map(({ documentId, prepared: { disposition } }) => ({ documentId, disposition })),
  )
  await putIntoGraph(transaction, places, { added })
}

/** In place of a decision where the owner has no room for another document. */
const noRoom: Decision = { kind: 'unchanged', reasons: [] }

/** A new text of a document that people have put right: what they said stands. */
function withCorrections(prepared: PreparedDocument, corrections: CaseCorrection, ownerId: string | null): PreparedDocument {
  if (Object.keys(corrections).length === 0) return prepared
  const citations = prepared.citations.map(({ citation }) => citation)
  const said = correctFields({ ...prepared, citations }, corrections, ownerId)
  return {
    ...prepared,
    record: said.record,
    judges: said.judges,
    warnings: withoutResolved(prepared.warnings, corrections),
    citations: said.citations.map((citation) => ({ citation, key: citationKey(citation) })),
    ...extractFacts({ record: said.record, citations: said.citations, content: prepared.content, layout: prepared.layout }),
  }
}

const withId = ({ prepared, judges, revision }: DocumentToStore, documentId: number) => ({ prepared, judges, revision, documentId })

function outcomeOf({ warnings }: PreparedDocument, decision: Decision): Stored {
  if (decision.kind === 'withheld') {
    const { caseId, day, reason } = decision.withheld
    return { outcome: 'withheld', caseId, reasons: [{ code: 'taken-down', day, reason }] }
  }
  if (decision.kind === 'unchanged') return { outcome: 'unchanged', reasons: decision.reasons }
  if (decision.kind === 'beside') return { outcome: 'flagged', reasons: [{ code: 'differs-from', source: decision.shownSource }] }
  if (warnings.length > 0) return { outcome: 'flagged', reasons: warnings }
  return { outcome: decision.kind === 'add' ? 'added' : 'updated', reasons: [] }
}

const lettersOf = (name: string) => name.replace(/[^\p{L}]/gu, '').length

/** Finds or adds the judges of some documents; the fullest name that was ever given is the one shown. */
export async function learnJudges(
  transaction: ImportTransaction,
  documents: readonly Pick<PreparedDocument, 'judges'>[],
  known: Map<string, KnownJudge>,
  ownerId: string | null,
) {
  const fullest = new Map<string, string>()
  for (const { key, name } of documents.flatMap(({ judges }) => judges)) {
    if (lettersOf(name) > lettersOf(fullest.get(key) ?? '')) fullest.set(key, name)
  }
  const missing = [...fullest].filter(([key]) => !known.has(key)).map(([key, name]) => ({ key, name }))
  if (missing.length > 0) for (const [key, judge] of await findJudges(transaction, missing, ownerId)) known.set(key, judge)
  // A private document is not what the library learns a name from.
  if (ownerId) return
  const fuller = [...fullest].flatMap(([key, name]) => {
    const judge = known.get(key)!
    return lettersOf(name) > lettersOf(judge.name) ? [{ key, id: judge.id, name }] : []
  })
  if (fuller.length === 0) return
  await renameJudges(transaction, fuller)
  for (const { key, id, name } of fuller) known.set(key, { id, name })
}
