import { readFileSync } from 'node:fs'
import { type LicenceType, type Limits, Limits as LimitsSchema, LicenceType as LicenceTypeSchema } from '#contract/billing'
import { z } from 'zod'

/** Percent of value added tax in Kenya, which every price contains. */
export const vatRate = 16

/** A plan as it is offered. One that is withdrawn stays, not offered, for those who have it. */
const OfferedPlan = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/, 'use small letters, figures and hyphens'),
  license_type: LicenceTypeSchema,
  name: z.string().min(1).max(60),
  /** Whole shillings: M-Pesa takes nothing else. */
  price_cents: z.number().int().min(0).multipleOf(100, 'use whole shillings'),
  interval: z.enum(['month', 'year']),
  trial_days: z.number().int().min(0).max(90),
  features: z.array(z.string().min(1).max(120)).max(12),
  limits: LimitsSchema,
  offered: z.boolean().default(true),
})
export type OfferedPlan = z.infer<typeof OfferedPlan>

const Plans = z
  .array(OfferedPlan)
  .refine((plans) => new Set(plans.map(({ id }) => id)).size === plans.length, 'give each plan an id of its own')
  .refine((plans) => plans.some(({ license_type }) => license_type === 'free'), 'say what the free licence lets an account do')
  .refine((plans) => plans.every((plan) => (plan.license_type === 'free') === (plan.price_cents === 0)), 'only the free plan costs nothing')

const file = new URL('./plans.json', import.meta.url)

/** The plans of a file, or those that come with the product. Throws an Error for the operator that says what is wrong with them. */
export function readPlans(path: string) {
  const read = Plans.safeParse(parse(path === '' ? file : path))
  if (!read.success)
    throw new Error(
      `The plans of BILLING_PLANS cannot be used: ${read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`.trim()).join('; ')}`,
    )
  const plans = read.data
  const byId = new Map(plans.map((plan) => [plan.id, plan]))
  return {
    offered: plans.filter(({ offered }) => offered),
    get: (id: string | null) => (id === null ? undefined : byId.get(id)),
    /** What a licence allows: as its plan says or, where that is unknown, as the first plan of its type does. */
    limitsOf: (type: LicenceType, planId: string | null): Limits =>
      (byId.get(planId ?? '') ?? plans.find(({ license_type }) => license_type === type) ?? plans[0]!).limits,
  }
}
export type Plans = ReturnType<typeof readPlans>

function parse(path: string | URL): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`The plans of BILLING_PLANS cannot be read: ${(error as Error).message}`, { cause: error })
  }
}

export const withoutLimits: Limits = { assistant_questions_per_day: null, export_cases: null, private_documents: null, seats: null }
