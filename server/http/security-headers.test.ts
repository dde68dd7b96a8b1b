import { endpoint } from '#contract/endpoint'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { readsAlone } from '../testing/test-reader.ts'
import { createServer } from './create-server.ts'
import { serve } from './serve.ts'

const visit = endpoint({ method: 'POST', path: '/api/test-visit', summary: 'Visit', access: 'public', response: z.object({}) })
const own = endpoint({ method: 'GET', path: '/api/test-own', summary: 'Own', access: 'user', response: z.object({}) })

const opened: { close: () => Promise<unknown> }[] = []
afterAll(() => Promise.all(opened.map((one) => one.close())))

/** A server behind one proxy, and what each device was asked to keep and had kept. */
async function open(config: Partial<Pick<Config, 'publicUrl' | 'httpsOnly'>> = {}) {
  const app = await createServer({ logLevel: 'silent', trustProxy: 1, ...config }, async () => null, readsAlone)
  opened.push(app)
  const known: (string | null)[] = []
  serve(app, visit, async (_input, _caller, { client }) => {
    known.push(client.device)
    client.keepDevice('a.b')
    return {}
  })
  serve(app, own, async () => ({}))
  return { app, known }
}

describe('every answer tells the browser what it may do with it', async () => {
  const { app } = await open()
  const isTold = (headers: Record<string, unknown>) => {
    const policy = String(headers['content-security-policy'])
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(rule)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
  }

  test.each([
    ['POST', '/api/test-visit', 200],
    ['GET', '/api/test-own', 401],
    ['GET', '/api/nowhere', 404],
    ['POST', '/api/nowhere', 404],
    ['OPTIONS', '/api/test-visit', 404],
    ['TRACE' as 'GET', '/', 404],
    ['GET', '/api/%ff', 400],
  ] as const)('%s %s', async (method, url, status) => {
    const answer = await app.inject({ method, url })
    expect(answer.statusCode).toBe(status)
    isTold(answer.headers)
    // No site but our own reads an answer, or is told that it might.
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  })

  test('also where what came was no request', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const answer = await new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect({ port, host: '127.0.0.1' }, () => socket.write('BLAH blah\r\n\r\n'))
      socket.setEncoding('utf8').on('data', (piece) => (text += piece))
      socket.once('end', () => resolve(text)).once('error', reject)
    })
    const lines = answer.split('\r\n\r\n', 1)[0]!.split('\r\n').slice(1)
    isTold(Object.fromEntries(lines.map((line) => [line.split(': ', 1)[0]!.toLowerCase(), line.slice(line.indexOf(': ') + 2)])))
  })
})

const site = 'https://library.example'
test.each([
  [site, 'host', 'https', 'max-age=31536000'],
  [site, 'subdomains', 'https', 'max-age=31536000; includeSubDomains'],
  [site, 'off', 'https', undefined],
  [site, 'host', 'http', undefined],
  ['http://library.example', 'host', 'https', undefined],
  ['', 'host', 'https', undefined],
] as const)('the site %j, with HTTPS_ONLY=%s, reached by %s, is kept to https: %j', async (publicUrl, httpsOnly, protocol, said) => {
  const { app } = await open({ publicUrl, httpsOnly })
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': protocol }
  for (const url of ['/api/test-own', '/api/nowhere'])
    expect((await app.inject({ url, headers })).headers['strict-transport-security']).toBe(said)
})

describe('the cookie by which a device is known', async () => {
  const { app, known } = await open()
  const ask = async (protocol: string, cookie: string) => {
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': protocol, cookie }
    return String((await app.inject({ method: 'POST', url: '/api/test-visit', headers })).headers['set-cookie'])
  }

  test('over https goes to this host alone, is sent by TLS alone, and no other host can set it', async () => {
    expect(await ask('https', '__Host-hukumu_device=x.y')).toBe(
      '__Host-hukumu_device=a.b; Path=/; Secure; Max-Age=31536000; HttpOnly; SameSite=Strict',
    )
    await ask('https', 'hukumu_device=planted')
    expect(known.splice(0)).toEqual(['x.y', null])
  })

  test('on this machine, without TLS, goes to where one signs in', async () => {
    expect(await ask('http', 'hukumu_device=x.y')).toBe('hukumu_device=a.b; Path=/api/auth; Max-Age=31536000; HttpOnly; SameSite=Strict')
    expect(known.splice(0)).toEqual(['x.y'])
  })
})
