import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageOf } from './pages.ts'

/** Money is in integer cents; a day, where one is meant, is that of Nairobi. */
export const currency = 'KES'
const Cents = z.number().int().min(0)

export const licenceTypes = ['free', 'professional', 'institution'] as const
export const LicenceType = z.enum(licenceTypes)
export type LicenceType = z.infer<typeof LicenceType>
/** A licence that is more than what everybody has. */
export const GivenLicence = LicenceType.exclude(['free'])

/** What a licence lets an account do; null where nothing limits it. */
export const Limits = z.object({
  assistant_questions_per_day: z.number().int().nullable(),
  /** Cases in one exported list. */
  export_cases: z.number().int().nullable(),
  /** Documents in the account's own library. */
  private_documents: z.number().int().nullable(),
  /** People that the licence is for, its holder among them. */
  seats: z.number().int().nullable(),
})
export type Limits = z.infer<typeof Limits>

export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'cancelled', 'expired'] as const
export const SubscriptionStatus = z.enum(subscriptionStatuses)
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

/**
 * What the account may do now and how much of it is used. `source`: its own subscription, a seat that `holder` gave it, or neither.
 * `billing` is false where this installation charges nothing.
 */
export const License = z.object({
  license_type: LicenceType,
  status: SubscriptionStatus,
  seats: z.number().int(),
  valid_until: z.string().nullable(),
  limits: Limits,
  used: z.object({ assistant_questions_per_day: z.number().int(), private_documents: z.number().int(), seats: z.number().int() }),
  source: z.enum(['own', 'seat', 'none']),
  holder: z.string().nullable(),
  billing: z.boolean(),
  /** How a plan can be paid here. */
  payment_methods: z.array(z.enum(['mpesa', 'bank'])),
})
export type License = z.infer<typeof License>

/** `vat_rate` is in percent and contained in `price_cents`. `trial`: days that this account may still try it for; 0 for none. */
export const Plan = z.object({
  id: z.string(),
  license_type: LicenceType,
  name: z.string(),
  price_cents: Cents,
  currency: z.literal(currency),
  interval: z.enum(['month', 'year']),
  vat_rate: z.number(),
  features: z.array(z.string()),
  limits: Limits,
  trial_days: z.number().int(),
})
export type Plan = z.infer<typeof Plan>

export const Subscription = z.object({
  status: SubscriptionStatus,
  plan_id: z.string().nullable(),
  license_type: LicenceType,
  current_period_start: z.string(),
  /** Null where it was given without an end. */
  current_period_end: z.string().nullable(),
  cancel_at_period_end: z.boolean(),
  /** Until when a subscription that is past due can still be paid before it ends. */
  payable_until: z.string().nullable(),
  /** Whether the next period can be paid now. */
  renewable: z.boolean(),
})
export type Subscription = z.infer<typeof Subscription>

export const paymentMethods = ['mpesa', 'bank'] as const
export const PaymentMethod = z.enum(paymentMethods)
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** `waiting`: for the bank; `pending`: for the phone; `review`: an administrator has to look at it before anything is booked. */
export const paymentStatuses = ['waiting', 'pending', 'review', 'paid', 'failed'] as const
export const PaymentStatus = z.enum(paymentStatuses)
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** Why a payment failed or waits for a look. */
export const paymentReasons = [
  'cancelled',
  'insufficient',
  'timed-out',
  'wrong-pin',
  'busy',
  'refused',
  'unreachable',
  'wrong-amount',
  'no-answer',
  'withdrawn',
] as const
export const PaymentReason = z.enum(paymentReasons)
export type PaymentReason = z.infer<typeof PaymentReason>

/** `phone` shows its last three figures only. `instructions` are the words of a bank transfer, which names `reference`. */
export const Payment = z.object({
  id: z.string(),
  status: PaymentStatus,
  reason: PaymentReason.nullable(),
  method: z.enum([...paymentMethods, 'mobile_money']),
  plan_id: z.string(),
  amount_cents: Cents,
  currency: z.literal(currency),
  reference: z.string(),
  phone: z.string().nullable(),
  receipt: z.string().nullable(),
  instructions: z.string().nullable(),
  created_at: z.string(),
  settled_at: z.string().nullable(),
  invoice_id: z.string().nullable(),
})
export type Payment = z.infer<typeof Payment>

/** `etims_number`: the number that the revenue authority gave the invoice, once it is known. */
export const Invoice = z.object({
  id: z.string(),
  number: z.string(),
  issued_at: z.string(),
  plan_name: z.string(),
  period_start: z.string(),
  period_end: z.string(),
  net_cents: Cents,
  vat_cents: Cents,
  total_cents: Cents,
  currency: z.literal(currency),
  status: z.literal('paid'),
  etims_number: z.string().nullable(),
  pdf_url: z.string(),
})
export type Invoice = z.infer<typeof Invoice>

