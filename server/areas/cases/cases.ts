import { caseNumberInPrint } from '#citations/format/case-number-in-print'
import type { AllowedActions } from '#contract/allowed-actions'
import type { SignalInBrief } from '#contract/citator'
import type { Speaker } from '#contract/passage-search'
import type { ImportWarning } from '#contract/reasons/import-warnings'
import type { Case, CaseContent, CaseInBrief, CaseWithStanding, Page, Paragraph, Part } from '#contract/cases'
import { publicPageOf } from '#citations/public-site'
import { type Reader, can } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import { createSignals } from '../citator/citator.ts'
import type { Documents } from '../documents/documents.ts'
import { enoughToBegin, openingOf } from './opening.ts'
import { withStatus } from './status.ts'
import { type CaseRecord, casesStorage } from './storage.ts'

export { numbersOfParagraphs } from './summarise/paragraph-numbers.ts'
export { readDecision } from './summarise/read-decision.ts'
export { type JudgmentText } from './summarise/read-sentences.ts'

/** A case with the text that is shown of it and how that divides; `content` is null where the library has only the record. */
export interface Judgment {
  documentId: number
  /** What its reader may do with it besides reading. */
  allowed: AllowedActions
  case: Case
  /** The summary that its source gives; that of the case may be one that a reader had made. */
  givenSummary: string | null
  revision: number
  content: string | null
  parts: Part[]
  paragraphs: Paragraph[]
  /** Where the pages of its source begin; undefined where it has none. */
  pages: Page[] | undefined
  /** Who speaks in each paragraph, in their order; null where nothing tells. */
  speakers: (Speaker | null)[]
  warnings: ImportWarning[]
}

/** Texts that are fetched at once: a statement for each costs more than they do, and all of them together would hold others up. */
const textsAtOnce = 6

