import type { CitationKind } from '#citations/citation'
import type { Verdict } from '#contract/citations'
import type { AppealKind, ReviewDecision, Treatment } from '#contract/citator'
import type { AppealOutcome } from '#contract/endings'
import type { ColumnType, Generated } from 'kysely'
import type { DefaultTimestamp } from './columns.ts'

interface CitationKeysTable {
  key: string
  citing_id: number
  position: number
}

interface CitationsTable {
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

interface TreatmentsTable {
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
  decision: ReviewDecision | null
}

interface TreatmentReviewsTable {
  id: Generated<number>
  citing_id: number
  position: number
  revision: number
  treatment: Exclude<Treatment, 'cited'>
  words_hash: string
  decision: ReviewDecision
  note: string
  reviewer_id: string | null
  reviewer: string
  reviewed_at: DefaultTimestamp
}

interface AppealStepsTable {
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

interface UnreadCitationsTable {
  document_id: number
  reading: number
  written: Generated<number>
  /** `Told` of server/areas/citations. */
  told: ColumnType<unknown, string, string>
}

/** What cites what, and what later decisions did with it. */
export interface CitatorTables {
  citations: CitationsTable
  citation_keys: CitationKeysTable
  treatments: TreatmentsTable
  treatment_reviews: TreatmentReviewsTable
  appeal_steps: AppealStepsTable
  unread_citations: UnreadCitationsTable
}
