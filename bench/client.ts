import { Agent, request } from 'node:http'
import type { BenchQuery } from './queries.ts'

export interface Client {
  results: (query: BenchQuery) => Promise<void>
  facets: (query: BenchQuery) => Promise<void>
}

/** Signs a new account up and in, and asks for pages as the case browser does. */
export async function signIn(address: string): Promise<Client> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 })
  const account = { email: `bench-${crypto.randomUUID()}@hukumu.example`, password: 'bench-password' }
  await send(agent, `${address}/api/auth/signup`, { ...account, name: 'Bench' })
  const { access_token } = JSON.parse(await send(agent, `${address}/api/auth/login`, account)) as { access_token: string }
  return {
    results: async ({ courts = [], ...query }) => {
      const asked = new URLSearchParams()
      for (const [name, value] of Object.entries(query)) asked.append(name, String(value))
      for (const court of courts) asked.append('courts', court)
      await send(agent, `${address}/api/cases?${asked.toString()}`, null, access_token)
    },
    facets: async ({ offset: _offset, ...query }) => {
      await send(agent, `${address}/api/search/facets`, query, access_token)
    },
  }
}

/** Answers the body; throws unless the answer is a success. */
function send(agent: Agent, address: string, body: object | null, token?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) }
    const sent = request(address, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => {
        if ((answer.statusCode ?? 500) < 300) resolve(text)
        else reject(new Error(`${address} answered ${answer.statusCode}: ${text.slice(0, 300)}`))
      })
    })
    sent.on('error', reject)
    sent.end(body ? JSON.stringify(body) : undefined)
  })
}
