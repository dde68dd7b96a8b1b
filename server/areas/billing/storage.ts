import { type Kysely, type Selectable, type Transaction, sql } from 'kysely'
import type { BuyerDetails, LicenceType, SubscriptionStatus } from '#contract/billing'
import type { Database } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { emailKey } from '../accounts/accounts.ts'
import { type Happening, type Subscription, dueAt } from './subscription.ts'

export type BillingTransaction = Transaction<Tables>
export type SubscriptionRow = Selectable<Tables['billing_subscriptions']>

/** A licence that an account has: its own, or by the seat that a holder gave it. `before` counts those who took a seat earlier. */
export interface LicenceRow {
  license_type: Exclude<LicenceType, 'free'>
  plan_id: string | null
  status: SubscriptionStatus
  ends_at: Date | null
  holder: string | null
  before: number
}

const liveStatuses = ['trialing', 'active', 'past_due'] as const

export const subscriptionOf = (row: SubscriptionRow): Subscription => ({
  status: row.status,
  planId: row.plan_id,
  anchor: row.anchor,
  periods: row.periods,
  start: row.started_at,
  end: row.ends_at,
  cancelAtEnd: row.cancel_at_end,
})

const columnsOf = (subscription: Subscription) => ({
  status: subscription.status,
  plan_id: subscription.planId,
  anchor: subscription.anchor,
  periods: subscription.periods,
  started_at: subscription.start,
  ends_at: subscription.end,
  cancel_at_end: subscription.cancelAtEnd,
  due_at: dueAt(subscription),
})

