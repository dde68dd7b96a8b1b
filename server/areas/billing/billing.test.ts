import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { getProfile } from '#contract/accounts'
import {
  type LicenceType,
  buySubscription,
  cancelSubscription,
  getLicense,
  getSubscription,
  listInvoices,
  listPlans,
  resumeSubscription,
  saveBuyerDetails,
  startTrial,
} from '#contract/billing'
import { bookPayment, getAccountLicence, giveTrial, listAllPayments, setEtimsNumber, setLicence } from '#contract/bookings'
import { updatePreferences } from '#contract/preferences'
import { type BillingApp, type Headers, createBillingApp } from '../../testing/billing-app.ts'
import { createTestApp } from '../../testing/create-test-app.ts'

let app: BillingApp
let admin: Headers
let me: Headers

beforeAll(async () => {
  app = await createBillingApp()
  await app.jobs.start()
  admin = await app.admin()
})
afterAll(() => app.close())
/** Each test has a year of its own, none a leap year: what schedules have done they have done, so the clock never goes back. */
let year = 2026
beforeEach(async () => {
  year += year % 4 === 3 ? 2 : 1
  app.goTo(`${year}-01-31T09:00`)
  me = await app.signedIn()
})

const subscription = () => app.call(getSubscription, {}, me)
const license = (headers = me) => app.call(getLicense, {}, headers)
const invoices = (headers = me) => app.call(listInvoices, {}, headers)
const sweep = () => app.jobs.settled()

/** Pays a plan on the phone, and waits until it is booked. */
async function pay(planId = 'professional-month', headers = me) {
  const { id } = await app.buy(headers, planId)
  app.mpesa.pushed.at(-1)!.act = 'pays'
  await app.callBack()
  await expect.poll(async () => (await app.payment(headers, id)).status).toBe('paid')
  return app.payment(headers, id)
}

test('with BILLING=off everything is free, without limits, plans or prices', async () => {
  const free = await createTestApp()
  const headers = await free.signedIn()
  expect(await free.call(getLicense, {}, headers)).toMatchObject({
    license_type: 'free',
    status: 'active',
    seats: 1,
    valid_until: null,
    billing: false,
    payment_methods: [],
    limits: { assistant_questions_per_day: null, export_cases: null, private_documents: null, seats: null },
  })
  expect(await free.call(listPlans, {}, headers)).toEqual([])
  expect(await free.call(getSubscription, {}, headers)).toBeNull()
  expect(await free.call(listInvoices, {}, headers)).toMatchObject({ results: [], total: 0 })
  const tried = await free.answer(startTrial, { body: { license_type: 'professional' } }, headers)
  expect([tried.status, tried.body]).toMatchObject([409, { code: 'no-billing' }])
  await free.close()
})

describe('plans and trials', () => {
  test('plans tell price, tax and limits; a trial is had once for each type', async () => {
    const plans = await app.call(listPlans, {}, me)
    expect(plans.map(({ id, price_cents, vat_rate, trial_days }) => [id, price_cents, vat_rate, trial_days])).toEqual([
      ['free', 0, 16, 0],
      ['professional-month', 450_000, 16, 14],
      ['professional-year', 4_500_000, 16, 14],
      ['institution-month', 3_000_000, 16, 30],
      ['institution-year', 30_000_000, 16, 30],
    ])
    expect(await license()).toMatchObject({
      license_type: 'free',
      source: 'none',
      limits: plans[0]!.limits,
      payment_methods: ['mpesa', 'bank'],
    })

    const tried = await app.call(startTrial, { body: { license_type: 'professional' } }, me)
    expect(tried).toMatchObject({ status: 'trialing', current_period_end: `${year}-02-14T06:00:00.000Z` })
    expect(await license()).toMatchObject({ license_type: 'professional', status: 'trialing', valid_until: `${year}-02-14T06:00:00.000Z` })
    expect(await app.answer(startTrial, { body: { license_type: 'professional' } }, me)).toMatchObject({
      status: 409,
      body: { code: 'trial-used' },
    })
    expect(await app.answer(startTrial, { body: { license_type: 'institution' } }, me)).toMatchObject({
      status: 409,
      body: { code: 'subscription-runs' },
    })
    expect((await app.answer(startTrial, { body: { license_type: 'free' } }, me)).status).toBe(422)
    const left = (await app.call(listPlans, {}, me)).map(({ trial_days }) => trial_days)
    expect(left).toEqual([0, 0, 0, 30, 30])

    app.goTo(`${year}-02-14T09:30`)
    await sweep()
    await expect.poll(async () => (await subscription())?.status).toBe('expired')
    expect(await license()).toMatchObject({ license_type: 'free', status: 'active' })
    await app.call(startTrial, { body: { license_type: 'institution' } }, me)
  })
})