/** What the library holds and how it is read. What a reader sees is decided in server/access. */
export function createCases({ database, documents }: { database: Database; documents: Documents }) {
  const storage = casesStorage(database)
  const signals = createSignals(database)

  const whyMissing = async (caseId: string) => (await documents.takedowns.problemOf(caseId)) ?? new Problem('not-found')

  const recordOf = async (reader: Reader, caseId: string): Promise<CaseRecord> => {
    const record = await storage.byCaseId(reader, caseId)
    if (!record) throw await whyMissing(caseId)
    return record
  }
  const recordsOf = async (reader: Reader, caseIds: readonly string[]): Promise<Map<string, Case>> => {
    if (caseIds.length === 0) return new Map()
    return new Map((await storage.byCaseIds(reader, caseIds)).map((record) => [record.case_id, toCase(record)]))
  }

  return {
    /** What is said of a case that its reader does not find: that it was taken down, or nothing. */
    whyMissing,

    /** The days on which some cases were taken down, by their ids; others are left out. */
    takenDown: documents.takedowns.days,

    /** One case without its text; `not-found` when there is none. */
    getCase: async (reader: Reader, caseId: string): Promise<Case> => toCase(await recordOf(reader, caseId)),

    /** Cases by their internal ids, in the order of the ids; ids unknown to the reader are left out. `known`: how some of them stand. */
    async casesByIds(
      reader: Reader,
      documentIds: number[],
      known: ReadonlyMap<number, SignalInBrief | null> = new Map(),
    ): Promise<Map<number, Case>> {
      if (documentIds.length === 0) return new Map()
      const others = documentIds.filter((id) => !known.has(id))
      const [records, signalOf] = await Promise.all([storage.byDocumentIds(reader, documentIds), signals.inBrief(reader, others)])
      return new Map(
        records.map((record) => {
          const signal = known.get(record.document_id) ?? signalOf.get(record.document_id) ?? null
          return [record.document_id, { ...withStatus(toCase(record), signal), signal }]
        }),
      )
    },

    /** The ids of cases by their internal ones, in that order; those unknown to the reader are left out. */
    async caseIds(reader: Reader, documentIds: readonly number[]): Promise<string[]> {
      if (documentIds.length === 0) return []
      const known = new Map((await storage.caseIds(reader, documentIds)).map(({ id, case_id }) => [id, case_id]))
      return documentIds.flatMap((id) => known.get(id) ?? [])
    },

    /** The first words of the reasons of cases without a summary, by internal ids: what a list says of them where nothing better is known. */
    async openings(reader: Reader, documentIds: readonly number[]): Promise<Map<number, string>> {
      if (documentIds.length === 0) return new Map()
      const beginnings = await storage.beginnings(reader, documentIds, enoughToBegin)
      return new Map(beginnings.flatMap((one) => [openingOf(one)].flatMap((words) => (words === null ? [] : [[one.id, words] as const]))))
    },

    /** Cases by their ids, in that order; ids unknown to the reader are left out. */
    async casesByCaseIds(reader: Reader, caseIds: readonly string[]): Promise<Case[]> {
      const byId = await recordsOf(reader, caseIds)
      return caseIds.flatMap((id) => byId.get(id) ?? [])
    },

    /** Cases by their ids, for lists that point at them; ids unknown to the reader are left out. */
    async inBrief(reader: Reader, caseIds: readonly string[]): Promise<Map<string, CaseInBrief>> {
      if (caseIds.length === 0) return new Map()
      const records = await storage.inBrief(reader, [...new Set(caseIds)])
      return new Map(records.map(({ document_id: _internal, ...record }) => [record.id, record]))
    },

    /** The same with how each stands. */
    async withStanding(reader: Reader, caseIds: readonly string[]): Promise<Map<string, CaseWithStanding>> {
      if (caseIds.length === 0) return new Map()
      const records = await storage.inBrief(reader, [...new Set(caseIds)])
      const signalOf = await signals.inBrief(
        reader,
        records.map(({ document_id }) => document_id),
      )
      return new Map(records.map(({ document_id, ...record }) => [record.id, { ...record, signal: signalOf.get(document_id) ?? null }]))
    },

    /** The records of some cases, without their texts; those unknown to the reader are left out. */
    recordsOf,

    /** Which text is shown of some cases, and how long it is in letters; cases unknown to the reader are left out. */
    async textsOf(reader: Reader, caseIds: readonly string[]): Promise<Map<string, { revision: number; letters: number | null }>> {
      if (caseIds.length === 0) return new Map()
      return new Map((await storage.texts(reader, caseIds)).map(({ case_id, ...text }) => [case_id, text]))
    },

    /** A case with its current text; `not-found` when there is none. */
    async readJudgment(reader: Reader, caseId: string): Promise<Judgment> {
      const record = await recordOf(reader, caseId)
      return toJudgment(reader, record, await documents.readRevision(record.document_id, record.revision))
    },

    /** The same of some cases, in their order, a few texts at a time; what the reader does not see, or has gone since, is left out. */
    async *readJudgments(reader: Reader, caseIds: readonly string[]): AsyncGenerator<Judgment, void, undefined> {
      if (caseIds.length === 0) return
      const byId = new Map((await storage.byCaseIds(reader, caseIds)).map((record) => [record.case_id, record]))
      const records = caseIds.flatMap((id) => byId.get(id) ?? [])
      for (let from = 0; from < records.length; from += textsAtOnce) {
        const next = records.slice(from, from + textsAtOnce)
        const revisions = await documents.readRevisions(next.map(({ document_id: documentId, revision }) => ({ documentId, revision })))
        for (const record of next) {
          const revision = revisions.get(record.document_id)
          if (revision) yield toJudgment(reader, record, revision)
        }
      }
    },

    async getContent(reader: Reader, caseId: string): Promise<CaseContent> {
      const record = await recordOf(reader, caseId)
      const { warnings: _unread, ...text } = await documents.readRevision(record.document_id, record.revision)
      return { id: record.case_id, ...text }
    },

    /** An account's own documents, the newest first, and how many there are with the bytes of their files. */
    async ownDocuments(reader: Reader, page: { limit: number; offset: number }) {
      const [records, usage] = await Promise.all([storage.ownedBy(reader, page), storage.usageOf(reader)])
      const documents = records.map(({ imported_at, ...record }) => ({ ...toCase(record), added_at: imported_at.toISOString() }))
      return { documents, total: usage.documents, bytes: usage.bytes }
    },

    usageOf: storage.usageOf,

    /** Those of some that the reader may put before others: public ones and its own. */
    mayShare: storage.mayShare,

    listCourts: async (): Promise<string[]> => (await storage.courts()).map(({ court }) => court!),

    listJudges: async (): Promise<string[]> => (await storage.judges()).map(({ name }) => name),
  }
}

export type Cases = ReturnType<typeof createCases>

const toJudgment = (reader: Reader, record: CaseRecord, revision: Awaited<ReturnType<Documents['readRevision']>>): Judgment => ({
  documentId: record.document_id,
  allowed: (['change', 'delete', 'share'] as const).filter((action) => can(reader, action, record.thing)),
  case: toCase(record),
  givenSummary: record.summary,
  ...revision,
})

/** A record as the API shows it. */
export function toCase(record: CaseRecord): Case {
  const { document_id: _internal, case_id: id, revision: _revision, thing, made_summary, ...fields } = record
  const citations = fields.citations ?? []
  const isPublished = thing.owner === null && !fields.sample
  const found = {
    id,
    ...fields,
    case_number: fields.case_number && caseNumberInPrint(fields.case_number),
    url: fields.url ?? (isPublished ? publicPageOf({ ...fields, citations }) : null),
    private: thing.owner !== null,
    citations,
    summary: fields.summary ?? made_summary,
    read_fields: made_summary === null ? fields.read_fields : [...fields.read_fields, 'summary'],
  }
  return withStatus(found, null)
}
