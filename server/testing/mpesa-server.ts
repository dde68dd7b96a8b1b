import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** What the phone of a payer does with a request, or the line to Safaricom. */
export type PhoneAct = 'open' | 'pays' | 'cancels' | 'lacks money' | 'does not answer' | 'mistypes the PIN' | 'is gone'

interface Push {
  BusinessShortCode: string
  Password: string
  Timestamp: string
  TransactionType: string
  Amount: number
  PartyA: string
  PartyB: string
  PhoneNumber: string
  CallBackURL: string
  AccountReference: string
  TransactionDesc: string
}

/** A request on a phone, as the server knows it. */
export interface PushedRequest extends Push {
  id: string
  act: PhoneAct
}

const results = {
  pays: [0, 'The service request is processed successfully.'],
  cancels: [1032, 'Request cancelled by user'],
  'lacks money': [1, 'The balance is insufficient for the transaction.'],
  'does not answer': [1037, 'DS timeout user cannot be reached'],
  'mistypes the PIN': [2001, 'The initiator information is invalid.'],
  'is gone': [1019, 'Transaction expired'],
} as const

export const mpesaKeys = { key: 'consumer-key', secret: 'consumer-secret', passkey: 'pass-key', shortcode: '174379', till: '' }

/** A server on loopback that speaks Daraja as Safaricom documents it: token, STK push, its status; callbacks are sent when a test says so. */
export async function startMpesaServer() {
  const pushed: PushedRequest[] = []
  let tokens = 0
  let valid = ''
  /** How the next requests for a token, a push or a status go wrong: an HTTP status and a code of Daraja's, or a cut line. */
  const broken: { path: RegExp; with: [number, string] | 'cut' }[] = []
  let queries = 0

  async function take(request: IncomingMessage, response: ServerResponse) {
    const address = request.url ?? ''
    const at = broken.findIndex(({ path }) => path.test(address))
    const [fault] = at === -1 ? [] : broken.splice(at, 1)
    if (fault?.with === 'cut') return request.socket.destroy()
    if (fault) return fail(response, ...fault.with)
    if (address === '/oauth/v1/generate?grant_type=client_credentials') return giveToken(request, response)
    if (request.headers.authorization !== `Bearer ${valid}`) return fail(response, 404, '404.001.03', 'Invalid Access Token')
    const body = (await json(request)) as Push & { CheckoutRequestID?: string }
    const password = Buffer.from(`${mpesaKeys.shortcode}${mpesaKeys.passkey}${body.Timestamp}`).toString('base64')
    if (body.Password !== password || !/^\d{14}$/.test(body.Timestamp)) return fail(response, 500, '500.001.1001', 'Wrong credentials')
    if (address === '/mpesa/stkpush/v1/processrequest') return push(body, response)
    if (address === '/mpesa/stkpushquery/v1/query') return tell(body.CheckoutRequestID ?? '', response)
    return fail(response, 404, '404.001.01', 'Resource not found')
  }

  function giveToken(request: IncomingMessage, response: ServerResponse) {
    const expected = `Basic ${Buffer.from(`${mpesaKeys.key}:${mpesaKeys.secret}`).toString('base64')}`
    if (request.headers.authorization !== expected) return fail(response, 400, '400.008.01', 'Invalid Authentication passed')
    valid = `token-${(tokens += 1)}`
    return answer(response, 200, { access_token: valid, expires_in: '3599' })
  }

  function push(body: Push, response: ServerResponse) {
    if (!/^254[17]\d{8}$/.test(body.PhoneNumber)) return fail(response, 400, '400.002.02', 'Bad Request - Invalid PhoneNumber')
    if (!Number.isInteger(body.Amount) || body.Amount < 1) return fail(response, 400, '400.002.02', 'Bad Request - Invalid Amount')
    if (body.AccountReference.length > 12 || body.TransactionDesc.length > 13 || !URL.canParse(body.CallBackURL))
      return fail(response, 400, '400.002.02', 'Bad Request - Invalid CallBackURL')
    const id = `ws_CO_${body.Timestamp}${String(pushed.length + 1).padStart(6, '0')}`
    pushed.push({ ...body, id, act: 'open' })
    return answer(response, 200, {
      MerchantRequestID: `29115-34620561-${pushed.length}`,
      CheckoutRequestID: id,
      ResponseCode: '0',
      ResponseDescription: 'Success. Request accepted for processing',
      CustomerMessage: 'Success. Request accepted for processing',
    })
  }

  function tell(id: string, response: ServerResponse) {
    queries += 1
    const found = pushed.find((one) => one.id === id)
    if (!found) return fail(response, 400, '400.002.02', 'Bad Request - Invalid CheckoutRequestID')
    if (found.act === 'open') return fail(response, 500, '500.001.1001', 'The transaction is being processed')
    const [code, words] = results[found.act]
    return answer(response, 200, {
      ResponseCode: '0',
      ResponseDescription: 'The service request has been accepted successfully',
      MerchantRequestID: '29115-34620561-1',
      CheckoutRequestID: id,
      ResultCode: String(code),
      ResultDesc: words,
    })
  }

  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pushed,
    tokens: () => tokens,
    queries: () => queries,
    /** Every token given so far is refused from now on. */
    revokeTokens: () => void (valid = 'none'),
    breakNext: (path: RegExp, how: [number, string] | 'cut') => void broken.push({ path, with: how }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
export type MpesaServer = Awaited<ReturnType<typeof startMpesaServer>>

/** What M-Pesa sends to the address of a request once the phone has done something. */
export function callbackOf({ id, act, Amount, PhoneNumber }: PushedRequest, { amount = Amount, receipt = `RLA${id.slice(-7)}` } = {}) {
  const [code, words] = results[act as keyof typeof results]
  const item = [
    { Name: 'Amount', Value: amount },
    { Name: 'MpesaReceiptNumber', Value: receipt },
    { Name: 'Balance' },
    { Name: 'TransactionDate', Value: 20270110093000 },
    { Name: 'PhoneNumber', Value: Number(PhoneNumber) },
  ]
  return {
    Body: {
      stkCallback: {
        MerchantRequestID: '29115-34620561-1',
        CheckoutRequestID: id,
        ResultCode: code,
        ResultDesc: words,
        ...(code === 0 && { CallbackMetadata: { Item: item } }),
      },
    },
  }
}

function answer(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function fail(response: ServerResponse, status: number, errorCode: string, errorMessage = 'Refused') {
  answer(response, status, { requestId: '16813-15-1', errorCode, errorMessage })
}
