import type { AnnotationColor } from '#contract/annotations'
import type { CheckReport } from '#contract/document-check'
import type { KeptPart } from '#contract/kept-checks'
import type { AuthorityChoice, BundleCover } from '#contract/bundles'
import type { Party, Part, Statement } from '#contract/cases'
import type { CitationKind } from '#citations/citation'
import type { Favoured } from '#citations/disposition/disposition'
import type { DispositionKind } from '#citations/disposition/rules'
import type { Jurisdiction } from '#citations/data/jurisdictions'
import type { Verdict } from '#contract/citations'
import type { ActKind } from '#contract/legislation'
import type { HistoryType } from '#contract/history'
import type { LicenceType, PaymentReason, PaymentStatus, SubscriptionStatus } from '#contract/billing'
import type { CaseCorrection } from '#contract/library'
import type { ImportReason } from '#contract/reasons/import-reasons'
import type { ImportWarning } from '#contract/reasons/import-warnings'
import type { AppealKind, AppealOutcome, Treatment } from '#contract/citator'
import type { ImportOutcomeKind, ImportState } from '#contract/administration'
import type { themes, updateFrequencies } from '#contract/preferences'
import type { Role, TokenScope } from '#contract/accounts'
import type { ReportKind, ReportState, ReportSubject } from '#contract/reports'
import type { ItemType, ProjectStatus } from '#contract/projects'
import type { ChatFilters, ChatMessage, MessageState } from '#contract/chat'
import type { AlertFrequency, SavedFilters } from '#contract/saved-searches'
import type { SortOrder } from '#contract/search-choices'
import type { ColumnType, Generated } from 'kysely'

/** A timestamp: read as a Date, written as a Date or ISO string. */
type Timestamp = ColumnType<Date, Date | string, Date | string>
type DefaultTimestamp = ColumnType<Date, Date | string | undefined, Date | string>
type OptionalTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** A JSON column: read as its value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>

export interface CourtsTable {
  code: string
  name: string
  class: string
  hierarchy_level: number
}

export interface CourtStationsTable {
  code: string
  court_code: string
  name: string
}

export interface JudgesTable {
  id: Generated<number>
  name: string
  key: string
  /** Of whose private documents; null for the judges of the public library. */
  owner_id: string | null
  /** The fuller form of the same judge's name. */
  same_as: Generated<number | null>
}

export interface UploadReservationsTable {
  id: Generated<string>
  user_id: string
  bytes: number
  expires_at: Timestamp
}

export interface JudgeDecisionsTable {
  key: string
  means: string
}

export interface WorksTable {
  id: Generated<number>
  public_id: string
  kind: 'case' | 'act'
  identity: string
}

export interface DocumentsTable {
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
}

export interface ActsTable {
  document_id: number
  kind: ActKind
  country: string
  cap: string | null
  number: string | null
  /** YYYY-MM-DD, as the two below. */
  assented: string | null
  commenced: string | null
  repealed: string | null
  repealed_by: string | null
  title_key: string
}

export interface ActKeysTable {
  key: string
  document_id: number
}

/** A provision that a document cites. Offsets as in citations. */
export interface LawCitationsTable {
  citing_id: number
  position: number
  start_offset: number
  end_offset: number
  paragraph: number | null
  number: string | null
  quote_from: number
  quote_length: number
  act_key: string
  act_year: number | null
  act_number: number | null
  act_cap: string | null
  unit: string
  parts: string[]
  named: boolean
  said: 'unconstitutional' | 'read_down' | 'construed' | 'applied' | null
}

export interface ExpressionsTable {
  document_id: number
  revision: number
  /** YYYY-MM-DD */
  date: string | null
}

export interface ProvisionsTable {
  document_id: number
  revision: number
  position: number
  eid: string
  type: string
  num: string | null
  heading: string | null
  parent: number | null
  first: number
  last: number
  aliases: string[]
}