/** Subscriptions by their account, and what an account may do because of them. */
export const billingStorage = (db: Kysely<Tables>) => ({
  /** The one that runs or, where none does, the last one that did. */
  latest: (account: string): Promise<SubscriptionRow | undefined> =>
    db
      .selectFrom('billing_subscriptions')
      .selectAll()
      .where('user_id', '=', account)
      .orderBy((order) => order.case().when('status', 'in', liveStatuses).then(0).else(1).end())
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst(),

  insert: (
    account: string,
    licenseType: SubscriptionRow['license_type'],
    subscription: Subscription,
    now: Date,
  ): Promise<SubscriptionRow> =>
    db
      .insertInto('billing_subscriptions')
      .values({ user_id: account, license_type: licenseType, ...columnsOf(subscription), created_at: now })
      .returningAll()
      .executeTakeFirstOrThrow(),

  /** Changes one that is still in the state that was read; throws where another has changed it meanwhile. */
  update: (row: SubscriptionRow, subscription: Subscription): Promise<SubscriptionRow> =>
    db
      .updateTable('billing_subscriptions')
      .set({ ...columnsOf(subscription), ...(subscription.end?.getTime() !== row.ends_at?.getTime() && { reminded_at: null }) })
      .where('id', '=', row.id)
      .where('status', '=', row.status)
      .returningAll()
      .executeTakeFirstOrThrow(),

  async addTransition(row: SubscriptionRow, happened: Happening['type'] | 'replaced', paymentId: string | null, now: Date) {
    await db
      .insertInto('billing_transitions')
      .values({ subscription_id: row.id, happened, status: row.status, payment_id: paymentId, occurred_at: now })
      .execute()
  },

  /** False where the account has tried this type before. */
  async addTrial(account: string, licenseType: string, now: Date): Promise<boolean> {
    const added = await db
      .insertInto('billing_trials')
      .values({ user_id: account, license_type: licenseType, started_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst()
    return added !== undefined
  },

  /** Notes a trial, of what was tried before as well: an administrator gave it. */
  async giveTrial(account: string, licenseType: string, now: Date) {
    await db
      .insertInto('billing_trials')
      .values({ user_id: account, license_type: licenseType, started_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'license_type']).doUpdateSet({ started_at: now }))
      .execute()
  },

  trials: async (account: string): Promise<string[]> =>
    (await db.selectFrom('billing_trials').select('license_type').where('user_id', '=', account).execute()).map((row) => row.license_type),

  /** Accounts whose subscription has something due by now. */
  due: async (now: Date, most: number): Promise<string[]> =>
    (await db.selectFrom('billing_subscriptions').select('user_id').where('due_at', '<=', now).orderBy('due_at').limit(most).execute()).map(
      (row) => row.user_id,
    ),

  /** Marks those that end by then and were paid, and answers them, each once for every end. */
  takeEnding: (by: Date, now: Date): Promise<{ id: string }[]> =>
    db
      .updateTable('billing_subscriptions')
      .set({ reminded_at: now })
      .where('status', 'in', ['active', 'trialing'])
      .where('plan_id', 'is not', null)
      .where('cancel_at_end', '=', false)
      .where('ends_at', '<=', by)
      .where('reminded_at', 'is', null)
      .returning('id')
      .execute(),

  /** A subscription with the address of its account, for a mail. */
  withAddress: (id: string) =>
    db
      .selectFrom('billing_subscriptions')
      .innerJoin('users', 'users.id', 'billing_subscriptions.user_id')
      .selectAll('billing_subscriptions')
      .select('users.email')
      .where(sql<boolean>`billing_subscriptions.id = ${id}::uuid`)
      .executeTakeFirst(),

  /** What runs for an account: its own subscription and those of holders who gave it a seat. */
  async licences(account: string): Promise<LicenceRow[]> {
    const { rows } = await sql<LicenceRow>`
      select license_type, plan_id, status, ends_at, null as holder, 0 as before
      from billing_subscriptions where user_id = ${account}::uuid and status = any(${liveStatuses}::text[])
      union all
      select s.license_type, s.plan_id, s.status, s.ends_at, coalesce(nullif(b.name, ''), u.organization, u.name),
        (select count(*)::int from billing_seats e
          where e.holder_id = t.holder_id and e.user_id is not null and (e.invited_at, e.id) < (t.invited_at, t.id))
      from billing_seats t
      join billing_subscriptions s on s.user_id = t.holder_id and s.status = any(${liveStatuses}::text[]) and s.license_type = 'institution'
      join users u on u.id = t.holder_id left join billing_buyers b on b.user_id = t.holder_id
      where t.user_id = ${account}::uuid`.execute(db)
    return rows
  },

  buyer: (account: string): Promise<BuyerDetails | undefined> =>
    db.selectFrom('billing_buyers').select(['name', 'pin', 'address']).where('user_id', '=', account).executeTakeFirst(),

  async saveBuyer(account: string, buyer: BuyerDetails) {
    await db
      .insertInto('billing_buyers')
      .values({ user_id: account, ...buyer })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(buyer))
      .execute()
  },

  account: (id: string) => db.selectFrom('users').select(['id', 'name', 'email', 'organization']).where('id', '=', id).executeTakeFirst(),

  accountByEmail: (email: string) =>
    db.selectFrom('users').select(['id', 'email']).where('email_key', '=', emailKey(email)).executeTakeFirst(),

  counted: async (account: string, kind: string, day: string): Promise<number> =>
    (
      await db
        .selectFrom('billing_usage')
        .select('count')
        .where('user_id', '=', account)
        .where('kind', '=', kind)
        .where('day', '=', day)
        .executeTakeFirst()
    )?.count ?? 0,

  /** Counts one more on a day, unless there are as many as may be; answers whether there were not. */
  async count(account: string, kind: string, day: string, most: number | null): Promise<boolean> {
    const { rows } = await sql`
      insert into billing_usage as u (user_id, kind, day, count) select ${account}::uuid, ${kind}, ${day}::date, 1
      where ${most}::int is null or ${most}::int > 0
      on conflict (user_id, kind, day) do update set count = u.count + 1 where ${most}::int is null or u.count < ${most}::int
      returning count`.execute(db)
    return rows.length > 0
  },

  async forgetUsage(before: string) {
    await db.deleteFrom('billing_usage').where('day', '<', before).execute()
  },
})

/** Carries out changes to what an account pays for after one another, whichever process asks. */
export const withAccountLock =
  ({ sql: db }: Pick<Database, 'sql'>) =>
  <T>(account: string, work: (transaction: BillingTransaction) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`billing ${account}`}, 0))`.execute(transaction)
      return work(transaction)
    })
export type InTurn = ReturnType<typeof withAccountLock>
