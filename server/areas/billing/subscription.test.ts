import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayInNairobi } from '../../clock.ts'
import { addDays, periodEnd, yearOf } from './periods.ts'
import { inShillings, splitTax } from './money.ts'
import {
  type Happening,
  type PricedPlan,
  type Subscription,
  creditDays,
  dueAt,
  graceDays,
  isLive,
  isRenewable,
  next,
  transitions,
} from './subscription.ts'

const monthly: PricedPlan = { id: 'month', interval: 'month', price_cents: 450_000 }
const yearly: PricedPlan = { id: 'year', interval: 'year', price_cents: 4_500_000 }
const institution: PricedPlan = { id: 'institution', interval: 'month', price_cents: 3_000_000 }
const plans = [monthly, yearly, institution]
const nairobi = (time: string) => new Date(`${time}+03:00`)

/** Carries out what happens, one after the other. */
function live(happenings: [string, Happening][], from: Subscription | null = null): Subscription | null {
  return happenings.reduce<Subscription | null>((current, [time, happening]) => {
    const after = next(current, happening, nairobi(time))
    if (!after) throw new Error(`${happening.type} cannot be at ${time}`)
    return after.subscription
  }, from)
}
const pay = (plan = monthly): Happening => ({ type: 'pay', plan, creditDays: 0 })
const lapse: Happening = { type: 'lapse' }

describe('periods', () => {
  test.each([
    ['2027-01-31T10:00', 'month', 1, '2027-02-28T10:00'],
    ['2028-01-31T10:00', 'month', 1, '2028-02-29T10:00'],
    ['2027-01-31T10:00', 'month', 2, '2027-03-31T10:00'],
    ['2026-12-31T23:30', 'month', 2, '2027-02-28T23:30'],
    ['2027-08-30T00:10', 'month', 6, '2028-02-29T00:10'],
    ['2028-02-29T12:00', 'year', 1, '2029-02-28T12:00'],
    ['2028-02-29T12:00', 'year', 4, '2032-02-29T12:00'],
    ['2026-11-22T09:00', 'year', 1, '2027-11-22T09:00'],
  ] as const)('from %s, %s %i ends at %s', (from, interval, n, end) => {
    expect(periodEnd(nairobi(from), interval, n).toISOString()).toBe(nairobi(end).toISOString())
  })

  test('the days of a month are those of Nairobi: half past midnight on the 1st is still the 31st in UTC', () => {
    expect(periodEnd(nairobi('2027-02-01T00:30'), 'month', 1).toISOString()).toBe(nairobi('2027-03-01T00:30').toISOString())
    expect([yearOf(nairobi('2027-01-01T00:30')), dayInNairobi(+nairobi('2027-01-01T00:30'))]).toEqual([2027, '2027-01-01'])
  })

  test('every period is followed by the next one, as long as its month', () => {
    const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2080-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, fc.constantFrom('month' as const, 'year' as const), fc.integer({ min: 0, max: 60 }), (anchor, interval, n) => {
        const [from, to] = [periodEnd(anchor, interval, n), periodEnd(anchor, interval, n + 1)]
        const days = (to.getTime() - from.getTime()) / 86_400_000
        expect(days).toBeGreaterThanOrEqual(interval === 'month' ? 28 : 365)
        expect(days).toBeLessThanOrEqual(interval === 'month' ? 31 : 366)
        expect(periodEnd(anchor, interval, 0).getTime()).toBe(anchor.getTime())
      }),
    )
  })
})

describe('money', () => {
  test('tax and net add up to the price, and the tax is 16 percent of the net to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (total) => {
        const { net, vat } = splitTax(total, 16)
        expect(net + vat).toBe(total)
        expect(Math.abs(vat - net * 0.16)).toBeLessThan(1)
      }),
    )
    expect(splitTax(450_000, 16)).toEqual({ net: 387_931, vat: 62_069, total: 450_000 })
    expect([inShillings(450_000), inShillings(387_931), inShillings(0)]).toEqual(['KES 4,500', 'KES 3,879.31', 'KES 0'])
  })
})

