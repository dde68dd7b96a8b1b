import type { Party, Part, Statement } from '#contract/cases'
import type { CaseCorrection } from '#contract/library'
import type { ImportWarning } from '#contract/reasons/import-warnings'
import type { Generated } from 'kysely'
import type { Timestamp, DefaultTimestamp, Json } from './columns.ts'

interface CourtsTable {
  code: string
  name: string
  class: string
  hierarchy_level: number
}

interface CourtStationsTable {
  code: string
  court_code: string
  name: string
}

interface JudgesTable {
  id: Generated<number>
  name: string
  key: string
  /** Of whose private documents; null for the judges of the public library. */
  owner_id: string | null
  /** The fuller form of the same judge's name. */
  same_as: Generated<number | null>
}

interface UploadReservationsTable {
  id: Generated<string>
  user_id: string
  bytes: number
  expires_at: Timestamp
}

interface JudgeDecisionsTable {
  key: string
  means: string
}

interface WorksTable {
  id: Generated<number>
  public_id: string
  kind: 'case' | 'act'
  identity: string
}

interface DocumentsTable {
  id: Generated<number>
  work_id: number
  kind: 'judgment' | 'digest' | 'act'
  title: string
  citation: string | null
  /** YYYY-MM-DD */
  date: string | null
  year: number | null
  language: string
  url: string | null
  frbr_uri: string | null
  summary: string | null
  legal_areas: string[]
  sample: boolean
  read_fields: string[]
  revision: number
  imported_at: DefaultTimestamp
  /** The account that alone sees it; null for a public document. */
  owner_id: string | null
  uploaded_bytes: number | null
  corrections: Json<CaseCorrection>
  /** When its owner put it into the trash. */
  trashed_at: Timestamp | null
}

interface JudgmentsTable {
  document_id: number
  court_code: string | null
  court: string | null
  court_station: string | null
  division: string | null
  document_type: string | null
  case_number: string | null
  case_number_key: string | null
  judges: string[]
  parties: Json<Party[]>
  applicant: string | null
  respondent: string | null
  category: string | null
  key_points: string[]
  status: string | null
  outcome: string | null
  hierarchy_level: number | null
}

/** Documents with what judgments have beside them: a view, to be read only. */
interface CasesView extends Omit<DocumentsTable, 'kind'>, Omit<JudgmentsTable, 'document_id'> {
  kind: 'judgment' | 'digest'
  case_id: string
  identity: string
}

interface DocumentCitationsTable {
  document_id: number
  position: number
  citation: string
  key: string
}

interface DocumentJudgesTable {
  document_id: number
  position: number
  judge_id: number
  title: string | null
}

/** A paragraph as stored: [start, end, kind (index in paragraphKinds), court's number, depth, part]. Its id is its place, from 1. */
export type StoredParagraph = [start: number, end: number, kind: number, number: string | null, depth: number, part: number]

/** A page of the source and the UTF-16 position at which it begins. */
export type StoredPage = [page: number, start: number]

export interface StoredLayout {
  parts: Part[]
  paragraphs: StoredParagraph[]
  /** Where pages begin, in their order; absent where the source has none. */
  pages?: StoredPage[]
}

interface RevisionsTable {
  document_id: number
  number: number
  content: string | null
  content_hash: string
  layout: Json<StoredLayout>
  source: string
  source_format: string
  warnings: Json<ImportWarning[]>
  imported_at: DefaultTimestamp
}

interface DocumentKeysTable {
  key: string
  document_id: number
}

interface RedactionsTable {
  id: Generated<number>
  case_id: string
  redacted_at: DefaultTimestamp
  redacted_by: string
  replacement: string
  name_hash: string
  name_letters: number
  name_words: number
  places: Json<Record<string, number>>
}

interface CaseDigestsTable {
  document_id: number
  kind: 'summary' | 'key-points'
  maker: string
  revision: number
  model: string | null
  statements: Json<Statement[]>
  reason: string | null
  made_at: DefaultTimestamp
}

/** Courts, judges, works and what documents consist of. */
export interface DocumentTables {
  courts: CourtsTable
  court_stations: CourtStationsTable
  judges: JudgesTable
  judge_decisions: JudgeDecisionsTable
  upload_reservations: UploadReservationsTable
  works: WorksTable
  documents: DocumentsTable
  judgments: JudgmentsTable
  cases: CasesView
  document_citations: DocumentCitationsTable
  document_judges: DocumentJudgesTable
  revisions: RevisionsTable
  document_keys: DocumentKeysTable
  redactions: RedactionsTable
  case_digests: CaseDigestsTable
}
