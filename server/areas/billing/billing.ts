import type { LicenceType } from '#contract/billing'
import type { Reader } from '../../access/access.ts'
import type { By } from '../../audit/audit.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Mailing } from '../../mailing/mailing.ts'
import type { PreferencesOf } from '../preferences/preferences.ts'
import { createMpesa } from '../../providers/mpesa.ts'
import { createInvoices } from './invoices.ts'
import { createLicences } from './licences.ts'
import { createNotices } from './notices.ts'
import { createOverseenLicences } from './overseen-licences.ts'
import { type Booking, createPayments, statutoryEnd } from './payments.ts'
import { readPlans } from './plans.ts'
import { createSeats } from './seats.ts'
import { billingStorage, withAccountLock } from './storage.ts'
import { createSubscriptions } from './subscriptions.ts'

export interface BillingParts {
  database: Database
  jobs: Jobs
  mailing: Mailing
  preferences: PreferencesOf
  config: Pick<Config, 'billing' | 'billingPlans' | 'billingBank' | 'seller' | 'mpesa' | 'publicUrl'>
  countPrivateDocuments: (reader: Reader) => Promise<number>
}

/** Licences and what is paid for them. With `BILLING=off` everybody may do everything, nothing is charged and no price is told. */
export function createBilling({ database, jobs, mailing, preferences, config, countPrivateDocuments }: BillingParts) {
  const enabled = config.billing
  const plans = readPlans(config.billingPlans)
  const inTurn = withAccountLock(database)
  const storage = billingStorage(database.sql)
  const now = () => new Date(database.clock.now())
  const notify = createNotices({ database, mailing, preferences, plans })
  const provider = enabled ? createMpesa(config.mpesa, database.clock) : null
  const bank = enabled ? config.billingBank : ''
  const methods = [...(provider ? (['mpesa'] as const) : []), ...(bank === '' ? [] : (['bank'] as const))]
  const licences = createLicences({ database, enabled, plans, countPrivateDocuments, methods })
  const subscriptions = createSubscriptions({ database, inTurn, plans, notify })
  const invoices = createInvoices({ database, seller: config.seller })
  const { publicUrl } = config
  const payments = createPayments({ database, jobs, inTurn, plans, subscriptions, invoices, notify, provider, bank, publicUrl })
  const seats = createSeats({ database, inTurn, licences, notify })

  jobs.hourly('billing', async () => {
    await subscriptions.sweep()
    await licences.forgetUsage()
    await invoices.forgetOld(statutoryEnd(now()))
  })

  const whereCharged = () => {
    if (!enabled) throw new Problem('no-billing')
  }

  return {
    /** What areas ask: the limits of an account, whether it may, and one question more. */
    limitsOf: licences.limitsOf,
    allows: licences.allows,
    countQuestion: licences.countQuestion,

    license: licences.license,
    plans: licences.plans,
    payments,
    invoices,
    seats,

    subscription: async (reader: Reader) => (enabled ? subscriptions.latest(reader.userId) : null),

    async startTrial(reader: Reader, licenseType: Exclude<LicenceType, 'free'>, by: By) {
      whereCharged()
      return subscriptions.startTrial(reader.userId, licenseType, by)
    },

    async buy(reader: Reader, asked: Parameters<typeof payments.begin>[1]) {
      whereCharged()
      return payments.begin(reader, asked)
    },

    cancel: (reader: Reader, immediate: boolean, by: By) => subscriptions.cancel(reader.userId, immediate, by),
    resume: (reader: Reader, by: By) => subscriptions.resume(reader.userId, by),

    buyer: async (reader: Reader) => (await storage.buyer(reader.userId)) ?? { name: '', pin: '', address: '' },

    async saveBuyer(reader: Reader, buyer: { name: string; pin: string; address: string }) {
      await storage.saveBuyer(reader.userId, buyer)
      return buyer
    },

    /** Books a payment by the number that bank or provider gave it; see `payments.book`. */
    async book(booking: Booking, by: By) {
      whereCharged()
      return payments.book(booking, by)
    },

    overseen: createOverseenLicences({ database, inTurn, plans, licences, subscriptions, whereCharged }),

    /** What the hour brings by the clock, for tests and commands that do not wait for it. */
    sweep: subscriptions.sweep,
  }
}

export type Billing = ReturnType<typeof createBilling>
