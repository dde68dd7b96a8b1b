import { type Case, type CaseContent, type CaseDetail, type CourtCoverage, type Paragraph, paragraphKinds } from '#contract/cases'
import type { Database } from '../../database/open.ts'
import type { StoredLayout } from '../../database/tables.ts'
import { Problem } from '../../http/problem.ts'
import { type CaseRecord, casesStorage } from './storage.ts'

const unknownCourt = 'Court not specified'

/** What the library holds and how it is read. */
export function createCases(database: Database) {
  const storage = casesStorage(database)

  const recordOf = async (caseId: string): Promise<CaseRecord> => {
    const record = await storage.byCaseId(caseId)
    if (!record) throw new Problem('not-found')
    return record
  }

  return {
    /** One case without its text; `not-found` when there is none. */
    getCase: async (caseId: string): Promise<Case> => toCase(await recordOf(caseId)),

    /** Cases by their internal ids, in the order of the ids; unknown ids are left out. */
    async casesByIds(documentIds: number[]): Promise<Map<number, Case>> {
      if (documentIds.length === 0) return new Map()
      const records = await storage.byDocumentIds(documentIds)
      return new Map(records.map((record) => [record.document_id, toCase(record)]))
    },

    async getDetail(caseId: string, include: { content: boolean; summary: boolean; keyPoints: boolean }): Promise<CaseDetail> {
      const record = await recordOf(caseId)
      const revision = await storage.currentRevision(record.document_id, record.revision)
      const found = toCase(record)
      return {
        ...found,
        summary: include.summary ? found.summary : null,
        key_points: include.keyPoints ? found.key_points : [],
        content: include.content ? revision.content : null,
        revision: revision.number,
        parts: revision.layout.parts,
        paragraphs: readParagraphs(revision.layout),
        warnings: revision.warnings,
      }
    },

    async getContent(caseId: string): Promise<CaseContent> {
      const record = await recordOf(caseId)
      const { number, content, layout } = await storage.currentRevision(record.document_id, record.revision)
      return { id: record.case_id, revision: number, content, parts: layout.parts, paragraphs: readParagraphs(layout) }
    },

    listCourts: async (): Promise<string[]> => (await storage.courts()).map(({ court }) => court!),

    listJudges: async (): Promise<string[]> => (await storage.judges()).map(({ name }) => name),

    async coverage(): Promise<{ cases: number; courts: CourtCoverage[] }> {
      const rows = await storage.coverage()
      const courts = rows.map((row) => ({
        court: row.court ?? unknownCourt,
        cases: row.cases,
        first: row.first,
        latest: row.latest,
        last_import: row.last_import.toISOString(),
      }))
      return { cases: courts.reduce((sum, { cases }) => sum + cases, 0), courts }
    },
  }
}

export type Cases = ReturnType<typeof createCases>

function toCase(record: CaseRecord): Case {
  const { document_id: _internal, case_id: id, revision: _revision, citations, ...fields } = record
  return { id, ...fields, citations: citations ?? [] }
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
