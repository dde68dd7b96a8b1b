import { type Payment, type PaymentMethod, type PaymentStatus, currency } from '#contract/billing'
import { type AccountPayment } from '#contract/bookings'
import { readPhone } from '#contract/phone'
import { z } from 'zod'
import type { Reader } from '../../access/access.ts'
import { type By, recordAudit } from '../../audit/audit.ts'
import type { Database } from '../../database/open.ts'
import { pageOf } from '../../http/page.ts'
import { InvalidInput, Problem } from '../../problem.ts'
import { type Jobs, defineJob } from '../../jobs/jobs.ts'
import { PaymentRefused, PaymentUnanswered, type PhonePayments } from '../../providers/phone-payments.ts'
import type { Invoices } from './invoices.ts'
import { inShillings } from './money.ts'
import type { SendNotice } from './notices.ts'
import { type PaymentRow, type ShownPayment, isTaken, paymentsStorage } from './payments-storage.ts'
import { addDays } from './periods.ts'
import type { OfferedPlan, Plans } from './plans.ts'
import { type BillingTransaction, type InTurn, billingStorage } from './storage.ts'
import type { Subscriptions } from './subscriptions.ts'
import { hashToken, makeReference, makeToken } from './tokens.ts'

const minute = 60_000
/** After so long a request on a phone is over, whatever the provider says: another may be sent. Milliseconds. */
const maxOpenLength = 10 * minute
/** So long a provider is asked how a payment stands, ever less often; then an administrator has to look. */
const maxAskedLength = 24 * 60 * minute

const looking = defineJob({ name: 'look-at-payment', data: z.strictObject({ id: z.uuid() }), retries: 2 })
const reconciling = defineJob({ name: 'reconcile-payments', data: z.strictObject({}), single: true, retries: 0 })

export interface PaymentParts {
  database: Database
  jobs: Jobs
  inTurn: InTurn
  plans: Plans
  subscriptions: Subscriptions
  invoices: Invoices
  notify: SendNotice
  provider: PhonePayments | null
  /** Where a bank transfer goes, in words; empty: none is offered. */
  bank: string
  publicUrl: string
}

/** A payment that arrived, as an administrator books it. */
export interface Booking {
  reference?: string | undefined
  email?: string | undefined
  plan_id?: string | undefined
  method: 'bank' | 'mobile_money'
  amount_cents: number
  transaction: string
}

/** In whose turn a payment is booked, and the payment itself, which may be made there. */
interface Booked {
  account: string
  payment: (transaction: BillingTransaction) => Promise<PaymentRow>
}

