import type { AlertFrequency, SavedFilters } from '#contract/saved-searches'
import type { SortOrder } from '#contract/search-choices'
import type { Generated } from 'kysely'
import type { Timestamp, OptionalTimestamp, Json } from './columns.ts'

interface SavedSearchesTable {
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

interface WatchesTable {
  id: Generated<string>
  user_id: string
  kind: string
  target: string
  frequency: AlertFrequency
  after_document: Generated<number>
  created_at: Timestamp
}

interface WatchMatchesTable {
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

interface NotificationCountsTable {
  user_id: string
  last: number
}

interface NotificationsTable {
  id: Generated<string>
  user_id: string
  number: number
  kind: string
  saved_search_id: string | null
  watch_id: string | null
  about: string | null
  found: Generated<number>
  old: Generated<number>
  created_at: Timestamp
  read_at: OptionalTimestamp
  wants_mail: Generated<boolean>
  digest_id: string | null
}

interface JobNewsTable {
  user_id: string
  kind: string
  subject: string
  status: string
  number: number
  ended_at: Timestamp
}

interface PushSubscriptionsTable {
  id: Generated<string>
  user_id: string
  address_hash: string
  sealed: string
  told: number
  created_at: Timestamp
}

/** Saved searches, watches, and what is told of them. */
export interface AlertTables {
  saved_searches: SavedSearchesTable
  watches: WatchesTable
  watch_matches: WatchMatchesTable
  notification_counts: NotificationCountsTable
  notifications: NotificationsTable
  job_news: JobNewsTable
  push_subscriptions: PushSubscriptionsTable
}