describe('a subscription', () => {
  test('is tried, paid without losing a day of the trial, renewed, and ends when nobody pays', () => {
    const trial = live([['2027-01-10T09:00', { type: 'try', planId: 'month', days: 14 }]])!
    expect(trial).toMatchObject({ status: 'trialing', end: nairobi('2027-01-24T09:00') })
    const paid = live([['2027-01-12T09:00', pay()]], trial)!
    expect(paid).toMatchObject({ status: 'active', periods: 1, end: nairobi('2027-02-24T09:00') })
    const renewed = live([['2027-02-20T09:00', pay()]], paid)!
    expect(renewed).toMatchObject({ status: 'active', periods: 2, end: nairobi('2027-03-24T09:00') })
    expect(next(renewed, lapse, nairobi('2027-03-24T08:59'))).toBeNull()
    const late = live([['2027-03-24T09:00', lapse]], renewed)!
    expect(late).toMatchObject({ status: 'past_due' })
    expect(dueAt(late)).toEqual(addDays(late.end!, graceDays))
    // Who pays late begins where the last period ended.
    expect(live([['2027-03-28T09:00', pay()]], late)).toMatchObject({ status: 'active', periods: 3, end: nairobi('2027-04-24T09:00') })
    expect(live([['2027-03-31T09:00', lapse]], late)).toMatchObject({ status: 'expired' })
  })

  test('is cancelled at its end, taken back until then, or at once', () => {
    const paid = live([['2027-01-31T09:00', pay()]])!
    const leaving = live([['2027-02-03T09:00', { type: 'cancel', immediate: false }]], paid)!
    expect(leaving).toMatchObject({ status: 'active', cancelAtEnd: true })
    expect(next(leaving, { type: 'cancel', immediate: false }, nairobi('2027-02-03T09:00'))).toBeNull()
    expect(live([['2027-02-04T09:00', { type: 'resume' }]], leaving)).toEqual(paid)
    expect(live([['2027-02-28T09:00', lapse]], leaving)).toMatchObject({ status: 'cancelled', end: nairobi('2027-02-28T09:00') })
    const at = '2027-02-05T09:00'
    const gone = live([[at, { type: 'cancel', immediate: true }]], paid)!
    expect(gone).toMatchObject({ status: 'cancelled', end: nairobi(at) })
    expect(next(gone, { type: 'resume' }, nairobi(at))).toBeNull()
    // What ended never begins again: another one does.
    expect(next(gone, pay(), nairobi(at))).toMatchObject({ replaces: true, subscription: { status: 'active', periods: 1 } })
  })

  test('that was given owes nothing when it ends, and without an end never does', () => {
    const given = live([['2027-01-01T09:00', { type: 'grant', end: nairobi('2027-06-01T09:00') }]])!
    expect(live([['2027-06-01T09:00', lapse]], given)).toMatchObject({ status: 'expired' })
    const forever = live([['2027-01-01T09:00', { type: 'grant', end: null }]])!
    expect([dueAt(forever), next(forever, { type: 'cancel', immediate: false }, nairobi('2027-02-01T09:00'))]).toEqual([null, null])
  })

  test('is worth its unused days when another plan follows it', () => {
    const paid = live([['2027-01-01T00:00', pay()]])!
    const half = nairobi('2027-01-16T12:00')
    expect(creditDays(paid, monthly, institution, half)).toBe(2)
    const upgraded = next(paid, { type: 'pay', plan: institution, creditDays: 2 }, half)!
    expect(upgraded).toMatchObject({ replaces: true, subscription: { start: half, end: nairobi('2027-02-18T12:00') } })
    expect(creditDays(live([['2027-01-01T00:00', { type: 'try', planId: 'month', days: 14 }]]), monthly, institution, half)).toBe(0)
  })

  test('is renewed near its end, not a year before', () => {
    const paid = live([['2027-01-01T00:00', pay(yearly)]])!
    expect([isRenewable(paid, nairobi('2027-11-01T00:00')), isRenewable(paid, nairobi('2027-12-05T00:00'))]).toEqual([false, true])
  })
})

