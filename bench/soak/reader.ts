import { Agent, request } from 'node:http'

/** How one request was answered; status 0: not at all. */
export interface Answer {
  status: number
  text: string
}

export const isSuccess = (status: number) => status >= 200 && status < 300

/** An account that uses the library, with what it has made there. */
export interface Reader {
  ask: (method: string, path: string, body?: object | FormData) => Promise<Answer>
  bookmarks: string[]
  notes: string[]
}

/** Milliseconds: an access token is good for a quarter of an hour. */
const signedInFor = 600_000
/** As many as a server has to do with at once from readers who come back. */
const agent = new Agent({ keepAlive: true, maxSockets: 200 })

/** Makes an account and signs in, again every ten minutes. */
export async function createReader(address: string): Promise<Reader> {
  const account = { email: `bench-${crypto.randomUUID()}@hukumu.example`, password: 'bench-password' }
  await wanted(send(address, 'POST', '/api/auth/signup', { ...account, name: 'Bench' }))
  let signIn = 0
  let token: Promise<string> = Promise.resolve('')
  const freshToken = () => {
    if (performance.now() < signIn + signedInFor && signIn > 0) return token
    signIn = performance.now()
    token = wanted(send(address, 'POST', '/api/auth/login', account)).then(
      (text) => (JSON.parse(text) as { access_token: string }).access_token,
    )
    return token
  }
  await freshToken()
  return {
    ask: async (method, path, body) => send(address, method, path, body, await freshToken()),
    bookmarks: [],
    notes: [],
  }
}

async function wanted(answered: Promise<Answer>): Promise<string> {
  const { status, text } = await answered
  if (!isSuccess(status)) throw new Error(`An account could not sign in: ${status} ${text.slice(0, 300)}`)
  return text
}

async function send(address: string, method: string, path: string, body?: object | FormData, token?: string): Promise<Answer> {
  const written = body && new Response(body instanceof FormData ? body : JSON.stringify(body))
  const type = body instanceof FormData ? written!.headers.get('content-type')! : 'application/json'
  const bytes = written && Buffer.from(await written.arrayBuffer())
  return new Promise((resolve) => {
    const headers = {
      ...(bytes && { 'content-type': type, 'content-length': bytes.length }),
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const unanswered = (error: Error) => resolve({ status: 0, text: error.message })
    const sent = request(`${address}${path}`, { agent, method, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('error', unanswered)
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    sent.on('error', unanswered)
    sent.end(bytes)
  })
}