const printable = /^\P{Cc}*$/u
/** Words on one line. */
export const OneLine = z.string().trim().regex(printable, 'Please write it on one line')
const atMost = (most: number) => OneLine.max(most, `At most ${most} characters`)
/** A PIN of the Kenya Revenue Authority: a letter, nine figures, a letter. */
export const kraPinForm = /^[AP]\d{9}[A-Z]$/
const pinWords = 'A KRA PIN is a letter, nine figures and a letter, such as P051234567X'
const KraPin = z
  .string()
  .trim()
  .toUpperCase()
  .max(20, { error: pinWords, abort: true })
  .regex(kraPinForm, pinWords)
  .meta({ examples: ['P051234567X'] })

/** What stands on the account's next invoices. Empty where nothing was said. */
export const BuyerDetails = z.object({ name: atMost(200), pin: z.union([z.literal(''), KraPin]), address: atMost(300) })
export type BuyerDetails = z.infer<typeof BuyerDetails>

const id = z.object({ id: z.string().min(1).max(60) })
export const page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
})

export const getLicense = endpoint({
  method: 'GET',
  path: '/api/billing/license',
  summary: 'What this account may do, and how much of it is used',
  access: 'user',
  response: License,
})

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/billing/plans',
  summary: 'The plans that can be chosen; none where this installation charges nothing',
  access: 'user',
  response: z.array(Plan),
})

export const startTrial = endpoint({
  method: 'POST',
  path: '/api/billing/trials',
  summary: 'Starts the trial of a licence type: once for each account and type',
  access: 'user',
  status: 201,
  body: z.object({ license_type: GivenLicence }),
  response: Subscription,
})

export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/billing/subscription',
  summary: 'The latest subscription of this account, also once it has ended; null where there never was one',
  access: 'user',
  response: Subscription.nullable(),
})

export const buySubscription = endpoint({
  method: 'POST',
  path: '/api/billing/subscription',
  summary: 'Begins to pay a plan, or its next period: by M-Pesa a request goes to the phone; by bank the answer says what to transfer',
  access: 'user',
  atOnce: true,
  status: 202,
  body: z.object({
    plan_id: z.string().min(1).max(60),
    method: PaymentMethod,
    phone: z
      .string()
      .max(30)
      .optional()
      .meta({ examples: ['0712 345 678'] }),
  }),
  response: Payment,
})

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/billing/subscription/cancel',
  summary: 'Ends the subscription with the period that is paid, or at once',
  access: 'user',
  body: z.object({ immediate: z.boolean().default(false) }),
  response: Subscription,
})

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/billing/subscription/resume',
  summary: 'Takes a cancellation at the end of the period back, until it has ended',
  access: 'user',
  response: Subscription,
})

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/billing/payments',
  summary: 'Payments of this account, the newest first',
  access: 'user',
  query: page,
  response: pageOf(Payment),
})

export const getPayment = endpoint({
  method: 'GET',
  path: '/api/billing/payments/:id',
  summary: 'How far a payment is',
  access: 'user',
  on: { kind: 'payment', by: 'id', action: 'read' },
  params: id,
  response: Payment,
})

export const withdrawPayment = endpoint({
  method: 'DELETE',
  path: '/api/billing/payments/:id',
  summary: 'Withdraws an announced bank transfer that has not arrived',
  access: 'user',
  on: { kind: 'payment', by: 'id', action: 'delete' },
  params: id,
  status: 204,
  response: z.void(),
})

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/billing/invoices',
  summary: 'Invoices of this account, the newest first',
  access: 'user',
  query: page,
  response: pageOf(Invoice),
})

export const getInvoicePdf = endpoint({
  method: 'GET',
  path: '/api/billing/invoices/:id/pdf',
  summary: 'An invoice as PDF',
  access: 'user',
  on: { kind: 'invoice', by: 'id', action: 'read' },
  params: id,
  file: 'application/pdf',
  response: z.file(),
})

export const getBuyerDetails = endpoint({
  method: 'GET',
  path: '/api/billing/details',
  summary: 'What the invoices of this account say of the buyer',
  access: 'user',
  response: BuyerDetails,
})

export const saveBuyerDetails = endpoint({
  method: 'PUT',
  path: '/api/billing/details',
  summary: 'Changes what the next invoices say of the buyer',
  access: 'user',
  body: BuyerDetails,
  response: BuyerDetails,
})

/** What M-Pesa sends is read by the provider: nothing of it is believed before M-Pesa was asked. */
export const takeMpesaCallback = endpoint({
  method: 'POST',
  path: '/api/billing/mpesa/:token',
  summary: 'For M-Pesa, at an address that each payment has of its own: its state has changed',
  access: 'public',
  atOnce: true,
  params: z.object({ token: z.string().min(1).max(100) }),
  body: z.unknown(),
  response: z.object({ ResultCode: z.literal(0), ResultDesc: z.literal('Accepted') }),
})
