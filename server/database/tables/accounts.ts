import type { themes, updateFrequencies } from '#contract/preferences'
import type { Role, TokenScope } from '#contract/accounts'
import type { ColumnType, Generated } from 'kysely'
import type { Timestamp, DefaultTimestamp, OptionalTimestamp } from './columns.ts'

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

interface RecoveryCodesTable {
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

interface FailedSignInsTable {
  key: string
  failures: number
  last_at: Timestamp
}

interface WaitingMailsTable {
  id: Generated<string>
  sealed: string
  created_at: Timestamp
}

interface SessionsTable {
  id: Generated<string>
  user_id: string
  created_at: DefaultTimestamp
  device: string | null
  last_used_at: DefaultTimestamp
  revoked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

interface RefreshTokensTable {
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

interface SecretsTable {
  name: string
  value: string
}

interface IdempotentRequestsTable {
  caller: string
  key: string
  fingerprint: string
  status: number | null
  body: string | null
  created_at: DefaultTimestamp
}

interface MailRefusalsTable {
  user_id: string
  refused: number
  refused_at: Timestamp
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

interface AccountRemovalsTable {
  id: Generated<string>
  user_id: string
  asked_at: Timestamp
  due_at: Timestamp
  undo_hash: string
}

interface ThrottleCountsTable {
  name: string
  key: string
  began_at: Timestamp
  count: number
}

/** Accounts, how they sign in, and what is kept for them. */
export interface AccountTables {
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
  mail_refusals: MailRefusalsTable
  preferences: PreferencesTable
  account_exports: AccountExportsTable
  account_removals: AccountRemovalsTable
  throttle_counts: ThrottleCountsTable
}
