import { z } from 'zod'
import type { Database } from '../../database/open.ts'
import type { Letter, Mailing } from '../../mailing/mailing.ts'
import type { PreferencesOf } from '../preferences/preferences.ts'
import { dayInWords } from './words.ts'
import { invoicesStorage } from './invoices-storage.ts'
import { endedLetter, endingLetter, invitationLetter, pastDueLetter, receiptLetter } from './letters.ts'
import { inShillings } from './money.ts'
import { addDays } from './periods.ts'
import type { Plans } from './plans.ts'
import { paymentsStorage } from './payments-storage.ts'
import { seatsStorage } from './seats-storage.ts'
import { type BillingTransaction, billingStorage } from './storage.ts'
import { graceDays } from './subscription.ts'
import { hashToken, makeToken } from './tokens.ts'

/** What is to be told by mail; `id` is that of the payment, of the subscription, or of the seat. */
const Notice = z.strictObject({ kind: z.enum(['receipt', 'ending', 'past-due', 'ended', 'invitation']), id: z.uuid() })
export type Notice = z.infer<typeof Notice>

/** Sends a notice with the change that it follows from, or not at all. */
export type SendNotice = (transaction: BillingTransaction, notice: Notice) => Promise<void>

interface NoticeParts {
  database: Database
  mailing: Mailing
  preferences: PreferencesOf
  plans: Plans
}

/** Mails about what is paid and who has a seat. Each is written when it is sent, from what is true then and to who wants to be told. */
export function createNotices({ database, mailing, preferences, plans }: NoticeParts): SendNotice {
  const { sql: db, clock } = database
  const wantsMail = (account: string) => preferences.allowsMail(account, 'systemUpdates')

  return mailing.lateLetter('billing', Notice, async ({ kind, id }) => {
    if (kind === 'invitation') return invite(id)
    return kind === 'receipt' ? receipt(id) : ofSubscription(kind, id)
  })

  /** What has changed since needs no mail any more. */
  async function ofSubscription(kind: 'ending' | 'past-due' | 'ended', id: string): Promise<Letter | null> {
    const found = await billingStorage(db).withAddress(id)
    const plan = plans.get(found?.plan_id ?? null)
    if (!found?.ends_at || !plan || !(await wantsMail(found.user_id))) return null
    const about = { to: found.email, plan: plan.name, price: inShillings(plan.price_cents), end: dayInWords(found.ends_at) }
    if (kind === 'ended') return endedLetter(about)
    if (kind === 'past-due')
      return found.status === 'past_due' ? pastDueLetter({ ...about, until: dayInWords(addDays(found.ends_at, graceDays)) }) : null
    const isTrial = found.status === 'trialing'
    return isTrial || found.status === 'active' ? endingLetter({ ...about, isTrial }) : null
  }

  async function receipt(paymentId: string): Promise<Letter | null> {
    const [payment, invoice] = await Promise.all([paymentsStorage(db).shownById(paymentId), invoicesStorage(db).byPayment(paymentId)])
    if (!invoice?.buyer_email || payment.user_id === null || !(await wantsMail(payment.user_id))) return null
    return receiptLetter({
      to: invoice.buyer_email,
      amount: inShillings(invoice.total_cents),
      plan: invoice.plan_name,
      until: dayInWords(invoice.period_end),
      number: invoice.number,
      receipt: payment.receipt,
    })
  }

  /** The token is made here and only its hash is kept: a second try of the job makes another, and the first link ends. */
  async function invite(seatId: string): Promise<Letter | null> {
    const seats = seatsStorage(db)
    const seat = await seats.forMail(seatId)
    if (!seat || seat.expires_at.getTime() <= clock.now()) return null
    const token = makeToken()
    await seats.setToken(seatId, hashToken(token))
    return invitationLetter({ to: seat.email, token, until: dayInWords(seat.expires_at) })
  }
}
