import { z } from 'zod'
import type { PaymentReason } from '#contract/billing'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { PaymentRefused, PaymentUnanswered, type PhonePaymentNews, type PhonePaymentState, type PhonePayments } from './phone-payments.ts'

/** Milliseconds for one answer: a payer's browser waits for 30 s. */
const patience = 12_000
/** Milliseconds before its end at which a token is no longer used. */
const tokenMargin = 60_000
/** Kenya keeps one time all year. Milliseconds. */
const nairobiAhead = 3 * 60 * 60_000

/** What Daraja answers when the request on the phone is still open: as an error, or as a result of its own. */
const stillOpen = { error: '500.001.1001', result: '4999' }
const invalidTokens: ReadonlySet<string> = new Set(['404.001.03', '401.003.01'])

/** What the results of a request on the phone mean; any other than 0 moved no money. */
const reasons: Readonly<Record<string, PaymentReason>> = {
  '1': 'insufficient',
  '26': 'busy',
  '1001': 'busy',
  '1019': 'timed-out',
  '1025': 'refused',
  '1032': 'cancelled',
  '1037': 'timed-out',
  '2001': 'wrong-pin',
  '9999': 'refused',
}

const Token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() })
const Accepted = z.object({ ResponseCode: z.literal('0'), CheckoutRequestID: z.string().min(1).max(100) })
const Result = Accepted.extend({ ResultCode: z.coerce.string() })
const Failure = z.object({ errorCode: z.string(), errorMessage: z.string().default('') })
const Callback = z.object({
  Body: z.object({
    stkCallback: z.object({
      CheckoutRequestID: z.string().min(1).max(100),
      ResultCode: z.coerce.string(),
      CallbackMetadata: z
        .object({ Item: z.array(z.object({ Name: z.string(), Value: z.union([z.string(), z.number()]).optional() })).max(40) })
        .optional(),
    }),
  }),
})

type MpesaSettings = Config['mpesa']

/** Lipa na M-Pesa by Daraja, Safaricom's interface: a request on the phone (STK push), its callback and its status; null while a key is missing. */
export function createMpesa(settings: MpesaSettings, clock: Clock): PhonePayments | null {
  const { url, key, secret, passkey, shortcode, till } = settings
  if ([key, secret, passkey, shortcode].includes('')) return null
  let token: Promise<{ value: string; until: number }> | null = null

  /** One token for all requests of this process, until it ends or is refused: a new one makes the one before useless. */
  async function currentToken(): Promise<string> {
    const shared = (token ??= fetchToken())
    try {
      const { value, until } = await shared
      if (clock.now() < until) return value
    } catch (error) {
      if (token === shared) token = null
      throw error
    }
    if (token === shared) token = null
    return currentToken()
  }

  async function forgetToken(refused: string) {
    const shared = token
    if (shared && (await shared).value === refused && token === shared) token = null
  }

  async function fetchToken() {
    const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`
    const { status, body } = await send(`${url}/oauth/v1/generate?grant_type=client_credentials`, { headers: { authorization } })
    const read = Token.safeParse(body)
    if (!read.success) throw new PaymentUnanswered(`Daraja gave no token (${status}): are MPESA_KEY and MPESA_SECRET right?`)
    return { value: read.data.access_token, until: clock.now() + read.data.expires_in * 1000 - tokenMargin }
  }

  async function post(path: string, more: Record<string, unknown>, again = true): Promise<Answer> {
    const bearer = await currentToken()
    const timestamp = stamp(clock.now())
    const answer = await send(`${url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        BusinessShortCode: shortcode,
        Password: Buffer.from(`${shortcode}${passkey}${timestamp}`).toString('base64'),
        Timestamp: timestamp,
        ...more,
      }),
    })
    const code = failureOf(answer)?.errorCode
    if (!again || !(answer.status === 401 || (code !== undefined && invalidTokens.has(code)))) return answer
    await forgetToken(bearer)
    return post(path, more, false)
  }

  return {
    async request({ phone, amount, reference, callbackUrl }) {
      if (amount % 100 !== 0) throw new Error(`M-Pesa takes whole shillings, not ${amount} cents.`)
      const answer = await post('/mpesa/stkpush/v1/processrequest', {
        TransactionType: till === '' ? 'CustomerPayBillOnline' : 'CustomerBuyGoodsOnline',
        Amount: amount / 100,
        PartyA: phone,
        PartyB: till === '' ? shortcode : till,
        PhoneNumber: phone,
        CallBackURL: callbackUrl,
        AccountReference: reference,
        TransactionDesc: 'Hukumu',
      })
      const accepted = Accepted.safeParse(answer.body)
      if (answer.status === 200 && accepted.success) return accepted.data.CheckoutRequestID
      const failure = failureOf(answer)
      if (!failure && answer.status >= 500) throw new PaymentUnanswered(`Daraja answered ${answer.status}.`)
      const isBusy = answer.status >= 500 || answer.status === 429
      throw new PaymentRefused(isBusy ? 'busy' : 'refused', failure ? `${failure.errorCode} ${failure.errorMessage}` : `${answer.status}`)
    },

    async status(id): Promise<PhonePaymentState> {
      const answer = await post('/mpesa/stkpushquery/v1/query', { CheckoutRequestID: id })
      if (failureOf(answer)?.errorCode === stillOpen.error) return { state: 'pending' }
      const read = Result.safeParse(answer.body)
      if (answer.status !== 200 || !read.success || read.data.CheckoutRequestID !== id)
        throw new PaymentUnanswered(`Daraja did not say how a payment stands (${answer.status} ${failureOf(answer)?.errorCode ?? ''}).`)
      const { ResultCode: result } = read.data
      if (result === '0') return { state: 'paid' }
      return result === stillOpen.result ? { state: 'pending' } : { state: 'failed', reason: reasons[result] ?? 'refused' }
    },

    readNews(body): PhonePaymentNews | null {
      const read = Callback.safeParse(body)
      if (!read.success) return null
      const { CheckoutRequestID: id, ResultCode, CallbackMetadata } = read.data.Body.stkCallback
      const item = (name: string) => CallbackMetadata?.Item.find(({ Name }) => Name === name)?.Value
      const amount = item('Amount')
      const receipt = item('MpesaReceiptNumber')
      return {
        id,
        succeeded: ResultCode === '0',
        amount: amount === undefined ? null : Math.round(Number(amount) * 100),
        receipt: receipt === undefined ? null : String(receipt).slice(0, 40),
      }
    },
  }
}

interface Answer {
  status: number
  body: unknown
}

const failureOf = ({ body }: Answer) => Failure.safeParse(body).data

/** An answer that is not JSON has none: a proxy speaks in its place. */
async function send(address: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) })
    const text = await response.text()
    return { status: response.status, body: readJson(text) }
  } catch (error) {
    throw new PaymentUnanswered('Daraja could not be reached.', { cause: error })
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** '20261122093000': the time in Nairobi. */
const stamp = (now: number): string => new Date(now + nairobiAhead).toISOString().replaceAll(/\D/g, '').slice(0, 14)
