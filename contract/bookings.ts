import { z } from 'zod'
import { GivenLicence, Invoice, License, LicenceType, OneLine, Payment, PaymentStatus, Subscription, page } from './billing.ts'
import { Email } from './email-address.ts'
import { endpoint } from './endpoint.ts'
import { pageOf } from './pages.ts'

/** A payment as administrators see it, with the address of the account, null where that was deleted, and the numbers of its invoice. */
export const AccountPayment = Payment.extend({
  email: z.string().nullable(),
  invoice_number: z.string().nullable(),
  etims_number: z.string().nullable(),
})
export type AccountPayment = z.infer<typeof AccountPayment>

export const listAllPayments = endpoint({
  method: 'GET',
  path: '/api/admin/billing/payments',
  summary: 'Payments of all accounts, those to be looked at first; with words of their reference, receipt, invoice or address',
  access: 'admin',
  query: page.extend({ query: z.string().trim().max(200).default(''), status: PaymentStatus.optional() }),
  response: pageOf(AccountPayment),
})

/** A payment that arrived: for one that was announced, by its `reference`; for any other, by `email` and `plan_id`. */
export const bookPayment = endpoint({
  method: 'POST',
  path: '/api/admin/billing/bookings',
  summary: 'Books a bank or mobile money payment by the number that the bank or the provider gave it',
  access: 'admin',
  status: 201,
  body: z
    .object({
      reference: OneLine.max(40, 'At most 40 characters').optional(),
      email: Email.optional(),
      plan_id: z.string().min(1).max(60).optional(),
      method: z.enum(['bank', 'mobile_money']),
      amount_cents: z.number().int().min(1).max(100_000_000_00),
      /** The bank's or the provider's own number: booked once. */
      transaction: OneLine.max(60, 'At most 60 characters').min(3, 'At least 3 characters'),
    })
    .refine(({ reference, email, plan_id }) => (reference === undefined ? email !== undefined && plan_id !== undefined : true), {
      message: 'Give the reference of the payment, or the account and its plan',
      path: ['reference'],
    }),
  response: AccountPayment,
})

export const setLicence = endpoint({
  method: 'PUT',
  path: '/api/admin/billing/licences',
  summary: 'Gives an account a licence without a charge, until a moment or without an end; free takes it back',
  access: 'admin',
  body: z.object({ email: Email, license_type: LicenceType, valid_until: z.iso.datetime().nullable().default(null) }),
  response: Subscription.nullable(),
})

/** What an account has, as administrators see it. `trials`: plans that can be tried, for how many days, and whether the account did. */
export const AccountLicence = License.pick({ license_type: true, status: true, valid_until: true, source: true, holder: true }).extend({
  plan_name: z.string().nullable(),
  trials: z.array(z.object({ license_type: GivenLicence, days: z.number().int(), used: z.boolean() })),
})
export type AccountLicence = z.infer<typeof AccountLicence>

const accountId = z.object({ id: z.string().min(1).max(120) })

export const getAccountLicence = endpoint({
  method: 'GET',
  path: '/api/admin/accounts/:id/licence',
  summary: 'The licence of an account, and what it has tried',
  access: 'admin',
  on: { kind: 'account', by: 'id', action: 'read' },
  params: accountId,
  response: AccountLicence,
})

export const giveTrial = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/:id/trial',
  summary: 'Lets an account try a plan, once more where it has tried it',
  access: 'admin',
  on: { kind: 'account', by: 'id', action: 'change' },
  params: accountId,
  body: z.object({ license_type: GivenLicence }),
  response: AccountLicence,
})

export const setEtimsNumber = endpoint({
  method: 'PUT',
  path: '/api/admin/billing/invoices/:number/etims',
  summary: 'Writes the number of the revenue authority on an invoice, once',
  access: 'admin',
  on: { kind: 'issued-invoice', by: 'number', action: 'change' },
  params: z.object({ number: z.string().min(1).max(40) }),
  body: z.object({ etims_number: OneLine.max(60, 'At most 60 characters').min(1, 'Field required') }),
  response: Invoice,
})
