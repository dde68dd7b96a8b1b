import type { SubscriptionStatus } from '#contract/billing'
import { type Interval, addDays, periodEnd } from './periods.ts'

/** Days in which a subscription that is past due can still be paid before it ends. */
export const graceDays = 7
/** Days before its end from which the next period can be paid. */
export const renewalDays = 30

/** A plan as far as time and money go. Cents, tax included. */
export interface PricedPlan {
  id: string
  interval: Interval
  price_cents: number
}

/**
 * A subscription, or one that has ended. Its paid periods are counted from `anchor`; none is paid while it is tried. What was paid counts
 * from `start` on. `planId` is null and `end` may be, where it was given without a charge.
 */
export interface Subscription {
  status: SubscriptionStatus
  planId: string | null
  anchor: Date
  /** How many periods from the anchor on are paid. */
  periods: number
  start: Date
  end: Date | null
  cancelAtEnd: boolean
}

/** What can happen to a subscription. A payment is for a plan, whichever was paid before. */
export type Happening =
  | { type: 'try'; planId: string; days: number }
  | { type: 'grant'; end: Date | null }
  | { type: 'pay'; plan: PricedPlan; creditDays: number }
  | { type: 'cancel'; immediate: boolean }
  | { type: 'resume' }
  | { type: 'lapse' }
export type HappeningType = Happening['type']

/** From which state what leads to which: the whole of it. `none` stands for no subscription; what ended never begins again, another does. */
export const transitions: Readonly<
  Record<SubscriptionStatus | 'none', Readonly<Partial<Record<HappeningType, readonly SubscriptionStatus[]>>>>
> = {
  none: { try: ['trialing'], grant: ['active'], pay: ['active'] },
  trialing: {
    pay: ['active'],
    grant: ['active'],
    cancel: ['trialing', 'cancelled'],
    resume: ['trialing'],
    lapse: ['expired', 'cancelled'],
  },
  active: {
    pay: ['active'],
    grant: ['active'],
    cancel: ['active', 'cancelled'],
    resume: ['active'],
    lapse: ['past_due', 'cancelled', 'expired'],
  },
  past_due: { pay: ['active'], grant: ['active'], cancel: ['cancelled'], lapse: ['expired'] },
  cancelled: { try: ['trialing'], pay: ['active'], grant: ['active'] },
  expired: { try: ['trialing'], pay: ['active'], grant: ['active'] },
}

const live: ReadonlySet<SubscriptionStatus> = new Set(['trialing', 'active', 'past_due'])
export const isLive = ({ status }: { status: SubscriptionStatus }): boolean => live.has(status)

/** The subscription as it is after something; `replaces` says that it is another one and the former has ended. Null where it cannot be. */
export interface Next {
  subscription: Subscription
  replaces: boolean
}

export function next(current: Subscription | null, happening: Happening, now: Date): Next | null {
  const made = make(current, happening, now)
  const allowed = transitions[current?.status ?? 'none'][happening.type]
  return made && allowed?.includes(made.subscription.status) ? made : null
}

function make(current: Subscription | null, happening: Happening, now: Date): Next | null {
  const fresh = (subscription: Omit<Subscription, 'cancelAtEnd' | 'start'>): Next => ({
    subscription: { ...subscription, start: now, cancelAtEnd: false },
    replaces: true,
  })
  const same = (changes: Partial<Subscription>): Next => ({ subscription: { ...current!, ...changes }, replaces: false })
  switch (happening.type) {
    case 'try': {
      const end = addDays(now, happening.days)
      return fresh({ status: 'trialing', planId: happening.planId, anchor: end, periods: 0, end })
    }
    case 'grant':
      return fresh({ status: 'active', planId: null, anchor: now, periods: 0, end: happening.end })
    case 'pay':
      return pay(current, happening.plan, happening.creditDays, now)
    case 'cancel':
      if (!current) return null
      // What is past due has had its last paid day.
      if (happening.immediate || current.status === 'past_due') return same({ status: 'cancelled', end: now, cancelAtEnd: false })
      return current.end === null || current.cancelAtEnd ? null : same({ cancelAtEnd: true })
    case 'resume':
      return current?.cancelAtEnd ? same({ cancelAtEnd: false }) : null
    case 'lapse':
      return current && dueAt(current) !== null && now >= dueAt(current)! ? same(lapsed(current)) : null
  }

  function pay(before: Subscription | null, plan: PricedPlan, creditDays: number, at: Date): Next {
    const goesOn = before !== null && isLive(before) && before.planId === plan.id
    if (!goesOn) {
      const anchor = addDays(at, creditDays)
      return fresh({ status: 'active', planId: plan.id, anchor, periods: 1, end: periodEnd(anchor, plan.interval, 1) })
    }
    const periods = before.periods + 1
    // Who pays while trying loses no day of the trial; who pays late begins where the last period ended.
    const start = before.status === 'trialing' ? before.anchor : before.start
    return same({ status: 'active', periods, start, end: periodEnd(before.anchor, plan.interval, periods), cancelAtEnd: false })
  }
}

/** When the next thing happens by itself; null for what has ended or has no end. */
export function dueAt({ status, end }: Subscription): Date | null {
  if (!live.has(status) || end === null) return null
  return status === 'past_due' ? addDays(end, graceDays) : end
}

function lapsed({ status, planId, cancelAtEnd }: Subscription): Partial<Subscription> {
  if (status === 'past_due') return { status: 'expired' }
  if (cancelAtEnd) return { status: 'cancelled', cancelAtEnd: false }
  // Nothing is owed for what was tried or given.
  return { status: status === 'trialing' || planId === null ? 'expired' : 'past_due' }
}

/**
 * Whole days of another plan that the unused part of a paid one is worth: who changes plans loses no money. 0 for what was tried, given, or
 * is past due.
 */
export function creditDays(current: Subscription | null, before: PricedPlan | null, plan: PricedPlan, now: Date): number {
  if (current?.status !== 'active' || !before || current.planId !== before.id || before.id === plan.id || current.end === null) return 0
  const unused = current.end.getTime() - Math.max(now.getTime(), current.start.getTime())
  const worth = (before.price_cents * current.periods * unused) / (current.end.getTime() - current.anchor.getTime())
  return Math.max(0, Math.floor((worth * days(plan.interval)) / plan.price_cents))
}

const days = (interval: Interval) => (interval === 'month' ? 30 : 365)

/** Whether the next period can be paid now: near the end of this one, and once it has ended. */
export function isRenewable({ status, planId, end }: Subscription, now: Date): boolean {
  if (!live.has(status) || planId === null || end === null) return false
  return status !== 'active' || addDays(end, -renewalDays) <= now
}