export interface JudgmentsTable {
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
export interface CasesView extends Omit<DocumentsTable, 'kind'>, Omit<JudgmentsTable, 'document_id'> {
  kind: 'judgment' | 'digest'
  case_id: string
  identity: string
}

export interface DocumentCitationsTable {
  document_id: number
  position: number
  citation: string
  key: string
}

export interface DocumentJudgesTable {
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

export interface RevisionsTable {
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

export interface SearchEntriesTable {
  document_id: number
  revision: number
  court: string | null
  court_station: string | null
  document_type: string | null
  /** YYYY-MM-DD */
  date: string | null
  year: number | null
  judges: number[]
  owner_id: string | null
  jurisdiction: Generated<Jurisdiction>
  words: ColumnType<string, never, never>
}

export interface SearchHeadingsTable {
  document_id: number
  heading: string
  note: string
  names: ColumnType<string, never, never>
}

export interface SearchSegmentsTable {
  segment: Generated<number>
  shift: number
  documents: number[]
  gone: Generated<number>
  version: Generated<number>
  is_public: boolean
  is_laid: Generated<boolean>
  began_at: Generated<Date>
}

export interface SearchPairsTable {
  segment: number
  bucket: number
  pairs: Buffer
  places: Buffer
}

export interface SearchSlotsTable {
  document_id: number
  stamp: number
  is_public: boolean
  segment: number | null
}

export interface SearchCitationsTable {
  document_id: number
  cases: number
}

export interface SearchCaseNumbersTable {
  document_id: number
  key: string
}

export interface SearchWordsTable {
  word: string
  stem: string
}

export interface SearchLibraryTable {
  id: string
  counted: number
  is_ranked: Generated<boolean>
}

export interface SearchHeldTable {
  by: 'court' | 'station' | 'year' | 'type' | 'judge'
  court: string | null
  court_station: string | null
  year: number | null
  document_type: string | null
  judge_id: number | null
  cases: number
  first: string | null
  latest: string | null
  last_import: Date | null
}

export interface UsersTable {
  id: Generated<string>
  email: string
  email_key: string
  name: string
  organization: string | null
  role: ColumnType<Role, Role | undefined, Role>
  password_hash: string
  verified_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  created_at: DefaultTimestamp
  locked_at: OptionalTimestamp
  lock_reason: ColumnType<LockReason | null, LockReason | null | undefined, LockReason | null>
  password_changed_at: OptionalTimestamp
  taken_over_at: OptionalTimestamp
  totp_secret: ColumnType<string | null, string | null | undefined, string | null>
  totp_since: OptionalTimestamp
  totp_last_step: ColumnType<number | null, number | null | undefined, number | null>
}

/** Why nobody signs in to an account. */
export type LockReason = 'administration' | 'deletion'

export interface RecoveryCodesTable {
  user_id: string
  hash: string
}

export interface PersonalTokensTable {
  id: Generated<string>
  user_id: string
  name: string
  hash: string
  scopes: TokenScope[]
  created_at: Timestamp
  expires_at: OptionalTimestamp
  last_used_at: OptionalTimestamp
}

export interface FailedSignInsTable {
  key: string
  failures: number
  last_at: Timestamp
}

export interface WaitingMailsTable {
  id: Generated<string>
  sealed: string
  created_at: Timestamp
}

export interface SessionsTable {
  id: Generated<string>
  user_id: string
  created_at: DefaultTimestamp
  device: string | null
  last_used_at: DefaultTimestamp
  revoked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface RefreshTokensTable {
  hash: string
  session_id: string
  expires_at: Timestamp
  replaced_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface MailedTokensTable {
  hash: string
  user_id: string
  purpose: 'activate' | 'reset' | 'keep-account'
  expires_at: Timestamp
}

export interface SecretsTable {
  name: string
  value: string
}

export interface IdempotentRequestsTable {
  caller: string
  key: string
  fingerprint: string
  status: number | null
  body: string | null
  created_at: DefaultTimestamp
}

export interface DocumentKeysTable {
  key: string
  document_id: number
}

export interface CitationKeysTable {
  key: string
  citing_id: number
  position: number
}

export interface CitationsTable {
  citing_id: number
  position: number
  start_offset: number
  end_offset: number
  paragraph: number | null
  quote_from: number
  quote_length: number
  kind: CitationKind
  verdict: Verdict
  cited_id: number | null
  by_name: boolean
  number: string | null
  name: string | null
  pinpoint: string | null
  keys: string[]
  antecedents: number[] | null
}

export interface TreatmentsTable {
  citing_id: number
  position: number
  treatment: Exclude<Treatment, 'cited'>
  told_by: 'this court' | 'another court'
  opinion_kind: string | null
  start_offset: number
  end_offset: number
  quote_from: number
  quote_length: number
  paragraph: number
  number: string | null
  cited_id: number | null
  words_hash: string
  decision: 'confirmed' | 'rejected' | null
}

export interface TreatmentReviewsTable {
  id: Generated<number>
  citing_id: number
  position: number
  revision: number
  treatment: Exclude<Treatment, 'cited'>
  words_hash: string
  decision: 'confirmed' | 'rejected'
  note: string
  reviewer_id: string | null
  reviewer: string
  reviewed_at: DefaultTimestamp
}

export interface DispositionsTable {
  document_id: number
  kind: DispositionKind
  favours: Favoured
  start_offset: number
  end_offset: number
  quote_from: number
  quote_length: number
  paragraph: number
  number: string | null
}

/** Judge 0, the empty topic: whoever decided, whatever about. Year 0, the empty court and disposition: not known. */
export interface CountedCasesTable {
  document_id: number
  judge_id: number
  topic: string
  court: string
  year: number
  disposition: DispositionKind | ''
  favours: Favoured
  station: Generated<string>
  division: Generated<string>
  document_type: Generated<string>
  waited: Generated<string>
}

export interface CaseCountsTable extends Pick<CountedCasesTable, 'judge_id' | 'topic' | 'court' | 'year' | 'disposition' | 'favours'> {
  cases: number
}

export interface CaseFacetsTable extends Pick<CountedCasesTable, 'judge_id' | 'topic' | 'court' | 'year'> {
  facet: 'station' | 'division' | 'document_type' | 'waited'
  value: string
  cases: number
}

export interface AppealStepsTable {
  citing_id: number
  place: number
  position: number | null
  kind: AppealKind
  outcome: AppealOutcome
  start_offset: number
  end_offset: number
  quote_from: number
  quote_length: number
  paragraph: number
  number: string | null
  decided_start_offset: number | null
  decided_end_offset: number | null
  decided_quote_from: number | null
  decided_quote_length: number | null
  decided_paragraph: number | null
  decided_number: string | null
  cited_id: number | null
}

export interface RedactionsTable {
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

export interface CaseDigestsTable {
  document_id: number
  kind: 'summary' | 'key-points'
  maker: string
  revision: number
  model: string | null
  statements: Json<Statement[]>
  reason: string | null
  made_at: DefaultTimestamp
}

export interface AnnotationsTable {
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
}

export interface BookmarkFoldersTable {
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

export interface BookmarksTable {
  id: Generated<string>
  user_id: string
  work_id: number
  folder_id: string | null
  note: ColumnType<string, string | undefined, string>
  tags: Generated<string[]>
  tag_keys: Generated<string[]>
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  deleted_at: OptionalTimestamp
  former_folder_id: string | null
}

export interface HistoryEntriesTable {
  id: Generated<string>
  user_id: string
  type: HistoryType
  work_id: number | null
  note_id: string | null
  chat_id: Generated<string | null>
  query: string | null
  occurred_at: DefaultTimestamp
  deleted_at: Date | null
  project_id: string | null
}

export interface HistoryPausesTable {
  user_id: string
  paused_at: Date
}

export interface NotesTable {
  id: Generated<string>
  user_id: string
  title: string
  content: string
  tags: string[]
  tag_keys: string[]
  folder_id: string | null
  former_folder_id: Generated<string | null>
  version: Generated<number>
  revision: Generated<number>
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  deleted_at: OptionalTimestamp
}

export interface NoteVersionsTable {
  note_id: string
  version: number
  title: string
  content: string
  words: number
  author_id: string | null
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}

export interface NoteFoldersTable {
  id: Generated<string>
  user_id: string
  name: string
  name_key: string
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  deleted_at: OptionalTimestamp
}

export interface NoteMentionsTable {
  note_id: string
  work_id: number
  created_at: Timestamp
}

export interface NoteQuotesTable {
  id: Generated<string>
  note_id: string
  work_id: number
  paragraph: number | null
  place: string | null
  quote: string
  document_id: number | null
  revision: number
  signal: string | null
  created_at: DefaultTimestamp
}

export interface NoteCitationsTable {
  note_id: string
  work_id: number
  created_at: Timestamp
}

export interface NoteImagesTable {
  note_id: string
  hash: string
  media_type: string
  width: number
  height: number
  content: Buffer
  created_at: DefaultTimestamp
}

export interface ShareLinksTable {
  object_kind: 'note'
  object_id: string
  token: string
  made_by: string | null
  created_at: DefaultTimestamp
  expires_at: Timestamp | null
}

export interface NoteReferencesTable {
  id: Generated<string>
  note_id: string
  work_id: number
  paragraph: number | null
  comment: string
  created_at: DefaultTimestamp
}

export interface KeptCitationsTable {
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

export interface DocumentChecksTable {
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

export interface DocumentCheckWorksTable {
  check_id: string
  work_id: number
}

export interface SavedSearchesTable {
  id: Generated<string>
  user_id: string
  name: string
  query: string
  filters: Json<SavedFilters>
  sort: SortOrder
  alert_enabled: boolean
  alert_frequency: AlertFrequency
  stems: string[] | null
  after_document: number
  feed_number: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
  last_executed_at: OptionalTimestamp
  deleted_at: OptionalTimestamp
}

export interface ChatsTable {
  id: Generated<string>
  user_id: string
  title: string
  saved: Generated<boolean>
  work_id: number | null
  created_at: Timestamp
  updated_at: Timestamp
  deleted_at: OptionalTimestamp
}

/** What an answer consists of. */
export type StoredAnswer = Pick<ChatMessage, 'sentences' | 'references' | 'notices'>

export interface ChatMessagesTable {
  id: Generated<string>
  chat_id: string
  position: number
  role: ChatMessage['role']
  question: string
  answer: ColumnType<StoredAnswer | null, string | null, string | null>
  filters: ColumnType<ChatFilters | null, string | null, string | null>
  state: MessageState
  model: string | null
  created_at: Timestamp
}

export interface ChatMessageWorksTable {
  message_id: string
  work_id: number
}

export interface WatchesTable {
  id: Generated<string>
  user_id: string
  kind: string
  target: string
  frequency: AlertFrequency
  after_document: Generated<number>
  created_at: Timestamp
}

export interface WatchMatchesTable {
  id: Generated<number>
  user_id: string
  saved_search_id: string | null
  watch_id: string | null
  document_id: number
  reason: string
  about_id: number | null
  is_old: boolean
  matched_at: Timestamp
  wants_mail: boolean
  digest_id: string | null
}

export interface NotificationCountsTable {
  user_id: string
  last: number
}

export interface MailRefusalsTable {
  user_id: string
  refused: number
  refused_at: Timestamp
}

export interface NotificationsTable {
  id: Generated<string>
  user_id: string
  number: number
  kind: string
  saved_search_id: string | null
  watch_id: string | null
  found: Generated<number>
  old: Generated<number>
  created_at: Timestamp
  read_at: OptionalTimestamp
}

export interface PushSubscriptionsTable {
  id: Generated<string>
  user_id: string
  address_hash: string
  sealed: string
  told: number
  created_at: Timestamp
}

export interface PreferencesTable {
  user_id: string
  theme: (typeof themes)[number]
  email_enabled: boolean
  push_enabled: boolean
  update_frequency: (typeof updateFrequencies)[number]
  case_updates: boolean
  related_cases: boolean
  chat_responses: boolean
  system_updates: boolean
  time_zone: string
  updated_at: Timestamp
}

export interface AccountExportsTable {
  id: Generated<string>
  user_id: string
  asked_at: Timestamp
  /** Null while it is being made. */
  ended_at: OptionalTimestamp
  /** Null where no file could be made. */
  bytes: number | null
  expires_at: OptionalTimestamp
}

export interface AccountRemovalsTable {
  id: Generated<string>
  user_id: string
  asked_at: Timestamp
  due_at: Timestamp
  undo_hash: string
}

export interface JobSchedulesTable {
  name: string
  done_at: Timestamp
}

export interface SharesTable {
  object_kind: 'document' | 'note' | 'project'
  object_id: string
  member_id: string
  role: 'viewer' | 'editor'
  shared_by: string | null
  shared_at: DefaultTimestamp
}

export interface ReportsTable {
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

export interface ImportRunsTable {
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

export interface ImportRecordsTable {
  run_id: string
  file: string
  position: Generated<number>
  outcome: ImportOutcomeKind
  case_id: string | null
  reasons: ColumnType<ImportReason[], string, string>
}

export interface UnreadCitationsTable {
  document_id: number
  reading: number
  written: Generated<number>
  /** `Told` of server/areas/citations. */
  told: ColumnType<unknown, string, string>
}

export interface ProjectsTable {
  id: Generated<string>
  user_id: string
  name: string
  description: string
  status: ColumnType<ProjectStatus, ProjectStatus | undefined, ProjectStatus>
  is_default: Generated<boolean>
  created_at: Timestamp
  updated_at: Timestamp
  deleted_at: OptionalTimestamp
}

export interface ProjectItemsTable {
  project_id: string
  type: ItemType
  item_id: string
  added_by: string
  added_at: Timestamp
}

export interface ProjectInvitationsTable {
  id: Generated<string>
  project_id: string
  email: string
  email_key: string
  role: 'viewer' | 'editor'
  invited_by: string | null
  invited_at: Timestamp
  expires_at: Timestamp
}

export interface ProjectTemplatesTable {
  id: Generated<string>
  user_id: string
  name: string
  description: string
  notes: Json<{ title: string; content: string }[]>
  is_public: boolean
  created_at: Timestamp
  deleted_at: OptionalTimestamp
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

export interface ThrottleCountsTable {
  name: string
  key: string
  began_at: Timestamp
  count: number
}

/** Every table, as its rows are read and written. */
export interface BillingSubscriptionsTable {
  id: Generated<string>
  user_id: string
  status: SubscriptionStatus
  license_type: Exclude<LicenceType, 'free'>
  plan_id: string | null
  anchor: Timestamp
  periods: number
  started_at: Timestamp
  ends_at: OptionalTimestamp
  cancel_at_end: boolean
  due_at: OptionalTimestamp
  reminded_at: OptionalTimestamp
  created_at: Timestamp
}

export interface BillingTransitionsTable {
  id: Generated<number>
  subscription_id: string
  happened: string
  status: SubscriptionStatus
  payment_id: string | null
  occurred_at: Timestamp
}

export interface BillingTrialsTable {
  user_id: string
  license_type: string
  started_at: Timestamp
}

export interface BillingPaymentsTable {
  id: Generated<string>
  user_id: string | null
  plan_id: string
  method: 'mpesa' | 'bank' | 'mobile_money'
  status: PaymentStatus
  reason: PaymentReason | null
  amount_cents: number
  currency: 'KES'
  reference: string
  phone: string | null
  callback_hash: string | null
  provider_id: string | null
  receipt: string | null
  look_at: OptionalTimestamp
  looks: number
  created_at: Timestamp
  settled_at: OptionalTimestamp
}

export interface BillingCountersTable {
  series: string
  value: number
}

export interface BillingInvoicesTable {
  id: Generated<string>
  user_id: string | null
  number: string
  series: string
  position: number
  payment_id: string
  issued_at: Timestamp
  plan_name: string
  period_start: Timestamp
  period_end: Timestamp
  net_cents: number
  vat_cents: number
  total_cents: number
  vat_rate: number
  currency: 'KES'
  seller_name: string
  seller_pin: string
  seller_address: string
  buyer_name: string
  buyer_email: string | null
  buyer_pin: string
  buyer_address: string
  etims_number: string | null
}

export interface BillingBuyersTable {
  user_id: string
  name: string
  pin: string
  address: string
}

export interface BillingSeatsTable {
  id: Generated<string>
  holder_id: string
  email: string
  email_key: string
  user_id: string | null
  token_hash: string | null
  expires_at: Timestamp
  invited_at: Timestamp
}

export interface BillingUsageTable {
  user_id: string
  kind: string
  day: string
  count: number
}

export interface Tables {
  courts: CourtsTable
  court_stations: CourtStationsTable
  judges: JudgesTable
  judge_decisions: JudgeDecisionsTable
  upload_reservations: UploadReservationsTable
  works: WorksTable
  acts: ActsTable
  expressions: ExpressionsTable
  provisions: ProvisionsTable
  act_keys: ActKeysTable
  law_citations: LawCitationsTable
  documents: DocumentsTable
  judgments: JudgmentsTable
  cases: CasesView
  document_citations: DocumentCitationsTable
  document_judges: DocumentJudgesTable
  revisions: RevisionsTable
  search_entries: SearchEntriesTable
  search_headings: SearchHeadingsTable
  search_segments: SearchSegmentsTable
  search_pairs: SearchPairsTable
  search_slots: SearchSlotsTable
  search_citations: SearchCitationsTable
  search_case_numbers: SearchCaseNumbersTable
  search_words: SearchWordsTable
  search_library: SearchLibraryTable
  search_held: SearchHeldTable
  document_keys: DocumentKeysTable
  citations: CitationsTable
  citation_keys: CitationKeysTable
  treatments: TreatmentsTable
  treatment_reviews: TreatmentReviewsTable
  appeal_steps: AppealStepsTable
  dispositions: DispositionsTable
  counted_cases: CountedCasesTable
  case_counts: CaseCountsTable
  case_facets: CaseFacetsTable
  users: UsersTable
  sessions: SessionsTable
  refresh_tokens: RefreshTokensTable
  mailed_tokens: MailedTokensTable
  recovery_codes: RecoveryCodesTable
  personal_tokens: PersonalTokensTable
  failed_sign_ins: FailedSignInsTable
  waiting_mails: WaitingMailsTable
  secrets: SecretsTable
  idempotent_requests: IdempotentRequestsTable
  redactions: RedactionsTable
  case_digests: CaseDigestsTable
  annotations: AnnotationsTable
  bookmark_folders: BookmarkFoldersTable
  bookmarks: BookmarksTable
  history_entries: HistoryEntriesTable
  history_pauses: HistoryPausesTable
  notes: NotesTable
  note_versions: NoteVersionsTable
  note_folders: NoteFoldersTable
  note_references: NoteReferencesTable
  note_mentions: NoteMentionsTable
  note_quotes: NoteQuotesTable
  note_citations: NoteCitationsTable
  note_images: NoteImagesTable
  share_links: ShareLinksTable
  kept_citations: KeptCitationsTable
  document_checks: DocumentChecksTable
  document_check_works: DocumentCheckWorksTable
  saved_searches: SavedSearchesTable
  chats: ChatsTable
  chat_messages: ChatMessagesTable
  chat_message_works: ChatMessageWorksTable
  watches: WatchesTable
  watch_matches: WatchMatchesTable
  notification_counts: NotificationCountsTable
  notifications: NotificationsTable
  mail_refusals: MailRefusalsTable
  push_subscriptions: PushSubscriptionsTable
  preferences: PreferencesTable
  account_exports: AccountExportsTable
  account_removals: AccountRemovalsTable
  job_schedules: JobSchedulesTable
  shares: SharesTable
  reports: ReportsTable
  import_runs: ImportRunsTable
  import_records: ImportRecordsTable
  unread_citations: UnreadCitationsTable
  throttle_counts: ThrottleCountsTable
  billing_subscriptions: BillingSubscriptionsTable
  billing_transitions: BillingTransitionsTable
  billing_trials: BillingTrialsTable
  billing_payments: BillingPaymentsTable
  billing_counters: BillingCountersTable
  billing_invoices: BillingInvoicesTable
  billing_buyers: BillingBuyersTable
  billing_seats: BillingSeatsTable
  billing_usage: BillingUsageTable
  projects: ProjectsTable
  project_items: ProjectItemsTable
  project_invitations: ProjectInvitationsTable
  project_templates: ProjectTemplatesTable
  bundles: BundlesTable
  bundle_files: BundleFilesTable
}