test('who wants no mail is sent none about what was paid', async () => {
  const address = 'quiet@example.test'
  me = await app.signedIn(address)
  const payload = { emailNotifications: false }
  await app.call(updatePreferences, { body: payload }, me)
  await pay()
  await app.jobs.settled()
  expect(app.sent.filter(({ to, subject }) => to === address && subject.startsWith('Invoice'))).toEqual([])
  expect((await invoices()).total).toBe(1)
})

test('questions to the assistant are counted by one door, each once, by the day of Nairobi and as the plan says', async () => {
  const { id } = await app.call(getProfile, {}, me)
  const ask = () => app.billing.countQuestion(id)
  const asked = async () => (await license()).used.assistant_questions_per_day
  // The free plan has ten a day, however many are asked at one moment.
  const answers = await Promise.allSettled(Array.from({ length: 12 }, ask))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect(await asked()).toBe(10)
  await expect(ask()).rejects.toMatchObject({
    code: 'plan-limit',
    message: "Your plan has 10 questions a day, and today's are asked. Tomorrow there are new ones.",
  })
  app.goTo(`${year}-01-31T23:59:59`)
  await expect(ask()).rejects.toMatchObject({ code: 'plan-limit' })
  app.goTo(`${year}-02-01T00:00`)
  await ask()
  expect(await asked()).toBe(1)
  await pay()
  for (let n = 0; n < 10; n += 1) await ask()
  expect(await asked()).toBe(11)
})

