import type { ImportWarning } from '#contract/reasons/import-warnings'
import type { Party } from '#contract/cases'
import type { StoredLayout } from '../../../database/stored-layout.ts'
import type { ReadDisposition } from '../../analytics/analytics.ts'
import type { DocumentInGraph } from '../../citations/citations.ts'
import type { SearchEntry } from '../../search/search.ts'
import type { JudgeName } from '../../../judge-names/judge-names.ts'

/** A row of `cases` without what only the store knows: its id, the revision's number, the time. */
export interface DocumentRecord {
  kind: 'judgment' | 'digest'
  title: string
  court_code: string | null
  court: string | null
  court_station: string | null
  division: string | null
  document_type: string | null
  date: string | null
  year: number | null
  citation: string | null
  case_number: string | null
  case_number_key: string | null
  judges: string[]
  parties: Party[]
  applicant: string | null
  respondent: string | null
  category: string | null
  legal_areas: string[]
  summary: string | null
  key_points: string[]
  status: string | null
  outcome: string | null
  hierarchy_level: number | null
  url: string | null
  frbr_uri: string | null
  language: string
  sample: boolean
  read_fields: string[]
}

/** A document ready to be stored: everything that can be known without the database. */
export interface PreparedDocument {
  /** What makes two files one document. */
  identity: string
  caseId: string
  record: DocumentRecord
  /** Every citation, the preferred one first. */
  citations: { citation: string; key: string }[]
  judges: JudgeName[]
  content: string | null
  layout: StoredLayout
  /** What it cites, and what it may be cited by. */
  graph: DocumentInGraph
  /** What became of the matter, as its words say; null where they do not. */
  disposition: ReadDisposition | null
  /** What it is found by in a search. */
  entry: SearchEntry
  /** SHA-256 of the record and its text as given. */
  contentHash: string
  /** The file, with `#n` where it holds many records. */
  source: string
  sourceFormat: string
  warnings: ImportWarning[]
  /** Names of columns and fields of the file that have a value and are not read; each is told once for a file. */
  unused: string[]
}
