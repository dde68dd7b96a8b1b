import type { ImportReason } from '#contract/reasons/import-reasons'
import type { ImportOutcomeKind, ImportState } from '#contract/imports'
import type { ReportKind, ReportState, ReportSubject } from '#contract/reports'
import type { ColumnType, Generated } from 'kysely'
import type { Timestamp, OptionalTimestamp } from './columns.ts'

interface ModelUseTable {
  day: string
  model: string
  requests: number
  tokens_read: number
  tokens_written: number
}

interface JobSchedulesTable {
  name: string
  done_at: Timestamp
}

interface ReportsTable {
  id: Generated<string>
  user_id: string
  work_id: number
  about: ReportSubject
  place: string | null
  kind: ReportKind
  quote: string
  words: string
  state: Generated<ReportState>
  answer: Generated<string>
  decided_at: OptionalTimestamp
  decided_by: string | null
  created_at: Timestamp
}

interface ImportRunsTable {
  id: Generated<string>
  user_id: string | null
  source_kind: 'upload' | 'folder'
  source: string
  state: Generated<ImportState>
  asked_at: Timestamp
  started_at: OptionalTimestamp
  ended_at: OptionalTimestamp
  ending: Generated<boolean>
  resumed: Generated<number>
  files: Generated<number>
  bytes: Generated<number>
  bytes_read: Generated<number>
  records: Generated<number>
  failure: 'files-gone' | 'unexpected' | null
}

interface ImportRecordsTable {
  run_id: string
  file: string
  position: Generated<number>
  outcome: ImportOutcomeKind
  case_id: string | null
  reasons: ColumnType<ImportReason[], string, string>
}

/** Jobs, imports and reports, as administrators see them. */
export interface AdministrationTables {
  job_schedules: JobSchedulesTable
  model_use: ModelUseTable
  reports: ReportsTable
  import_runs: ImportRunsTable
  import_records: ImportRecordsTable
}