describe('a subscription', () => {
  test('is paid, reminded of, past due, paid late, and at last expired, by the clock alone', async () => {
    const address = 'wanjiru@example.test'
    me = await app.signedIn(address)
    const mails = () => app.sent.filter(({ to }) => to === address).map(({ subject }) => subject)
    await pay()
    expect(await subscription()).toMatchObject({
      status: 'active',
      plan_id: 'professional-month',
      current_period_start: `${year}-01-31T06:00:00.000Z`,
      current_period_end: `${year}-02-28T06:00:00.000Z`,
      renewable: true,
    })
    app.goTo(`${year}-02-22T09:30`)
    await sweep()
    await expect.poll(mails).toContain(`Professional, by the month is paid until 28 February ${year}`)
    app.goTo(`${year}-02-28T09:30`)
    await sweep()
    await expect.poll(async () => (await subscription())?.status).toBe('past_due')
    expect(await subscription()).toMatchObject({ payable_until: `${year}-03-07T06:00:00.000Z` })
    // It stays open for the days of grace.
    expect(await license()).toMatchObject({ license_type: 'professional', status: 'past_due' })
    await expect.poll(mails).toContain('Professional, by the month has not been paid for')

    app.goTo(`${year}-03-03T09:00`)
    await pay()
    expect(await subscription()).toMatchObject({ status: 'active', current_period_end: `${year}-03-31T06:00:00.000Z` })
    app.goTo(`${year}-03-31T10:00`)
    await sweep()
    await expect.poll(async () => (await subscription())?.status).toBe('past_due')
    app.goTo(`${year}-04-07T10:00`)
    await sweep()
    await expect.poll(async () => (await subscription())?.status).toBe('expired')
    expect(await license()).toMatchObject({ license_type: 'free' })
    await expect.poll(mails).toContain('Professional, by the month has ended')
    expect((await invoices()).results.map(({ period_start, period_end }) => [period_start.slice(0, 10), period_end.slice(0, 10)])).toEqual([
      [`${year}-02-28`, `${year}-03-31`],
      [`${year}-01-31`, `${year}-02-28`],
    ])
  })

  test('is cancelled at its end, taken back, and cancelled at once', async () => {
    expect(await app.answer(cancelSubscription, { body: {} }, me)).toMatchObject({ status: 409, body: { code: 'no-subscription' } })
    await pay()
    expect(await app.call(cancelSubscription, { body: {} }, me)).toMatchObject({ status: 'active', cancel_at_period_end: true })
    expect(await app.call(resumeSubscription, {}, me)).toMatchObject({ cancel_at_period_end: false })
    expect(await app.answer(resumeSubscription, {}, me)).toMatchObject({ status: 409 })
    await app.call(cancelSubscription, { body: {} }, me)
    app.goTo(`${year}-02-28T09:30`)
    await sweep()
    await expect.poll(async () => (await subscription())?.status).toBe('cancelled')

    await pay()
    expect(await app.call(cancelSubscription, { body: { immediate: true } }, me)).toMatchObject({ status: 'cancelled' })
    expect(await license()).toMatchObject({ license_type: 'free' })
  })

  test('that is paid for long is not paid again; another plan takes its place with the days that are left', async () => {
    await pay('professional-year')
    expect(await app.tryToBuy(me, 'professional-year')).toMatchObject({ status: 409, body: { code: 'subscription-runs' } })
    await pay('institution-month')
    // 365 days of KES 45,000 are worth 45 of KES 30,000 by the month.
    expect(await subscription()).toMatchObject({ plan_id: 'institution-month', current_period_end: `${year}-04-17T06:00:00.000Z` })
    const { rows } = await app.database.pool.query<{ happened: string; status: string }>(
      `select t.happened, t.status from billing_transitions t join billing_subscriptions s on s.id = t.subscription_id
       where s.user_id = (select user_id from billing_payments order by created_at desc, id limit 1) order by t.id`,
    )
    expect(rows.map(({ happened, status }) => `${happened} ${status}`)).toEqual(['pay active', 'replaced cancelled', 'pay active'])
  })
})