/** Payments from their beginning to their booking. Nothing is booked on anybody's word but the provider's answer or an administrator's. */
export function createPayments(parts: PaymentParts) {
  const { database, jobs, inTurn, plans, subscriptions, invoices, notify, provider, bank, publicUrl } = parts
  const now = () => new Date(database.clock.now())
  const storage = paymentsStorage(database.sql)

  const offered = (id: string | undefined): OfferedPlan => {
    const plan = plans.offered.find((one) => one.id === id)
    if (plan && plan.price_cents > 0) return plan
    throw invalid('plan_id', 'There is no such plan to be paid for')
  }
  const announce = (
    transaction: BillingTransaction,
    account: string,
    plan: OfferedPlan,
    more: Partial<PaymentRow> & Pick<PaymentRow, 'method' | 'status'>,
  ) =>
    paymentsStorage(transaction).insert({
      user_id: account,
      plan_id: plan.id,
      amount_cents: plan.price_cents,
      currency,
      reference: makeReference(),
      looks: 0,
      created_at: now(),
      ...more,
    })

  /** Sends the request to the phone. What the provider leaves unanswered stays open: its callback or its answer to a later question tells. */
  async function payByPhone(account: string, plan: OfferedPlan, written: string | undefined): Promise<PaymentRow> {
    if (!provider) throw new Problem('payment-method-off')
    const phone = readPhone(written ?? '')
    if (phone === null) throw invalid('phone', 'Please enter a Safaricom number such as 0712 345 678')
    const token = makeToken()
    const row = await inTurn(account, async (transaction) => {
      await subscriptions.checkPayable(transaction, account, plan)
      return announce(transaction, account, plan, {
        method: 'mpesa',
        status: 'pending',
        phone,
        callback_hash: hashToken(token),
        look_at: new Date(now().getTime() + minute),
      })
    })
    if (!row) throw new Problem('payment-runs')
    const callbackUrl = `${publicUrl}/api/billing/mpesa/${token}`
    try {
      const attempt = await provider.request({ phone, amount: row.amount_cents, reference: row.reference, callbackUrl })
      await storage.nameAttempt(row.id, attempt)
    } catch (error) {
      if (error instanceof PaymentRefused) await storage.end(row.id, 'failed', error.reason, { at: now(), lookAt: null })
      else if (!(error instanceof PaymentUnanswered)) throw error
    }
    return row
  }

  async function payByBank(account: string, plan: OfferedPlan): Promise<PaymentRow> {
    if (bank === '') throw new Problem('payment-method-off')
    return inTurn(account, async (transaction) => {
      await subscriptions.checkPayable(transaction, account, plan)
      const open = await paymentsStorage(transaction).announced(account, plan.id, plan.price_cents)
      return open ?? (await announce(transaction, account, plan, { method: 'bank', status: 'waiting' }))!
    })
  }

  /** Books a payment, gives what was paid and issues the invoice, all or nothing; what is booked already stays as it is. */
  async function settle(
    transaction: BillingTransaction,
    id: string,
    changes: { method?: 'bank' | 'mobile_money'; receipt?: string },
    by: By,
  ) {
    const within = paymentsStorage(transaction)
    const row = (await within.hold(id))!
    if (row.status === 'paid') return false
    const plan = plans.get(row.plan_id)
    if (row.user_id === null || !plan) {
      await within.end(id, 'review', 'no-answer', { at: null, lookAt: null })
      return false
    }
    await within.pay(id, changes, now())
    const period = await subscriptions.pay(transaction, row.user_id, plan, id, by)
    await invoices.issue(transaction, { account: row.user_id, payment: row, plan, period, by })
    const details = { cents: row.amount_cents, by: (changes.method ?? row.method).replace('_', '-') }
    await recordAudit(transaction, now().getTime(), { action: 'payment-booked', by, person: row.user_id, object: id, details })
    await notify(transaction, { kind: 'receipt', id })
    return true
  }

  /** Asks the provider how a payment stands, and does what follows from its answer. */
  async function look(id: string) {
    const row = await storage.byId(id)
    // What came with another amount is for people to decide.
    if (!provider || !row || row.status === 'paid' || row.reason === 'wrong-amount') return
    const age = now().getTime() - row.created_at.getTime()
    if (row.provider_id === null) return wait(row, age)
    const answer = await provider.status(row.provider_id).catch((error: unknown) => {
      if (error instanceof PaymentUnanswered) return null
      throw error
    })
    if (answer?.state === 'paid') await inTurn(row.user_id ?? id, (transaction) => settle(transaction, id, {}, 'system'))
    else if (answer?.state === 'failed') await storage.end(id, 'failed', answer.reason, { at: now(), lookAt: null })
    else await wait(row, age)
  }

  async function wait(row: PaymentRow, age: number) {
    if (age >= maxAskedLength) return storage.end(row.id, 'review', 'no-answer', { at: null, lookAt: null })
    const lookAt = new Date(now().getTime() + (age < maxOpenLength ? minute : age < 60 * minute ? 10 * minute : 60 * minute))
    if (age >= maxOpenLength && row.status === 'pending') await storage.end(row.id, 'review', 'no-answer', { at: null, lookAt })
    else await storage.lookAgain(row.id, lookAt)
  }

  jobs.handle(looking, ({ data }) => look(data.id))
  jobs.handle(reconciling, async () => {
    for (const id of await storage.due(now(), 100)) await look(id)
  })
  if (provider) jobs.schedule(reconciling, { cron: '* * * * *', timeZone: 'UTC' }, {})

  return {
    /** Begins to pay a plan; `subscription-runs`, `payment-runs`, `payment-method-off` or `invalid-input`. */
    async begin(reader: Reader, { plan_id, method, phone }: { plan_id: string; method: PaymentMethod; phone?: string | undefined }) {
      const plan = offered(plan_id)
      const row = await (method === 'mpesa' ? payByPhone(reader.userId, plan, phone) : payByBank(reader.userId, plan))
      return show(await storage.shownById(row.id))
    },

    async list(reader: Reader, page: { limit: number; offset: number }) {
      const [rows, total] = await Promise.all([storage.list(reader, page), storage.count(reader)])
      return pageOf(rows.map(show), total, page)
    },

    async get(reader: Reader, id: string): Promise<Payment> {
      const row = await storage.shownTo(reader, id)
      if (!row) throw new Problem('not-found', 'Payment not found')
      return show(row)
    },

    async withdraw(reader: Reader, id: string) {
      const row = await storage.shownTo(reader, id)
      if (!row || row.method !== 'bank' || row.status !== 'waiting') throw new Problem('not-found', 'Payment not found')
      await storage.end(id, 'failed', 'withdrawn', { at: now(), lookAt: null })
    },

    /**
     * Takes what came to the address of a payment. It is a hint: whoever sent it, the provider is asked before anything is booked. News of
     * another attempt are none; another amount than was asked for is for people to decide.
     */
    async takeNews(token: string, body: unknown) {
      const row = await storage.byCallback(hashToken(token))
      if (!row) throw new Problem('not-found')
      const news = provider?.readNews(body)
      if (!news) return
      const isOurs = row.provider_id === null ? await storage.nameAttempt(row.id, news.id) : row.provider_id === news.id
      if (!isOurs) return
      if (news.succeeded && news.amount !== row.amount_cents)
        return storage.end(row.id, 'review', 'wrong-amount', { at: null, lookAt: null })
      if (news.receipt !== null) await storage.noteReceipt(row.id, news.receipt)
      await jobs.send(looking, { id: row.id })
    },

    async listAll({ query, status, limit, offset }: { query: string; status?: PaymentStatus | undefined; limit: number; offset: number }) {
      const [rows, total] = await Promise.all([storage.listAll(query, status, { limit, offset }), storage.countAll(query, status)])
      return pageOf(rows.map(showToAdmin), total, { limit, offset })
    },

    /** Books a payment that arrived; `not-found`, `payment-booked`, or `invalid-input` where it is another amount than the plan costs. */
    async book(booking: Booking, by: By): Promise<AccountPayment> {
      const { account, payment } = await (booking.reference === undefined ? unannounced(booking) : announced(booking, booking.reference))
      // All of it or nothing: of two who book one transfer at one moment, for whichever accounts, the second leaves no payment behind.
      const id = await inTurn(account, async (transaction) => {
        const row = await payment(transaction)
        if (await paymentsStorage(transaction).isBooked(booking.transaction, row.id)) throw new Problem('payment-booked')
        const changes = { method: booking.method, receipt: booking.transaction }
        if (!(await settle(transaction, row.id, changes, by))) throw new Problem('payment-booked')
        return row.id
      }).catch((error: unknown) => {
        throw isTaken(error) ? new Problem('payment-booked') : error
      })
      return showToAdmin(await storage.shownById(id))
    },
  }

  /** A payment that was announced, by its reference. */
  async function announced({ amount_cents }: Booking, reference: string): Promise<Booked> {
    const row = await storage.byReference(reference)
    if (!row) throw new Problem('not-found', 'There is no payment with this reference')
    if (row.amount_cents !== amount_cents)
      throw invalid('amount_cents', `This payment is one of ${inShillings(row.amount_cents)}, no more and no less`)
    return { account: row.user_id ?? row.id, payment: async () => row }
  }

  /** A payment that nobody announced, for the account and plan that it names. */
  async function unannounced({ email = '', plan_id, method, amount_cents }: Booking): Promise<Booked> {
    const plan = offered(plan_id)
    const account = await billingStorage(database.sql).accountByEmail(email)
    if (!account) throw new Problem('not-found', 'No account has this address')
    if (plan.price_cents !== amount_cents) throw invalid('amount_cents', `${plan.name} costs ${inShillings(plan.price_cents)}`)
    return {
      account: account.id,
      payment: async (transaction) => (await announce(transaction, account.id, plan, { method, status: 'waiting' }))!,
    }
  }

  function show(row: ShownPayment): Payment {
    const { id, status, reason, method, plan_id, amount_cents, reference, phone, receipt, invoice_id } = row
    return {
      id,
      status,
      reason,
      method,
      plan_id,
      amount_cents,
      currency,
      reference,
      receipt,
      invoice_id,
      phone: phone === null ? null : `••• ••• ${phone.slice(-3)}`,
      instructions: status === 'waiting' && bank !== '' ? bank : null,
      created_at: row.created_at.toISOString(),
      settled_at: row.settled_at?.toISOString() ?? null,
    }
  }

  function showToAdmin(row: ShownPayment): AccountPayment {
    const { email, invoice_number, etims_number } = row
    return { ...show(row), email, invoice_number, etims_number }
  }
}

const invalid = (field: string, msg: string) => new InvalidInput([{ loc: ['body', field], msg, type: 'billing' }])

/** Invoices of accounts that are gone stay as long as the law wants books kept: five years from the end of the year. */
export const statutoryEnd = (now: Date): Date => new Date(Date.UTC(addDays(now, 0).getUTCFullYear() - 5, 0, 1) - 3 * 60 * minute)
