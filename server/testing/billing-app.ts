import { randomUUID } from 'node:crypto'
import { buySubscription, getPayment } from '#contract/billing'
import type { Config } from '../config.ts'
import type { Database } from '../database/open.ts'
import { type TestApp, createTestApp } from './create-test-app.ts'
import { type MpesaServer, callbackOf, mpesaKeys, startMpesaServer } from './mpesa-server.ts'
import { type Answer, createTestClient } from './test-client.ts'
import { openTestDatabase } from './test-database.ts'

export type Headers = { authorization: string }

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

  /** Who has signed in, by what its requests carry. */
  const sessions = new Map<string, { email: string; headers: Headers }>()
  const signedIn = async (email = `${randomUUID()}@example.test`): Promise<Headers> => {
    const headers = await app.signedIn(email)
    sessions.set(headers.authorization, { email, headers })
    return headers
  }
  /** Signs in again where the clock was moved past the end of the session's token. */
  const client = createTestClient(async (request) => {
    const answer = await app.inject(request)
    const session = sessions.get(String(request.headers?.authorization))
    if (answer.statusCode !== 401 || !session) return answer
    Object.assign(session.headers, await app.signedIn(session.email))
    sessions.set(session.headers.authorization, session)
    return app.inject({ ...request, headers: { ...request.headers, ...session.headers } })
  })

  return {
    ...app,
    mpesa,
    ...client,
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

    buy: (headers: Headers, plan_id = 'professional-month', phone = '0712 345 678') =>
      client.call(buySubscription, { body: { plan_id, method: 'mpesa', phone } }, headers),

    /** For what is refused. */
    tryToBuy: (headers: Headers, plan_id = 'professional-month', phone = '0712 345 678') =>
      client.answer(buySubscription, { body: { plan_id, method: 'mpesa', phone } }, headers),

    payment: (headers: Headers, id: string) => client.call(getPayment, { params: { id } }, headers),

    /** Sends what M-Pesa sends of the last request, or of another, to the address that it was given. */
    async callBack({ at = -1, ...more }: { at?: number; amount?: number; receipt?: string; body?: object } = {}): Promise<Answer> {
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
