import type { Subscription as ShownSubscription } from '#contract/billing'
import { type By, recordAudit } from '../../audit/audit.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import { dayInWords } from './words.ts'
import { addDays, periodEnd } from './periods.ts'
import type { OfferedPlan, Plans } from './plans.ts'
import { type BillingTransaction, type InTurn, type SubscriptionRow, billingStorage, subscriptionOf } from './storage.ts'
import { type Happening, creditDays, graceDays, isLive, isRenewable, next, renewalDays } from './subscription.ts'
import type { SendNotice } from './notices.ts'

/** Days before its end at which a reminder goes out. */
const reminderDays = 7
const atOnce = 100

export interface SubscriptionParts {
  database: Database
  inTurn: InTurn
  plans: Plans
  notify: SendNotice
}

/** What is done to a subscription, by whom, and because of which payment. */
interface Move {
  account: string
  happening: Happening
  licenseType?: SubscriptionRow['license_type']
  by: By
  paymentId?: string
}

/** Subscriptions as they begin, go on and end. Every change goes through `move`, and so through the table of transitions. */
export function createSubscriptions({ database, inTurn, plans, notify }: SubscriptionParts) {
  const now = () => new Date(database.clock.now())
  const storage = billingStorage(database.sql)

  /** Lets something happen to the account's subscription, in the account's turn; null where it cannot. */
  async function move(transaction: BillingTransaction, { account, happening, licenseType, by, paymentId }: Move) {
    const within = billingStorage(transaction)
    const at = now()
    const before = await within.latest(account)
    const after = next(before ? subscriptionOf(before) : null, happening, at)
    if (!after) return null
    if (after.replaces && before && isLive(before)) {
      const ended = await within.update(before, { ...subscriptionOf(before), status: 'cancelled', end: at, cancelAtEnd: false })
      await within.addTransition(ended, 'replaced', null, at)
    }
    const row = after.replaces
      ? await within.insert(account, licenseType!, after.subscription, at)
      : await within.update(before!, after.subscription)
    await within.addTransition(row, happening.type, paymentId ?? null, at)
    const details = { plan: row.plan_id ?? row.license_type, state: row.status.replace('_', '-') }
    await recordAudit(transaction, at.getTime(), { action: 'licence-changed', by, person: account, object: row.id, details })
    return row
  }

  function show(row: SubscriptionRow): ShownSubscription {
    const subscription = subscriptionOf(row)
    const { status, planId, end } = subscription
    return {
      status,
      plan_id: planId,
      license_type: row.license_type,
      current_period_start: periodStart(row, plans.get(planId), now()).toISOString(),
      current_period_end: end?.toISOString() ?? null,
      cancel_at_period_end: subscription.cancelAtEnd,
      payable_until: status === 'past_due' && end ? addDays(end, graceDays).toISOString() : null,
      renewable: isRenewable(subscription, now()),
    }
  }

  const change = (account: string, happening: Happening, by: By) =>
    inTurn(account, async (transaction) => {
      const row = await move(transaction, { account, happening, by })
      if (!row) throw new Problem('no-subscription')
      return show(row)
    })

  return {
    move,

    async latest(account: string): Promise<ShownSubscription | null> {
      const row = await storage.latest(account)
      return row ? show(row) : null
    },

    /** `trial-used` unless it is given once more, `subscription-runs`, or `not-found` where no plan of the type can be tried. */
    startTrial: (account: string, licenseType: SubscriptionRow['license_type'], by: By, { again = false } = {}) =>
      inTurn(account, async (transaction) => {
        const plan = plans.offered.find((one) => one.license_type === licenseType && one.trial_days > 0)
        if (!plan) throw new Problem('not-found', 'This plan cannot be tried.')
        const within = billingStorage(transaction)
        if (again) await within.giveTrial(account, licenseType, now())
        else if (!(await within.addTrial(account, licenseType, now()))) throw new Problem('trial-used')
        const happening: Happening = { type: 'try', planId: plan.id, days: plan.trial_days }
        const row = await move(transaction, { account, happening, licenseType, by })
        if (!row) throw new Problem('subscription-runs')
        return show(row)
      }),

    cancel: (account: string, immediate: boolean, by: By) => change(account, { type: 'cancel', immediate }, by),
    resume: (account: string, by: By) => change(account, { type: 'resume' }, by),

    /** Throws `subscription-runs` while the plan is paid for long enough. */
    async checkPayable(transaction: BillingTransaction, account: string, plan: OfferedPlan) {
      const row = await billingStorage(transaction).latest(account)
      if (!row || !isLive(row) || row.plan_id !== plan.id || isRenewable(subscriptionOf(row), now())) return
      const from = dayInWords(addDays(row.ends_at!, -renewalDays))
      throw new Problem(
        'subscription-runs',
        `${plan.name} is paid until ${dayInWords(row.ends_at!)}. The next period can be paid from ${from}.`,
      )
    },

    /** Gives what was paid, and answers the period that it was paid for. */
    async pay(transaction: BillingTransaction, account: string, plan: OfferedPlan, paymentId: string, by: By) {
      const row = await billingStorage(transaction).latest(account)
      const current = row ? subscriptionOf(row) : null
      const credit = creditDays(current, plans.get(current?.planId ?? null) ?? null, plan, now())
      const happening: Happening = { type: 'pay', plan, creditDays: credit }
      const paid = await move(transaction, {
        account,
        happening,
        licenseType: plan.license_type as SubscriptionRow['license_type'],
        by,
        paymentId,
      })
      if (!paid) throw new Error(`The payment ${paymentId} has no way into a subscription.`)
      const from = paid.periods === 1 ? paid.started_at : periodEnd(paid.anchor, plan.interval, paid.periods - 1)
      return { from, to: paid.ends_at! }
    },

    /** What has become due by the clock: ends, days of grace that are over, and reminders of ends that come. */
    async sweep() {
      for (;;) {
        const due = await storage.due(now(), atOnce)
        for (const account of due) await inTurn(account, (transaction) => lapse(transaction, account))
        if (due.length < atOnce) break
      }
      await database.sql.transaction().execute(async (transaction) => {
        const ending = await billingStorage(transaction).takeEnding(addDays(now(), reminderDays), now())
        for (const { id } of ending) await notify(transaction, { kind: 'ending', id })
      })
    },
  }

  async function lapse(transaction: BillingTransaction, account: string) {
    const row = await move(transaction, { account, happening: { type: 'lapse' }, by: 'system' })
    if (row?.plan_id && row.status !== 'cancelled')
      await notify(transaction, { kind: row.status === 'past_due' ? 'past-due' : 'ended', id: row.id })
  }
}
export type Subscriptions = ReturnType<typeof createSubscriptions>

/** The first moment of the period that runs at a time; of one paid ahead, still the one that runs. */
function periodStart(row: SubscriptionRow, plan: OfferedPlan | undefined, at: Date): Date {
  if (!plan || row.periods === 0) return row.started_at
  for (let n = row.periods - 1; n > 0; n -= 1) {
    const start = periodEnd(row.anchor, plan.interval, n)
    if (start <= at) return start
  }
  return row.started_at
}
