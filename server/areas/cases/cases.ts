import {
  type Case,
  type CaseContent,
  type CaseInBrief,
  type CaseWithStanding,
  type Page,
  type Paragraph,
  type Part,
  paragraphKinds,
} from '#contract/cases'
import type { CaseCorrection } from '#contract/library'
import type { Role } from '#contract/accounts'
import type { Database } from '../../database/open.ts'
import type { StoredLayout } from '../../database/tables.ts'
import { Problem } from '../../http/problem.ts'
import { createSignals } from '../citator/citator.ts'
import { readFileText } from './import/read-file-text.ts'
import { correctRecord, removeDocument } from './import/correct-record.ts'
import { type ImportOptions, importSources } from './import/import-sources.ts'
import { enoughToBegin, openingOf } from './opening.ts'
import { type CaseRecord, casesStorage } from './storage.ts'

export { splitSentences } from './summarise/sentences.ts'

/** Who asks to change a document. */
interface Editor {
  userId: string
  role: Role
}

/** What pages of PDF are written with, loaded when they are first needed. */
export const loadPages = async () => ({
  ...(await import('./print/pen.ts')),
  ...(await import('./print/running-heads.ts')),
  ...(await import('./print/sheet.ts')),
})

/** A case with the text that is shown of it and how that divides; `content` is null where the library has only the record. */
export interface Judgment {
  documentId: number
  case: Case
  revision: number
  content: string | null
  parts: Part[]
  paragraphs: Paragraph[]
  /** Where the pages of its source begin; undefined where it has none. */
  pages: Page[] | undefined
  warnings: string[]
}

