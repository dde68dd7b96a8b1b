import { endpoint } from '#contract/endpoint'
import type { FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createServer } from './create-server.ts'
import { serve } from './serve.ts'
import { readsAlone } from '../testing/test-reader.ts'

const measure = endpoint({
  method: 'GET',
  path: '/api/test-length',
  summary: 'Measure',
  access: 'public',
  query: z.object({ ids: z.string() }),
  response: z.object({ length: z.number() }),
})

const keep = endpoint({
  method: 'POST',
  path: '/api/test-keep',
  summary: 'Keep',
  access: 'public',
  body: z.object({ text: z.string() }),
  response: z.object({}),
})

let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = await createServer({ logLevel: 'silent', trustProxy: false }, async () => null, readsAlone)
  serve(app, measure, async ({ query }) => ({ length: query.ids.length }))
  serve(app, keep, async () => ({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** Sends bytes as they are and reads to the end. */
function send(bytes: string): Promise<{ status: number; type: string; body: unknown }> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(bytes))
    socket.setEncoding('utf8').on('data', (text) => (answer += text))
    socket.once('error', reject)
    socket.once('end', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
        type: /content-type: (\S+)/i.exec(head)?.[1] ?? '',
        body: JSON.parse(body),
      })
    })
  })
}
const get = (address: string) => `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
const id = '6f1c0d8e-8a43-4f0e-9d5b-2f6f0a9b7c11'

test('an address of five thousand ids is read', async () => {
  const ids = encodeURIComponent(Array.from({ length: 5000 }, () => id).join(','))
  expect(await send(get(`/api/test-length?ids=${ids}`))).toMatchObject({ status: 200, body: { length: 5000 * 37 - 1 } })
})

test.each([300_000, 2_000_000])('an address of %i characters is refused in words, whatever is still on its way', async (length) => {
  expect(await send(get(`/api/test-length?ids=${'x'.repeat(length)}`))).toEqual({
    status: 431,
    type: 'application/json',
    body: { code: 'address-too-long', detail: 'The address of the request is too long. Ask for less at once.' },
  })
})

test('a body that is too large is refused in words, whatever is still on its way', async () => {
  const refused = await fetch(`http://127.0.0.1:${port}/api/test-keep`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'x'.repeat(20_000_000) }),
  })
  expect([refused.status, await refused.json()]).toEqual([413, { code: 'too-large', detail: 'The request is too large.' }])
})

test('what is no request is answered as any other mistake', async () => {
  expect(await send('BLAH blah\r\n\r\n')).toEqual({
    status: 400,
    type: 'application/json',
    body: { code: 'malformed-request', detail: 'The request could not be read.' },
  })
})

test.each(['Transfer-Encoding: chunked\r\nContent-Length: 4', 'Content-Length: 4\r\nContent-Length: 5', 'Transfer-Encoding: chunked, x'])(
  'a request that says twice where it ends is refused, so that no proxy reads two where we read one: %j',
  async (lines) => {
    const sent = `POST /api/test-keep HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${lines}\r\n\r\n0\r\n\r\n`
    expect(await send(sent)).toMatchObject({ status: 400, body: { code: 'malformed-request' } })
  },
)