describe('invoices', () => {
  test('have both sides with their PIN, the tax apart and the number of the revenue authority, and are read by their account alone', async () => {
    const bad = await app.answer(saveBuyerDetails, { body: { name: 'Kamau & Co', pin: '123', address: '' } }, me)
    expect([bad.status, JSON.stringify(bad.body)]).toEqual([422, expect.stringContaining('KRA PIN')])
    await app.call(saveBuyerDetails, { body: { name: 'Kamau & Co Advocates', pin: 'p059876543z', address: 'Box 7, Nakuru' } }, me)
    await pay()
    const { results, total } = await invoices()
    expect(total).toBe(1)
    const [one] = results
    expect(one).toMatchObject({
      total_cents: 450_000,
      vat_cents: 62_069,
      net_cents: 387_931,
      currency: 'KES',
      status: 'paid',
      etims_number: null,
    })
    const etims = (number: string) => app.answer(setEtimsNumber, { params: { number: one!.number }, body: { etims_number: number } }, admin)
    expect((await etims('KRACU0100001234/5')).status).toBe(200)
    expect((await etims('KRACU0100001234/5')).status).toBe(200)
    expect((await etims('another')).status).toBe(404)
    const seen = await app.call(listAllPayments, { query: { query: one!.number } }, admin)
    expect(seen).toMatchObject({ total: 1, results: [{ invoice_number: one!.number, etims_number: 'KRACU0100001234/5' }] })

    const file = await app.inject({ url: one!.pdf_url, headers: me })
    expect(file.headers['content-type']).toContain('application/pdf')
    expect(file.headers['content-disposition']).toContain(one!.number)
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file.rawPayload)), { mergePages: true })
    for (const words of [
      one!.number,
      'Hukumu Limited',
      'KRA PIN P051234567X',
      'Kamau & Co Advocates',
      'KRA PIN P059876543Z',
      'Value added tax 16%',
      'KES 3,879.31',
      'KES 620.69',
      'KES 4,500',
      'KRACU0100001234/5',
      'M-Pesa',
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words)

    const stranger = await app.signedIn()
    expect((await app.inject({ url: one!.pdf_url, headers: stranger })).statusCode).toBe(404)
    expect((await app.inject({ url: one!.pdf_url })).statusCode).toBe(401)
    expect((await invoices(stranger)).total).toBe(0)
  })

  test('are numbered without a gap, whichever of two processes issues them, and sum up to what was paid', async () => {
    const other = await createBillingApp({}, async () => ({ ...app.database, close: async () => {} }))
    other.clock.at = app.clock.at
    const emails = Array.from({ length: 16 }, (_, at) => `office-${at}@example.test`)
    await app.database.pool.query(
      `insert into users (email, email_key, name, password_hash, verified_at) select e, e, 'Office', '', now() from unnest($1::text[]) e`,
      [emails],
    )
    const transfer = { plan_id: 'professional-month', method: 'bank', amount_cents: 450_000 }
    const book = (email: string, at: number) =>
      (at % 2 === 0 ? app : other).answer(bookPayment, { body: { ...transfer, email, transaction: `BANK-${at}` } }, admin)
    // Its token is one of today.
    await app.call(getLicense, {}, admin)
    const booked = await Promise.all(emails.flatMap((email, at) => [book(email, at), book(email, at)]))
    // The same money is booked once, however often it is told.
    expect(booked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([...emails.map(() => 201), ...emails.map(() => 409)])
    const { rows } = await app.database.pool.query<{ position: number; total: number; paid: number }>(
      `select position, i.total_cents as total, p.amount_cents as paid
       from billing_invoices i join billing_payments p on p.id = i.payment_id where series = $1 order by position`,
      [String(year)],
    )
    expect(rows).toHaveLength(emails.length)
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at + 1))
    expect(rows.every(({ total, paid }) => total === paid)).toBe(true)
    const { rows: sums } = await app.database.pool.query<{ invoiced: number; charged: number }>(
      `select (select sum(total_cents)::bigint from billing_invoices) as invoiced,
        (select sum(amount_cents)::bigint from billing_payments where status = 'paid') as charged`,
    )
    expect(sums[0]!.invoiced).toBe(sums[0]!.charged)
    await other.close()
  })
})