/** What the library holds and how it is read. A reader is the id of an account: it sees what is public and what is its own. */
export function createCases(database: Database) {
  const storage = casesStorage(database)
  const signals = createSignals(database)

  const recordOf = async (reader: string, caseId: string): Promise<CaseRecord> => {
    const record = await storage.byCaseId(reader, caseId)
    if (!record) throw new Problem('not-found')
    return record
  }

  /** The text of a record; `not-found` where it was deleted since the record was read. */
  const revisionOf = async ({ document_id, revision }: CaseRecord) => {
    const found = await storage.currentRevision(document_id, revision)
    if (!found) throw new Problem('not-found')
    return found
  }

  /** A document of the reader, or a public one where the reader may edit the public library; others that it sees are `forbidden`. */
  const changeable = async ({ userId, role }: Editor, caseId: string): Promise<CaseRecord> => {
    const record = await recordOf(userId, caseId)
    if (record.owner_id === null && role === 'user') throw new Problem('forbidden')
    return record
  }

  return {
    /** One case without its text; `not-found` when there is none. */
    getCase: async (reader: string, caseId: string): Promise<Case> => toCase(await recordOf(reader, caseId)),

    /** Cases by their internal ids, in the order of the ids; ids unknown to the reader are left out. */
    async casesByIds(reader: string, documentIds: number[]): Promise<Map<number, Case>> {
      if (documentIds.length === 0) return new Map()
      const [records, standing] = await Promise.all([storage.byDocumentIds(reader, documentIds), signals.inBrief(reader, documentIds)])
      return new Map(records.map((record) => [record.document_id, { ...toCase(record), signal: standing.get(record.document_id) ?? null }]))
    },

    /** The first words of the reasons of cases without a summary, by internal ids: what a list says of them where nothing better is known. */
    async openings(reader: string, documentIds: readonly number[]): Promise<Map<number, string>> {
      if (documentIds.length === 0) return new Map()
      const beginnings = await storage.beginnings(reader, documentIds, enoughToBegin)
      return new Map(beginnings.flatMap((one) => [openingOf(one)].flatMap((words) => (words === null ? [] : [[one.id, words] as const]))))
    },

    /** Cases by their ids, in that order; ids unknown to the reader are left out. */
    async casesByCaseIds(reader: string, caseIds: readonly string[]): Promise<Case[]> {
      if (caseIds.length === 0) return []
      const byId = new Map((await storage.byCaseIds(reader, caseIds)).map((record) => [record.case_id, toCase(record)]))
      return caseIds.flatMap((id) => byId.get(id) ?? [])
    },

    /** Cases by their ids, for lists that point at them; ids unknown to the reader are left out. */
    async inBrief(reader: string, caseIds: readonly string[]): Promise<Map<string, CaseInBrief>> {
      if (caseIds.length === 0) return new Map()
      const records = await storage.inBrief(reader, [...new Set(caseIds)])
      return new Map(records.map(({ document_id: _internal, ...record }) => [record.id, record]))
    },

    /** The same with how each stands. */
    async withStanding(reader: string, caseIds: readonly string[]): Promise<Map<string, CaseWithStanding>> {
      if (caseIds.length === 0) return new Map()
      const records = await storage.inBrief(reader, [...new Set(caseIds)])
      const standing = await signals.inBrief(
        reader,
        records.map(({ document_id }) => document_id),
      )
      return new Map(records.map(({ document_id, ...record }) => [record.id, { ...record, signal: standing.get(document_id) ?? null }]))
    },

    /** A case with its current text; `not-found` when there is none. */
    async readJudgment(reader: string, caseId: string): Promise<Judgment> {
      const record = await recordOf(reader, caseId)
      const { number, content, layout, warnings } = await revisionOf(record)
      const { document_id: documentId } = record
      return {
        documentId,
        case: toCase(record),
        revision: number,
        content,
        parts: layout.parts,
        paragraphs: readParagraphs(layout),
        pages: readPages(layout),
        warnings,
      }
    },

    async getContent(reader: string, caseId: string): Promise<CaseContent> {
      const record = await recordOf(reader, caseId)
      const { number, content, layout } = await revisionOf(record)
      return {
        id: record.case_id,
        revision: number,
        content,
        parts: layout.parts,
        paragraphs: readParagraphs(layout),
        pages: readPages(layout),
      }
    },

    /** An account's own documents, the newest first, and how many there are with the bytes of their files. */
    async ownDocuments(owner: string, page: { limit: number; offset: number }) {
      const [records, usage] = await Promise.all([storage.ownedBy(owner, page), storage.usageOf(owner)])
      const documents = records.map(({ imported_at, ...record }) => ({ ...toCase(record), added_at: imported_at.toISOString() }))
      return { documents, total: usage.documents, bytes: usage.bytes }
    },

    usageOf: storage.usageOf,

    /** Imports files into the public library or, with an owner, into that account's own. */
    importFiles: (paths: readonly string[], options: ImportOptions) => importSources(database, paths, options),

    /** The words of a file on disk, of which nothing is stored; see `readFileText`. */
    readFile: readFileText,

    /** Corrects what is said of a document that the reader may change; see `correctRecord`. */
    async correct(reader: Editor, caseId: string, correction: CaseCorrection): Promise<Case> {
      const { document_id } = await changeable(reader, caseId)
      if (!(await correctRecord(database, document_id, correction))) throw new Problem('not-found')
      return toCase(await recordOf(reader.userId, caseId))
    },

    /** Deletes a document with everything that was made of it. */
    async delete(reader: Editor, caseId: string): Promise<void> {
      const { document_id } = await changeable(reader, caseId)
      await removeDocument(database, document_id)
    },

    listCourts: async (): Promise<string[]> => (await storage.courts()).map(({ court }) => court!),

    listJudges: async (): Promise<string[]> => (await storage.judges()).map(({ name }) => name),
  }
}

export type Cases = ReturnType<typeof createCases>

/** A record as the API shows it. */
export function toCase(record: CaseRecord): Case {
  const { document_id: _internal, case_id: id, revision: _revision, owner_id, citations, ...fields } = record
  return { id, ...fields, private: owner_id !== null, citations: citations ?? [] }
}

/** The paragraphs of a stored layout; a paragraph's id is its place in the document, from 1. */
export const readParagraphs = ({ paragraphs }: StoredLayout): Paragraph[] =>
  paragraphs.map(([start, end, kind, number, depth, part], index) => ({
    id: index + 1,
    part,
    kind: paragraphKinds[kind]!,
    number,
    depth,
    start,
    end,
  }))

/** Where the pages of its source begin in a text; undefined where it has none. */
const readPages = ({ pages }: StoredLayout): Page[] | undefined => pages?.map(([page, start]) => ({ page, start }))
