import type { AnnotationColor } from '#contract/annotations'
import type { CheckReport } from '#contract/document-check'
import type { KeptPart } from '#contract/kept-checks'
import type { AuthorityChoice, BundleCover } from '#contract/bundles'
import type { HistoryType } from '#contract/history'
import type { ColumnType, Generated } from 'kysely'
import type { Timestamp, DefaultTimestamp, OptionalTimestamp, Json } from './columns.ts'

interface AnnotationsTable {
  id: Generated<string>
  user_id: string
  work_id: number
  quote: string
  prefix: string
  suffix: string
  start_offset: number
  end_offset: number
  paragraph: number | null
  document_id: number
  revision: number
  note: string
  color: AnnotationColor
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  deleted_at: OptionalTimestamp
  placed_document_id: number
  placed_revision: number
  placed_start: number | null
  placed_end: number | null
  placed_paragraph: number | null
  placed_number: string | null
  eid: string | null
  unit: string | null
  unit_start: number | null
  unit_end: number | null
  /** YYYY-MM-DD */
  marked_as_at: string | null
  placed_eid: string | null
}

interface BookmarkFoldersTable {
  id: Generated<string>
  user_id: string
  parent_id: string | null
  name: string
  name_key: string
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  deleted_at: OptionalTimestamp
  deleted_with: string | null
}

interface BookmarksTable {
  id: Generated<string>
  user_id: string
  work_id: number
  eid: string | null
  folder_id: string | null
  note: ColumnType<string, string | undefined, string>
  tags: Generated<string[]>
  tag_keys: Generated<string[]>
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  deleted_at: OptionalTimestamp
  former_folder_id: string | null
}

interface HistoryEntriesTable {
  id: Generated<string>
  user_id: string
  type: HistoryType
  work_id: number | null
  eid: string | null
  note_id: string | null
  chat_id: Generated<string | null>
  query: string | null
  occurred_at: DefaultTimestamp
  deleted_at: Date | null
  project_id: string | null
}

interface HistoryPausesTable {
  user_id: string
  paused_at: Date
}

interface ShareLinksTable {
  object_kind: 'note'
  object_id: string
  token: string
  made_by: string | null
  created_at: DefaultTimestamp
  expires_at: Timestamp | null
}

interface KeptCitationsTable {
  id: Generated<string>
  user_id: string
  text: string
  source: string
  style: string
  kind: string
  case_title: string | null
  work_id: number | null
  italics: ColumnType<[number, number][], string, string>
  item: ColumnType<Record<string, unknown> | null, string | null, string | null>
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  position: Generated<number>
  deleted_at: OptionalTimestamp
}

interface DocumentChecksTable {
  id: Generated<string>
  user_id: string
  name: string
  keeps: KeptPart
  content: string | null
  report: ColumnType<CheckReport, string, string>
  checked_at: Timestamp
  created_at: Timestamp
  deleted_at: OptionalTimestamp
}

interface DocumentCheckWorksTable {
  check_id: string
  work_id: number
}

interface SharesTable {
  object_kind: 'document' | 'note' | 'project'
  object_id: string
  member_id: string
  role: 'viewer' | 'editor'
  shared_by: string | null
  shared_at: DefaultTimestamp
}

export interface BundlesTable {
  project_id: string
  cover: Json<BundleCover>
  arrangement: 'groups' | 'hand'
  marked: 'project' | 'all'
  authorities: Json<AuthorityChoice[]>
  updated_at: Timestamp
}

export interface BundleFilesTable {
  id: Generated<string>
  project_id: string
  user_id: string
  doubtful: 'mark' | 'leave out'
  asked_at: Timestamp
  /** Null while it is being made. */
  ended_at: OptionalTimestamp
  done: Generated<number>
  total: Generated<number>
  contents: ColumnType<BoundText[], string | undefined, string>
  starts: ColumnType<{ key: string; page: number }[], string | undefined, string>
  pages: number | null
  /** Null where no file could be made. */
  bytes: number | null
  expires_at: OptionalTimestamp
}

/** The text of a case that is bound. */
export interface BoundText {
  case_id: string
  revision: number
}

/** What readers keep: annotations, bookmarks, history, citations, checks, bundles, and with whom they share. */
export interface WorkspaceTables {
  annotations: AnnotationsTable
  bookmark_folders: BookmarkFoldersTable
  bookmarks: BookmarksTable
  history_entries: HistoryEntriesTable
  history_pauses: HistoryPausesTable
  share_links: ShareLinksTable
  kept_citations: KeptCitationsTable
  document_checks: DocumentChecksTable
  document_check_works: DocumentCheckWorksTable
  shares: SharesTable
  bundles: BundlesTable
  bundle_files: BundleFilesTable
}