describe('whatever happens, in whatever order', () => {
  const happening: fc.Arbitrary<Happening> = fc.oneof(
    fc.record({
      type: fc.constant('try' as const),
      planId: fc.constantFrom('month', 'institution'),
      days: fc.integer({ min: 1, max: 30 }),
    }),
    fc.record({ type: fc.constant('pay' as const), plan: fc.constantFrom(...plans), creditDays: fc.constant(0) }),
    fc.record({ type: fc.constant('cancel' as const), immediate: fc.boolean() }),
    fc.constant({ type: 'resume' as const }),
    fc.constant({ type: 'lapse' as const }),
  )
  const life = fc.array(fc.tuple(fc.integer({ min: 0, max: 45 }), happening), { maxLength: 40 })
  const begin = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

  test('no state is reached but by a way of the table, what ended stays so, and no paid day is lost or given twice', () => {
    fc.assert(
      fc.property(begin, life, (from, steps) => {
        let now = from
        let current: Subscription | null = null
        let charged = 0
        const ended: Subscription[] = []
        for (const [days, happened] of steps) {
          now = addDays(now, days)
          const after = next(current, happened, now)
          if (!after) continue
          const was: Subscription | null = current
          expect(transitions[was?.status ?? 'none'][happened.type]).toContain(after.subscription.status)
          if (was && !isLive(was)) expect(after.replaces).toBe(true)
          if (happened.type === 'pay') {
            charged += happened.plan.price_cents
            const { subscription } = after
            if (after.replaces) expect(subscription.start).toEqual(now)
            else expect(subscription.periods).toBe(was!.periods + 1)
            expect(subscription.end).toEqual(periodEnd(subscription.anchor, happened.plan.interval, subscription.periods))
            expect(subscription.cancelAtEnd).toBe(false)
          } else if (was && !after.replaces) expect(after.subscription.periods).toBe(was.periods)
          if (after.subscription.status === 'active') expect(after.subscription.periods).toBeGreaterThan(0)
          if (was && after.replaces) ended.push(was)
          current = after.subscription
        }
        // Every shilling stands for a period that somebody has, and every period for its price.
        const priceOf = ({ planId, periods }: Subscription) => periods * (plans.find(({ id }) => id === planId)?.price_cents ?? 0)
        expect([...ended, ...(current ? [current] : [])].reduce((sum, one) => sum + priceOf(one), 0)).toBe(charged)
      }),
      { numRuns: 300 },
    )
  })

  test('money is always taken: a payment has a way from every state', () => {
    fc.assert(
      fc.property(begin, life, fc.constantFrom(...plans), (from, steps, plan) => {
        let now = from
        let current: Subscription | null = null
        for (const [days, happened] of steps) {
          now = addDays(now, days)
          current = next(current, happened, now)?.subscription ?? current
        }
        const credit = creditDays(current, plans.find(({ id }) => id === current?.planId) ?? null, plan, now)
        expect(next(current, { type: 'pay', plan, creditDays: credit }, now)?.subscription.status).toBe('active')
      }),
    )
  })

  test('every state but none has a way into it, and every ended one none out but into another', () => {
    const reached = new Set(Object.values(transitions).flatMap((ways) => Object.values(ways).flat()))
    expect([...reached].toSorted()).toEqual(['active', 'cancelled', 'expired', 'past_due', 'trialing'])
    for (const ended of ['cancelled', 'expired'] as const)
      expect(Object.keys(transitions[ended]).toSorted()).toEqual(['grant', 'pay', 'try'])
  })
})
