import type { LicenceType, PaymentReason, PaymentStatus, SubscriptionStatus } from '#contract/billing'
import type { Generated } from 'kysely'
import type { Timestamp, OptionalTimestamp } from './columns.ts'

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

interface BillingTransitionsTable {
  id: Generated<number>
  subscription_id: string
  happened: string
  status: SubscriptionStatus
  payment_id: string | null
  occurred_at: Timestamp
}

interface BillingTrialsTable {
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

interface BillingCountersTable {
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

interface BillingBuyersTable {
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

interface BillingUsageTable {
  user_id: string
  kind: string
  day: string
  count: number
}

/** Subscriptions, payments and invoices. */
export interface BillingTables {
  billing_subscriptions: BillingSubscriptionsTable
  billing_transitions: BillingTransitionsTable
  billing_trials: BillingTrialsTable
  billing_payments: BillingPaymentsTable
  billing_counters: BillingCountersTable
  billing_invoices: BillingInvoicesTable
  billing_buyers: BillingBuyersTable
  billing_seats: BillingSeatsTable
  billing_usage: BillingUsageTable
}
