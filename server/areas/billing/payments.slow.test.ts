import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Payment,
  buySubscription,
  getLicense,
  getPayment,
  getSubscription,
  listInvoices,
  listPayments,
  takeMpesaCallback,
  withdrawPayment,
} from '#contract/billing'
import { bookPayment } from '#contract/bookings'
import { type BillingApp, type Headers, createBillingApp } from '../../testing/billing-app.ts'
import { type PhoneAct, callbackOf } from '../../testing/mpesa-server.ts'

let app: BillingApp
let me: Headers

beforeAll(async () => {
  app = await createBillingApp()
  await app.jobs.start()
})
afterAll(() => app.close())
beforeEach(async () => {
  me = await app.signedIn()
})

const licence = async () => (await app.call(getLicense, {}, me)).license_type
const invoices = async () => (await app.call(listInvoices, {}, me)).results
const last = () => app.mpesa.pushed.at(-1)!
/** The payment once it has left `pending`, or comes to be what is expected. */
const settled = async (id: string, status: Payment['status']) => {
  await expect.poll(async () => (await app.payment(me, id)).status).toBe(status)
  return app.payment(me, id)
}
const wait = (minutes: number) => void (app.clock.at += minutes * 60_000)

describe('a payment on the phone', () => {
  test('is asked for in whole shillings at an address of its own, and booked once M-Pesa itself says so', async () => {
    const body = await app.buy(me)
    expect(body).toMatchObject({
      status: 'pending',
      amount_cents: 450_000,
      phone: '••• ••• 678',
      receipt: null,
      invoice_id: null,
      method: 'mpesa',
    })
    const push = last()
    expect(push).toMatchObject({ Amount: 4500, PhoneNumber: '254712345678', AccountReference: body.reference })
    expect(push.CallBackURL).toMatch(/^https:\/\/hukumu\.test\/api\/billing\/mpesa\/[\w-]{43}$/)
    push.act = 'pays'
    expect(await app.callBack({ receipt: 'RLA0R69NXM' })).toEqual({ status: 200, body: { ResultCode: 0, ResultDesc: 'Accepted' } })
    const paid = await settled(body.id, 'paid')
    expect(paid).toMatchObject({ receipt: 'RLA0R69NXM', reason: null, invoice_id: expect.any(String) })
    expect(await licence()).toBe('professional')
    expect((await invoices()).map(({ total_cents, id }) => [total_cents, id])).toEqual([[450_000, paid.invoice_id]])
  })

  test('is booked once, however often and late M-Pesa calls', async () => {
    const body = await app.buy(me)
    last().act = 'pays'
    await Promise.all([app.callBack(), app.callBack(), app.callBack()])
    await settled(body.id, 'paid')
    wait(120)
    await app.callBack()
    await app.jobs.settled()
    expect(await invoices()).toHaveLength(1)
    expect((await app.call(getSubscription, {}, me))?.current_period_end).toContain('2027-02-28')
  })

  test('that M-Pesa never calls about is found by asking', async () => {
    const body = await app.buy(me)
    last().act = 'pays'
    expect((await app.payment(me, body.id)).status).toBe('pending')
    wait(2)
    await app.jobs.settled()
    expect(await settled(body.id, 'paid')).toMatchObject({ receipt: null })
    // The number of the money comes with a late call.
    await app.callBack({ receipt: 'RLATE00001' })
    expect((await app.payment(me, body.id)).receipt).toBe('RLATE00001')
  })

  test('that is declared paid before it is, or refused and then paid, is what M-Pesa says in the end', async () => {
    const body = await app.buy(me)
    const early = callbackOf({ ...last(), act: 'pays' })
    await app.callBack({ body: early })
    await app.jobs.settled()
    expect((await app.payment(me, body.id)).status).toBe('pending')
    expect(await licence()).toBe('free')
    last().act = 'cancels'
    await app.callBack()
    expect(await settled(body.id, 'failed')).toMatchObject({ reason: 'cancelled' })
    // Out of order: the refusal arrives first, the payment afterwards.
    last().act = 'pays'
    await app.callBack()
    await settled(body.id, 'paid')
    expect(await invoices()).toHaveLength(1)
    await app.callBack({ body: callbackOf({ ...last(), act: 'cancels' }) })
    await app.jobs.settled()
    expect((await app.payment(me, body.id)).status).toBe('paid')
  })

  test.each<[PhoneAct, Payment['reason']]>([
    ['cancels', 'cancelled'],
    ['lacks money', 'insufficient'],
    ['does not answer', 'timed-out'],
    ['mistypes the PIN', 'wrong-pin'],
  ])('whose payer %s has failed, and can be tried again at once', async (act, reason) => {
    const body = await app.buy(me)
    expect(await app.tryToBuy(me)).toMatchObject({ status: 409, body: { code: 'payment-runs' } })
    last().act = act
    await app.callBack()
    expect(await settled(body.id, 'failed')).toMatchObject({ reason, invoice_id: null })
    expect(await invoices()).toEqual([])
    await app.buy(me)
  })

  test('of another amount is booked by nobody but an administrator', async () => {
    const body = await app.buy(me)
    last().act = 'pays'
    await app.callBack({ amount: 1 })
    expect(await settled(body.id, 'review')).toMatchObject({ reason: 'wrong-amount' })
    wait(5)
    await app.jobs.settled()
    expect([(await app.payment(me, body.id)).status, await licence()]).toEqual(['review', 'free'])
    const admin = await app.admin()
    const booking = { reference: body.reference, method: 'mobile_money', amount_cents: 450_000, transaction: 'RLASEENBYUS' } as const
    await app.call(bookPayment, { body: booking }, admin)
    expect(await licence()).toBe('professional')
  })

  test('is not believed from anybody who does not know its address, nor with the name of another', async () => {
    const body = await app.buy(me)
    const push = last()
    const forged = callbackOf({ ...push, act: 'pays' })
    expect((await app.answer(takeMpesaCallback, { params: { token: 'guessed-address' }, body: forged })).status).toBe(404)
    // Even from the right address: another attempt's name is none of this one, and this one's is asked about.
    const other = { ...forged, Body: { stkCallback: { ...forged.Body.stkCallback, CheckoutRequestID: 'ws_CO_another' } } }
    for (const payload of [other, {}, { Body: 'x' }, forged]) expect((await app.callBack({ body: payload })).status).toBe(200)
    await app.jobs.settled()
    expect([(await app.payment(me, body.id)).status, await licence(), await invoices()]).toEqual(['pending', 'free', []])
    const { rows } = await app.database.pool.query<{ hash: string }>('select callback_hash as hash from billing_payments where id = $1', [
      body.id,
    ])
    expect(push.CallBackURL).not.toContain(rows[0]!.hash)
  })

  test('that M-Pesa refuses to ask for has failed; one whose answer was lost is found by its callback, or given up', async () => {
    app.mpesa.breakNext(/processrequest/, [500, '500.003.02'])
    expect(await app.buy(me)).toMatchObject({ status: 'failed', reason: 'busy' })
    app.mpesa.breakNext(/processrequest/, 'cut')
    const lost = await app.buy(me)
    expect(lost).toMatchObject({ status: 'pending' })
    wait(12)
    await app.jobs.settled()
    expect(await settled(lost.id, 'review')).toMatchObject({ reason: 'no-answer' })
    expect(await licence()).toBe('free')
  })

  test('whose state M-Pesa does not tell is asked about for a day, and never twice at the same time on one phone', async () => {
    const body = await app.buy(me)
    wait(11)
    await app.jobs.settled()
    expect(await settled(body.id, 'review')).toMatchObject({ reason: 'no-answer' })
    // Another may be sent, and the first is still asked about.
    await app.buy(me)
    last().act = 'cancels'
    app.mpesa.pushed.at(-2)!.act = 'pays'
    wait(70)
    await app.jobs.settled()
    await settled(body.id, 'paid')
    expect(await licence()).toBe('professional')
  })

  test.each([['0812 345 678'], ['12345'], [''], ['+255 712 345 678']])('to %j is refused before anything is sent', async (phone) => {
    const before = app.mpesa.pushed.length
    const answer = await app.tryToBuy(me, 'professional-month', phone)
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([422, expect.stringContaining('Safaricom number')])
    expect(app.mpesa.pushed).toHaveLength(before)
  })

  test('of a plan that is free or unknown is refused, and so is a way of paying that is off', async () => {
    for (const plan of ['free', 'gold']) expect((await app.tryToBuy(me, plan)).status).toBe(422)
    const without = await createBillingApp({
      mpesa: { url: '', key: '', secret: '', passkey: '', shortcode: '', till: '' },
      billingBank: '',
    })
    const headers = await without.signedIn()
    expect(await without.tryToBuy(headers)).toMatchObject({ status: 409, body: { code: 'payment-method-off' } })
    const bank = { plan_id: 'professional-month', method: 'bank' }
    expect(await without.answer(buySubscription, { body: bank }, headers)).toMatchObject({
      status: 409,
      body: { code: 'payment-method-off' },
    })
    await without.close()
  })
})

test('payments are the account\u2019s own, and an announced transfer is withdrawn', async () => {
  const body = await app.call(buySubscription, { body: { plan_id: 'professional-year', method: 'bank' } }, me)
  const other = await app.signedIn()
  expect((await app.answer(getPayment, { params: { id: body.id } }, other)).status).toBe(404)
  expect((await app.answer(withdrawPayment, { params: { id: body.id } }, other)).status).toBe(404)
  await app.call(withdrawPayment, { params: { id: body.id } }, me)
  expect(await app.payment(me, body.id)).toMatchObject({ status: 'failed', reason: 'withdrawn', instructions: null })
  const list = await app.call(listPayments, {}, me)
  expect([list.total, list.results[0]!.id]).toEqual([1, body.id])
})
