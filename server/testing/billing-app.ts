import { randomUUID } from 'node:crypto'
import type { Payment } from '#contract/billing'
import type { Config } from '../config.ts'
import type { Database } from '../database/open.ts'
import { type TestApp, createTestApp } from './create-test-app.ts'
import { type MpesaServer, callbackOf, mpesaKeys, startMpesaServer } from './mpesa-server.ts'
import { openTestDatabase } from './test-database.ts'

export type Headers = { authorization: string }
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Answers of the billing calls, with their status. */
export interface Answer<T> {
  status: number
  body: T
}

/** The application with `BILLING=on`, an M-Pesa on loopback, and a clock that stands still until a test moves it. */
export async function createBillingApp(settings: Partial<Config> = {}, open: () => Promise<Database> = openTestDatabase) {
  const mpesa: MpesaServer = await startMpesaServer()
  const clock = { at: Date.parse('2027-01-31T09:00:00+03:00'), now: () => clock.at }
  const on: Partial<Config> = {
    billing: true,
    seller: { name: 'Hukumu Limited', address: 'P.O. Box 1, Nairobi', pin: 'P051234567X' },
    billingBank: 'Bank of Nairobi, account 0123456789',
    mpesa: { ...mpesaKeys, url: mpesa.url },
    publicUrl: 'https://hukumu.test',
  }
  const app: TestApp = await createTestApp({ ...on, ...settings }, open, { clock })

  const signedIn = async (email = `${randomUUID()}@example.test`): Promise<Headers> => {
    const headers = await app.signedIn(email)
    emails.set(headers, email)
    return headers
  }
  const emails = new Map<Headers, string>()
  const send = (headers: Headers, method: Method, url: string, payload?: object) =>
    app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })

  /** Asks, and signs in again where the clock was moved past the end of the session's token. */
  const ask = async <T = { code: string; detail: string }>(
    headers: Headers,
    method: Method,
    url: string,
    payload?: object,
  ): Promise<Answer<T>> => {
    let answer = await send(headers, method, url, payload)
    const email = emails.get(headers)
    if (answer.statusCode === 401 && email !== undefined) {
      headers.authorization = (await app.signedIn(email)).authorization
      answer = await send(headers, method, url, payload)
    }
    const isJson = String(answer.headers['content-type']).includes('json')
    return { status: answer.statusCode, body: isJson ? answer.json<T>() : (null as T) }
  }

  return {
    ...app,
    mpesa,
    ask,
    signedIn,
    clock,
    /** Moves the clock to a time of Nairobi. */
    goTo: (time: string) => void (clock.at = Date.parse(`${time}+03:00`)),

    async admin(): Promise<Headers> {
      const email = `${randomUUID()}@example.test`
      const headers = await signedIn(email)
      await app.accounts.grantRole(email, 'admin')
      return headers
    },

    buy: (headers: Headers, planId = 'professional-month', phone = '0712 345 678') =>
      ask<Payment>(headers, 'POST', '/billing/subscription', { plan_id: planId, method: 'mpesa', phone }),

    payment: async (headers: Headers, id: string) => (await ask<Payment>(headers, 'GET', `/billing/payments/${id}`)).body,

    /** Sends what M-Pesa sends of the last request, or of another, to the address that it was given. */
    async callBack({ at = -1, ...more }: { at?: number; amount?: number; receipt?: string; body?: object } = {}): Promise<Answer<unknown>> {
      const push = mpesa.pushed.at(at)!
      const answer = await app.inject({
        method: 'POST',
        url: new URL(push.CallBackURL).pathname,
        payload: more.body ?? callbackOf(push, more),
      })
      return { status: answer.statusCode, body: answer.json() }
    },

    async close() {
      await app.close()
      await mpesa.close()
    },
  }
}
export type BillingApp = Awaited<ReturnType<typeof createBillingApp>>
