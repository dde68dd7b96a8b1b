import type { LicenceType } from '#contract/billing'
import type { AccountLicence } from '#contract/bookings'
import type { By } from '../../audit/audit.ts'
import type { Database } from '../../database/open.ts'
import { isUuid } from '../../database/uuid.ts'
import { Problem } from '../../problem.ts'
import type { Licences } from './licences.ts'
import type { Plans } from './plans.ts'
import { type InTurn, billingStorage } from './storage.ts'
import type { Subscriptions } from './subscriptions.ts'

interface OverseenParts {
  database: Database
  inTurn: InTurn
  plans: Plans
  licences: Pick<Licences, 'best'>
  subscriptions: Subscriptions
  /** Throws where nothing is charged. */
  whereCharged: () => void
}

type Given = Exclude<LicenceType, 'free'>

/** The licences of others, for who administers the installation. `not-found` for an account of nobody. */
export function createOverseenLicences({ database, inTurn, plans, licences, subscriptions, whereCharged }: OverseenParts) {
  const now = () => new Date(database.clock.now())
  const storage = billingStorage(database.sql)

  async function get(id: string): Promise<AccountLicence> {
    whereCharged()
    const account = isUuid(id) ? await storage.account(id) : undefined
    if (!account) throw new Problem('not-found', 'Account not found')
    const [row, tried] = await Promise.all([licences.best(id), storage.trials(id)])
    return {
      license_type: row?.license_type ?? 'free',
      status: row?.status ?? 'active',
      plan_name: plans.get(row?.plan_id ?? null)?.name ?? null,
      valid_until: row?.ends_at?.toISOString() ?? null,
      source: row ? (row.holder === null ? 'own' : 'seat') : 'none',
      holder: row?.holder ?? null,
      trials: plans.offered
        .filter((plan, at, all) => plan.trial_days > 0 && all.findIndex((one) => one.license_type === plan.license_type) === at)
        .map(({ license_type, trial_days }) => ({
          license_type: license_type as Given,
          days: trial_days,
          used: tried.includes(license_type),
        })),
    }
  }

  return {
    get,

    /** Gives an account a licence without a charge, until a moment or without an end; `free` takes what it has. */
    async set({ email, license_type, valid_until }: { email: string; license_type: LicenceType; valid_until: string | null }, by: By) {
      whereCharged()
      const account = await storage.accountByEmail(email)
      if (!account) throw new Problem('not-found', 'No account has this address')
      const end = valid_until === null ? null : new Date(valid_until)
      if (end && end <= now()) throw new Problem('invalid-input', 'The licence would have ended already.')
      await inTurn(account.id, (transaction) =>
        license_type === 'free'
          ? subscriptions.move(transaction, { account: account.id, happening: { type: 'cancel', immediate: true }, by })
          : subscriptions.move(transaction, { account: account.id, happening: { type: 'grant', end }, licenseType: license_type, by }),
      )
      return subscriptions.latest(account.id)
    },

    /** Lets an account try a plan, once more where it has tried it; `subscription-runs`. */
    async giveTrial(id: string, licenseType: Given, by: By): Promise<AccountLicence> {
      await get(id)
      await subscriptions.startTrial(id, licenseType, by, { again: true })
      return get(id)
    },
  }
}