describe('an administrator', () => {
  test('books an announced transfer by its reference, once, and only whole', async () => {
    const told = await app.call(
      buySubscription,
      {
        body: {
          plan_id: 'institution-year',
          method: 'bank',
        },
      },
      me,
    )
    expect(told).toMatchObject({ status: 'waiting', instructions: 'Bank of Nairobi, account 0123456789' })
    expect((await app.call(buySubscription, { body: { plan_id: 'institution-year', method: 'bank' } }, me)).id).toBe(told.id)
    const { reference } = told
    const transfer = { reference, method: 'bank', amount_cents: 30_000_000, transaction: 'FT-1' }
    const book = (more: object) => app.answer(bookPayment, { body: { ...transfer, ...more } }, admin)
    expect((await app.answer(bookPayment, { body: {} }, me)).status).toBe(403)
    expect((await book({ amount_cents: 29_000_000 })).status).toBe(422)
    expect((await book({ reference: 'HKNOTHING' })).status).toBe(404)
    expect(await book({})).toMatchObject({ status: 201, body: { status: 'paid', receipt: 'FT-1' } })
    expect(await book({ transaction: 'FT-2' })).toMatchObject({ status: 409, body: { code: 'payment-booked' } })
    expect(await license()).toMatchObject({ license_type: 'institution', seats: 10, source: 'own' })
    expect((await invoices()).results[0]).toMatchObject({ total_cents: 30_000_000 })
    const body = await app.call(listAllPayments, { query: { query: reference } }, admin)
    expect(body.results.map((one) => one.reference)).toEqual([reference])
  })

  test('books one transfer for one account, and an announced one is one, whatever happens at one moment', async () => {
    const announced = { plan_id: 'institution-year', method: 'bank' } as const
    const told = await Promise.all([1, 2, 3].map(() => app.call(buySubscription, { body: announced }, me)))
    expect(new Set(told.map(({ id }) => id)).size).toBe(1)

    const emails = Array.from({ length: 4 }, (_, at) => `chambers-${at}@example.test`)
    for (const email of emails) await app.signedIn(email)
    const waiting = async () => (await app.database.pool.query("select 1 from billing_payments where status = 'waiting'")).rows.length
    const before = await waiting()
    const transfer = { plan_id: 'professional-month', method: 'bank', amount_cents: 450_000, transaction: 'FT-FOR-ALL' }
    const book = (email: string) => app.answer(bookPayment, { body: { ...transfer, email } }, admin)
    const booked = await Promise.all(emails.map(book))
    expect(booked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
    expect(await waiting()).toBe(before)
  })

  test('gives a licence without a charge, and takes it back', async () => {
    const email = 'pro-bono@example.test'
    me = await app.signedIn(email)
    const give = (license_type: LicenceType, valid_until: string | null = null) =>
      app.call(setLicence, { body: { email, license_type, valid_until } }, admin)
    expect(await give('professional', `${year}-06-30T21:00:00Z`)).toMatchObject({ status: 'active', plan_id: null })
    expect(await license()).toMatchObject({ license_type: 'professional', valid_until: `${year}-06-30T21:00:00.000Z` })
    await give('institution')
    expect(await license()).toMatchObject({ license_type: 'institution', valid_until: null })
    await give('free')
    expect(await license()).toMatchObject({ license_type: 'free' })
    expect((await app.answer(setLicence, { body: { email: 'nobody@example.test', license_type: 'free' } }, admin)).status).toBe(404)
    expect((await invoices()).total).toBe(0)

    // As the administration shows it, with a trial given once more.
    const { id } = await app.call(getProfile, {}, me)
    const seen = () => app.call(getAccountLicence, { params: { id } }, admin)
    const tryAgain = () => app.answer(giveTrial, { params: { id }, body: { license_type: 'professional' } }, admin)
    await app.call(startTrial, { body: { license_type: 'professional' } }, me)
    await app.call(cancelSubscription, { body: { immediate: true } }, me)
    const trials = [
      { license_type: 'professional', days: 14, used: true },
      { license_type: 'institution', days: 30, used: false },
    ]
    expect(await seen()).toMatchObject({ license_type: 'free', source: 'none', plan_name: null, trials })
    expect((await app.answer(startTrial, { body: { license_type: 'professional' } }, me)).body).toMatchObject({ code: 'trial-used' })
    expect(await tryAgain()).toMatchObject({
      status: 200,
      body: { license_type: 'professional', status: 'trialing', source: 'own', plan_name: 'Professional, by the month' },
    })
    expect(await tryAgain()).toMatchObject({ status: 409, body: { code: 'subscription-runs' } })
    expect((await app.answer(getAccountLicence, { params: { id: '00000000-0000-0000-0000-000000000000' } }, admin)).status).toBe(404)
    const { rows } = await app.database.pool.query<{ count: number }>(
      `select count(*)::int as count from audit_entries where action = 'licence-changed' and actor_kind = 'account' and details ->> 'plan' = 'institution'`,
    )
    expect(rows[0]!.count).toBeGreaterThan(0)
  })
})
