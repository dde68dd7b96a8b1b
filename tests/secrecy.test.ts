import { readFileSync } from 'node:fs'
import type { Endpoint } from '#contract/endpoint'
import * as areas from '#contract/index'
import type { InjectOptions } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { calls } from './calls.ts'
import { readConfig } from '../server/config.ts'
import { builtPages } from '../server/http/serve-web.ts'
import { createTestApp } from '../server/testing/create-test-app.ts'
import { multipart } from '../server/testing/multipart.ts'
import { startSpanReceiver } from '../server/testing/span-receiver.ts'
import { openTestDatabase } from '../server/testing/test-database.ts'
import { openTracing } from '../server/tracing/tracing.ts'
import { largestRequest } from './cost/largest-request.ts'

/*
 * What stands in the log and the traces of a server that tells everything: every call of the contract and every page of the screens is asked with a secret wherever
 * an address, a body or the name of a file may have one or words of a reader. A new one is walked without a line here.
 */

const pages = [...readFileSync(new URL('../web/app/routes.tsx', import.meta.url), 'utf8').matchAll(/path: '([^']+)'/g)].map(
  ([, path]) => path!,
)

let log = ''
const receiver = await startSpanReceiver()
const { tracing: traced } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint })
const tracing = await openTracing(traced, (words) => void (log += words), { waiting: 100, sending: 5_000, ending: 5_000 })
const app = await createTestApp({ logLevel: 'debug' }, () => openTestDatabase({ tracing }), {
  pages: builtPages,
  log: { write: (line) => void (log += line) },
  tracing,
})
afterAll(async () => {
  await app.close()
  await receiver.close()
})

/** Parameters of addresses that name an object among others: whoever has one learns nothing by it. */
const namesOne = /^(?:id|item|member|folder|reference|version|number|eid|code|type|kind|format)$/
const oneOfFew = /^(?:type|kind|format)$/
const isSecret = (name: string) => !namesOne.test(name)

/** Letters that stand nowhere else, as tokens of ours have them, and as programs and words of people do. */
const secrets = ['Zq7-weirSecret_Zq7Xx09', 'zq7weirsecretzq7xx09', 'Zq7 weir, secret v Zq7']
const inAddress = (secret: string) => [secret, encodeURIComponent(secret)]
let clients = 0

async function ask(request: InjectOptions): Promise<number> {
  clients += 1
  // Each from an address of its own: what is tried is not the throttle.
  return (await app.inject({ ...request, remoteAddress: `10.2.${clients >> 8}.${clients & 255}` })).statusCode
}

function requestOf(e: Endpoint, secret: string): InjectOptions {
  const asked = [...e.path.matchAll(/:(\w+)/g)].map(([, name]) => name!).filter((name) => !oneOfFew.test(name))
  const values = { token: secret, password: secret, ...Object.fromEntries(asked.map((name) => [name, isSecret(name) ? secret : 'sample'])) }
  const { url, body } = largestRequest(e, { text: (letters) => secret.slice(0, letters), values }, 5_000)
  const file = e.upload && multipart([{ name: `${secret}.txt`, content: secret }])
  const form = e.form && new URLSearchParams(body as Record<string, string>).toString()
  const json = body === undefined ? undefined : JSON.stringify(body)
  const payload = file?.payload ?? form ?? json
  return {
    method: e.method,
    url,
    headers: {
      ...(payload !== undefined && { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' }),
      ...file?.headers,
    },
    ...(payload !== undefined && { payload }),
  }
}

/** What the log says of some work. */
async function loggedBy(work: () => Promise<unknown>): Promise<string> {
  log = ''
  await work()
  return log
}

/** Names what was asked for while a secret got into the log. */
const leakIn = (logged: string, asked: string): string[] =>
  secrets.some((secret) => inAddress(secret).some((one) => logged.includes(one))) ? [asked] : []

test('no call leaves a secret or words of a reader in the log, whoever asks', async () => {
  const signIn = async () => {
    const email = `${crypto.randomUUID()}@example.test`
    const signed = await app.signedIn(email)
    await app.accounts.grantRole(email, 'admin')
    return signed
  }
  let headers = await signIn()
  const leaks: string[] = []
  const unheard: string[] = []
  for (const e of calls)
    for (const secret of secrets) {
      const request = requestOf(e, secret)
      const logged = await loggedBy(async () => {
        if (e.access === 'public' || secret === secrets[0]) await ask(request)
        if (e.access !== 'public') await ask({ ...request, headers: { ...request.headers, ...headers } })
      })
      leaks.push(...leakIn(logged, `${e.method} ${e.path}`))
      if (!logged.includes('request ended')) unheard.push(e.path)
      if (e.method !== 'GET' && (await ask({ url: '/api/profile', headers })) !== 200) headers = await signIn()
    }
  expect([[...new Set(leaks)], unheard]).toEqual([[], []])
})

/** As a mail program, a hand or another program may send an address on. */
const turns: ((address: string) => string)[] = [
  (address) => address,
  (address) => `${address}.`,
  (address) => `${address}/`,
  (address) => `${address}/${secrets[0]!}`,
  (address) => `${address}.atom`,
  (address) => `${address}%3F${secrets[0]!}`,
  (address) => `${address};token=${secrets[0]!}`,
  (address) => `${address}%zz${secrets[0]!}`,
  (address) => `${address}?token=${secrets[0]!}`,
  (address) => `/gone${address}`,
]

test('no address that leads to a page, or nowhere, leaves its secret in the log', async () => {
  const paths = [...pages, ...calls.map(({ path }) => path)].filter((path) => !path.includes('*'))
  expect(pages.length).toBeGreaterThan(40)
  const leaks: string[] = []
  for (const path of new Set(paths))
    for (const secret of secrets)
      for (const turn of turns) {
        const filled = path.replaceAll(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(isSecret(name) ? secret : 'sample'))
        const url = turn(filled)
        leaks.push(...leakIn(await loggedBy(() => ask({ url })), turn(path)))
      }
  expect([...new Set(leaks)]).toEqual([])
})

test('nor did any of it leave them in a trace', async () => {
  await tracing!.close()
  const names = new Set(receiver.spans.map(({ name }) => name))
  expect(names).toContain('select')
  expect(
    Object.values(areas)
      .flatMap((area) => Object.keys(area))
      .filter((name) => names.has(name)).length,
  ).toBeGreaterThan(calls.length * 0.9)
  expect(receiver.texts.flatMap((text) => leakIn(text, text.slice(0, 200)))).toEqual([])
})
