import type { License, LicenceType, Limits, PaymentMethod, Plan } from '#contract/billing'
import { currency } from '#contract/billing'
import type { Reader } from '../../access/access.ts'
import { dayInNairobi } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import { type Plans, vatRate, withoutLimits } from './plans.ts'
import { seatsStorage } from './seats-storage.ts'
import { type LicenceRow, billingStorage } from './storage.ts'

const ranks: Record<LicenceType, number> = { free: 0, professional: 1, institution: 2 }
const number = (count: number) => count.toLocaleString('en-GB')

/** What is limited by what it holds at once. */
const words = {
  private_documents: (most: number) =>
    `Your plan holds ${number(most)} documents of your own. Delete some, or choose a plan that holds more.`,
  export_cases: (most: number) =>
    `Your plan exports at most ${number(most)} cases at once. Narrow the list, or choose a plan that exports more.`,
} as const
const questions = 'assistant-questions'

interface LicenceParts {
  database: Database
  /** Off: everybody may do everything, and nothing is charged. */
  enabled: boolean
  plans: Plans
  countPrivateDocuments: (reader: Reader) => Promise<number>
  methods: readonly PaymentMethod[]
}

/** What an account may do: the best of its own subscription and the seats it was given, else what the free plan says. */
export function createLicences({ database, enabled, plans, countPrivateDocuments, methods }: LicenceParts) {
  const storage = billingStorage(database.sql)
  const today = () => dayInNairobi(database.clock.now())

  const limitsOfRow = (row: LicenceRow | undefined): Limits => plans.limitsOf(row?.license_type ?? 'free', row?.plan_id ?? null)

  /** A seat counts while there are as many: the first that were invited keep theirs. */
  const counts = (row: LicenceRow) => row.holder === null || row.before + 1 < (limitsOfRow(row).seats ?? Infinity)

  async function best(account: string): Promise<LicenceRow | undefined> {
    const rows = (await storage.licences(account)).filter(counts)
    return rows.toSorted(
      (a, b) => ranks[b.license_type] - ranks[a.license_type] || Number(a.holder !== null) - Number(b.holder !== null),
    )[0]
  }

  const limitsOf = async (account: string): Promise<Limits> => (enabled ? limitsOfRow(await best(account)) : withoutLimits)

  return {
    limitsOf,
    best,

    /** Throws `plan-limit` where an account wants more than its plan allows: so many documents or cases in all. */
    async allows(account: string, what: keyof typeof words, wanted: number): Promise<void> {
      const most = (await limitsOf(account))[what]
      if (most !== null && wanted > most) throw new Problem('plan-limit', words[what](most))
    },

    /** Counts a question to the assistant on this day of Nairobi; `plan-limit` where the plan's number is reached. */
    async countQuestion(account: string): Promise<void> {
      const most = (await limitsOf(account)).assistant_questions_per_day
      if (await storage.count(account, questions, today(), most)) return
      throw new Problem(
        'plan-limit',
        `Your plan has ${number(most ?? 0)} questions a day, and today's are asked. Tomorrow there are new ones.`,
      )
    },

    /** How many people an account's own subscription is for. */
    async own(account: string): Promise<{ seats: number }> {
      const row = (await storage.licences(account)).find(({ holder }) => holder === null)
      return { seats: row ? (limitsOfRow(row).seats ?? 1) : 1 }
    },

    async nameOf(account: string): Promise<string> {
      const row = (await storage.licences(account)).find(({ holder }) => holder === null)
      return plans.get(row?.plan_id ?? null)?.name ?? (row?.license_type === 'institution' ? 'Institution' : 'Hukumu')
    },

    async license(reader: Reader): Promise<License> {
      const account = reader.userId
      const [row, documents, asked, seats] = await Promise.all([
        enabled ? best(account) : undefined,
        countPrivateDocuments(reader),
        storage.counted(account, questions, today()),
        seatsStorage(database.sql).countOf(account),
      ])
      const isOwn = row !== undefined && row.holder === null
      return {
        license_type: row?.license_type ?? 'free',
        status: row?.status ?? 'active',
        seats: isOwn ? (limitsOfRow(row).seats ?? 1) : 1,
        valid_until: row?.ends_at?.toISOString() ?? null,
        limits: enabled ? limitsOfRow(row) : withoutLimits,
        used: { assistant_questions_per_day: asked, private_documents: documents, seats: isOwn ? seats : 1 },
        source: row ? (isOwn ? 'own' : 'seat') : 'none',
        holder: row?.holder ?? null,
        billing: enabled,
        payment_methods: [...methods],
      }
    },

    async plans(reader: Reader): Promise<Plan[]> {
      if (!enabled) return []
      const tried = new Set(await storage.trials(reader.userId))
      return plans.offered.map((plan) => ({
        ...plan,
        currency,
        vat_rate: vatRate,
        trial_days: tried.has(plan.license_type) ? 0 : plan.trial_days,
      }))
    },

    forgetUsage: () => storage.forgetUsage(today()),
  }
}
export type Licences = ReturnType<typeof createLicences>
