import type { DispositionKind } from '#citations/disposition/rules'
import type { Favoured } from '#citations/disposition/disposition'
import type { TokenScope } from '#contract/accounts'
import type { AnnotationColor } from '#contract/annotations'
import type { PaymentReason, SubscriptionStatus } from '#contract/billing'
import type { Arrangement, AuthorityChoice, BundleCover } from '#contract/bundles'
import type { Party, Statement } from '#contract/cases'
import type { ChatFilters, ChatMessage } from '#contract/chat'
import type { AppealKind, Treatment } from '#contract/citator'
import type { CheckReport } from '#contract/document-check'
import type { AppealOutcome } from '#contract/endings'
import type { CaseCorrection } from '#contract/library'
import type { ItemType } from '#contract/project-items'
import type { ImportReason } from '#contract/reasons/import-reasons'
import type { ImportWarning } from '#contract/reasons/import-warnings'
import type { SavedFilters } from '#contract/saved-searches'
import type { SortOrder } from '#contract/search-choices'
import type { ColumnType } from 'kysely'
import type { DB } from './row-types.ts'
import type { StoredLayout } from './stored-layout.ts'

/** A JSON column: read as its value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>
/** The same where there may be none, and where there is one already. */
type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>
type DefaultJson<T> = ColumnType<T, string | undefined, string>

/** Why nobody signs in to an account. */
export type LockReason = NonNullable<DB['users']['lock_reason']>

/** What an answer consists of. */
export type StoredAnswer = Pick<ChatMessage, 'sentences' | 'references' | 'notices'>

/** The text of a case that is bound; of an Act by its id, with the day as it stood on which it is bound. */
export interface BoundText {
  case_id: string
  revision: number
  as_at?: string
}

/** A column of the view `cases` is as in the table that it comes from. */
type OfCases = Omit<NarrowedTables['judgments'], 'document_id'> &
  Omit<NarrowedTables['documents'], 'kind'> & { kind: 'judgment' | 'digest'; case_id: string; identity: string }

interface Counted {
  disposition: DispositionKind | ''
  favours: Favoured
}

/** What the schema does not say of its columns: which words stand in them, and what their JSON is. */
interface Narrowings {
  annotations: { color: AnnotationColor }
  appeal_steps: { kind: AppealKind; outcome: AppealOutcome }
  billing_invoices: { currency: 'KES' }
  billing_payments: { reason: PaymentReason | null; currency: 'KES' }
  billing_transitions: { status: SubscriptionStatus }
  bundle_files: {
    doubtful: 'mark' | 'leave out'
    contents: DefaultJson<BoundText[]>
    starts: DefaultJson<{ key: string; page: number }[]>
  }
  bundles: { cover: Json<BundleCover>; arrangement: Arrangement; marked: 'project' | 'all'; authorities: Json<AuthorityChoice[]> }
  case_counts: Counted
  case_digests: { statements: Json<Statement[]> }
  chat_messages: { answer: OptionalJson<StoredAnswer>; filters: OptionalJson<ChatFilters> }
  counted_cases: Counted
  dispositions: { kind: DispositionKind }
  document_checks: { report: Json<CheckReport> }
  documents: { corrections: DefaultJson<CaseCorrection> }
  import_records: { reasons: DefaultJson<ImportReason[]> }
  judgments: { parties: DefaultJson<Party[]> }
  kept_citations: { italics: DefaultJson<[number, number][]>; item: OptionalJson<Record<string, unknown>> }
  mailed_tokens: { purpose: 'activate' | 'reset' | 'keep-account' }
  personal_tokens: { scopes: TokenScope[] }
  project_items: { type: ItemType }
  project_templates: { notes: Json<{ title: string; content: string }[]> }
  redactions: { places: Json<Record<string, number>> }
  revisions: { layout: Json<StoredLayout>; warnings: DefaultJson<ImportWarning[]> }
  saved_searches: { filters: Json<SavedFilters>; sort: SortOrder }
  treatment_reviews: { treatment: Exclude<Treatment, 'cited'> }
  treatments: { treatment: Exclude<Treatment, 'cited'> }
  /** `Told` of server/areas/citations. */
  unread_citations: { told: Json<unknown> }
}

type NarrowedTables = {
  [T in Exclude<keyof DB, 'cases'>]: T extends keyof Narrowings
    ? { [C in keyof DB[T]]: C extends keyof Narrowings[T] ? Narrowings[T][C] : DB[T][C] }
    : DB[T]
}

/** Every table, as its rows are read and written: generated from the migrations (scripts/row-types.ts), and narrowed. */
export interface Tables extends NarrowedTables {
  cases: OfCases
}
