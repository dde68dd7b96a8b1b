import { z } from 'zod'
import type { Database } from '../../database/open.ts'
import { type Jobs, defineJob } from '../../jobs/jobs.ts'
import type { Mail } from '../../providers/mail.ts'
import { dayInWords } from './words.ts'
import { invoicesStorage } from './invoices-storage.ts'
import { inShillings } from './money.ts'
import { addDays } from './periods.ts'
import type { Plans } from './plans.ts'
import { paymentsStorage } from './payments-storage.ts'
import { seatsStorage } from './seats-storage.ts'
import { type BillingTransaction, billingStorage } from './storage.ts'
import { graceDays } from './subscription.ts'
import { hashToken, makeToken } from './tokens.ts'
import { type Words, endedMail, endingMail, invitationMail, pastDueMail, receiptMail } from './mails.ts'

/** What is to be told by mail; `id` is that of the payment, of the subscription, or of the seat. */
const Notice = z.strictObject({ kind: z.enum(['receipt', 'ending', 'past-due', 'ended', 'invitation']), id: z.uuid() })
export type Notice = z.infer<typeof Notice>

const telling = defineJob({ name: 'billing-mail', data: Notice })

/** Sends a notice with the change that it follows from, or not at all. */
export type SendNotice = (transaction: BillingTransaction, notice: Notice) => Promise<void>

interface NoticeParts {
  database: Database
  jobs: Jobs
  mail: Mail
  plans: Plans
  publicUrl: string
}

/** Mails about what is paid and who has a seat. Each is written when it is sent, from what is true then. */
export function createNotices({ database, jobs, mail, plans, publicUrl }: NoticeParts): SendNotice {
  const { sql: db, clock } = database
  const billing = `${publicUrl}/profile?tab=billing`

  jobs.handle(telling, async ({ data }) => {
    const written = await write(data)
    if (written) await mail.send({ to: written.to, ...written.words })
  })

  return (transaction, notice) => jobs.send(telling, notice, { transaction })

  async function write({ kind, id }: Notice): Promise<{ to: string; words: Words } | null> {
    if (kind === 'invitation') return invite(id)
    if (kind === 'receipt') return receipt(id)
    const found = await billingStorage(db).withAddress(id)
    const plan = plans.get(found?.plan_id ?? null)
    if (!found?.ends_at || !plan) return null
    const about = { name: found.name, plan: plan.name, price: inShillings(plan.price_cents), end: dayInWords(found.ends_at), link: billing }
    // What has changed since needs no mail any more.
    if (kind === 'ending')
      return found.status === 'active' || found.status === 'trialing'
        ? { to: found.email, words: endingMail({ ...about, isTrial: found.status === 'trialing' }) }
        : null
    if (kind === 'past-due')
      return found.status === 'past_due'
        ? { to: found.email, words: pastDueMail({ ...about, until: dayInWords(addDays(found.ends_at, graceDays)) }) }
        : null
    return { to: found.email, words: endedMail(about) }
  }

  async function receipt(paymentId: string) {
    const [payment, invoice] = await Promise.all([paymentsStorage(db).shownById(paymentId), invoicesStorage(db).byPayment(paymentId)])
    if (!invoice?.buyer_email || payment.user_id === null) return null
    const words = receiptMail({
      name: invoice.buyer_name,
      amount: inShillings(invoice.total_cents),
      plan: invoice.plan_name,
      until: dayInWords(invoice.period_end),
      number: invoice.number,
      receipt: payment.receipt,
      link: billing,
    })
    return { to: invoice.buyer_email, words }
  }

  /** The token is made here and only its hash is kept: a second try of the job makes another, and the first link ends. */
  async function invite(seatId: string) {
    const seats = seatsStorage(db)
    const seat = await seats.forMail(seatId)
    if (!seat || seat.expires_at.getTime() <= clock.now()) return null
    const token = makeToken()
    await seats.setToken(seatId, hashToken(token))
    const link = `${billing}&seat=${token}`
    return { to: seat.email, words: invitationMail({ holder: seat.holder, link, until: dayInWords(seat.expires_at) }) }
  }
}
