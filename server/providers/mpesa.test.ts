import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPhone } from '#contract/phone'
import { type MpesaServer, callbackOf, mpesaKeys, startMpesaServer } from '../testing/mpesa-server.ts'
import { createMpesa } from './mpesa.ts'
import { PaymentRefused, PaymentUnanswered, type PhonePayments } from './phone-payments.ts'

let server: MpesaServer
let mpesa: PhonePayments
const clock = { at: Date.parse('2027-01-10T21:30:07Z'), now: () => clock.at }

beforeAll(async () => {
  server = await startMpesaServer()
  mpesa = createMpesa({ ...mpesaKeys, url: server.url }, clock)!
})
afterAll(() => server.close())

const asked = { phone: '254712345678', amount: 450_000, reference: 'HK7Q2M4X', callbackUrl: 'https://hukumu.test/api/billing/mpesa/secret' }

test('without one of its keys there is none', () => {
  for (const missing of ['key', 'secret', 'passkey', 'shortcode'] as const)
    expect(createMpesa({ ...mpesaKeys, url: server.url, [missing]: '' }, clock)).toBeNull()
})

test('a request goes to the phone in whole shillings, by the time of Nairobi, and is asked after', async () => {
  const id = await mpesa.request(asked)
  const [push] = server.pushed
  expect(push).toMatchObject({
    id,
    Timestamp: '20270111003007',
    TransactionType: 'CustomerPayBillOnline',
    Amount: 4500,
    PartyA: '254712345678',
    PartyB: '174379',
    CallBackURL: asked.callbackUrl,
    AccountReference: 'HK7Q2M4X',
  })
  expect(await mpesa.status(id)).toEqual({ state: 'pending' })
  for (const [act, state] of [
    ['pays', { state: 'paid' }],
    ['cancels', { state: 'failed', reason: 'cancelled' }],
    ['lacks money', { state: 'failed', reason: 'insufficient' }],
    ['does not answer', { state: 'failed', reason: 'timed-out' }],
    ['is gone', { state: 'failed', reason: 'timed-out' }],
    ['mistypes the PIN', { state: 'failed', reason: 'wrong-pin' }],
  ] as const) {
    push!.act = act
    expect(await mpesa.status(id)).toEqual(state)
  }
  await expect(mpesa.request({ ...asked, amount: 450_050 })).rejects.toThrow('whole shillings')
  const till = createMpesa({ ...mpesaKeys, till: '5551234', url: server.url }, clock)!
  await till.request(asked)
  expect(server.pushed.at(-1)).toMatchObject({ TransactionType: 'CustomerBuyGoodsOnline', PartyB: '5551234', BusinessShortCode: '174379' })
})

test('one token serves until it ends, and another is got when it is refused', async () => {
  const before = server.tokens()
  await Promise.all([mpesa.request(asked), mpesa.request(asked)])
  expect(server.tokens()).toBeLessThanOrEqual(before + 1)
  clock.at += 3_600_000
  await mpesa.request(asked)
  const renewed = server.tokens()
  server.revokeTokens()
  await mpesa.request(asked)
  expect(server.tokens()).toBe(renewed + 1)
})

test('what Daraja refuses moved no money; what it leaves unanswered may have', async () => {
  await expect(mpesa.request({ ...asked, phone: '254812345678' })).rejects.toMatchObject({ reason: 'refused' })
  server.breakNext(/stkpush\//, [500, '500.001.1001'])
  await expect(mpesa.request(asked)).rejects.toMatchObject({ reason: 'busy' })
  server.breakNext(/stkpush\//, 'cut')
  await expect(mpesa.request(asked)).rejects.toThrow(PaymentUnanswered)
  server.breakNext(/stkpushquery\//, [500, '500.003.02'])
  await expect(mpesa.status('ws_CO_1')).rejects.toThrow(PaymentUnanswered)
  await expect(mpesa.status('ws_CO_unknown')).rejects.toThrow(PaymentUnanswered)
  const wrong = createMpesa({ ...mpesaKeys, secret: 'other', url: server.url }, clock)!
  await expect(wrong.request(asked)).rejects.toThrow('MPESA_KEY')
  await expect(wrong.request(asked)).rejects.not.toThrow(PaymentRefused)
})

test('news are read as documented, and nothing else is', () => {
  const push = { ...server.pushed[0]!, act: 'pays' as const }
  expect(mpesa.readNews(callbackOf(push))).toEqual({
    id: push.id,
    succeeded: true,
    amount: 450_000,
    receipt: expect.stringMatching(/^RLA/),
  })
  expect(mpesa.readNews(callbackOf({ ...push, act: 'cancels' }))).toEqual({ id: push.id, succeeded: false, amount: null, receipt: null })
  for (const other of [null, {}, [], 'x', { Body: {} }, { Body: { stkCallback: { ResultCode: 0 } } }])
    expect(mpesa.readNews(other)).toBeNull()
})

test.each([
  ['0712345678', '254712345678'],
  ['0712 345 678', '254712345678'],
  ['0110-345-678', '254110345678'],
  ['+254 (712) 345 678', '254712345678'],
  ['254112345678', '254112345678'],
  ['712345678', '254712345678'],
  ['0812345678', null],
  ['071234567', null],
  ['07123456789', null],
  ['+255712345678', null],
  ['', null],
])('the number %s is %s', (written, number) => expect(readPhone(written)).toBe(number))
