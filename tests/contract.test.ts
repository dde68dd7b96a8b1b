import type { Endpoint } from '#contract/endpoint'
import * as areas from '#contract/index'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { largestBodyOf } from '../server/http/largest-body.ts'
import { validatorCompiler } from '../server/http/validate.ts'
import { createTestApp } from '../server/testing/create-test-app.ts'

const endpoints = Object.values(areas).flatMap((area) =>
  Object.values(area as Record<string, unknown>).filter(
    (value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value,
  ),
)
const app = await createTestApp()
const reader = await app.signedIn()
const admin = await app.signedIn('admin@example.test')
await app.accounts.grantRole('admin@example.test', 'admin')
afterAll(() => app.close())

const documented = (await app.inject({ url: '/api/openapi.json' })).json<{
  openapi: string
  info: { description: string }
  paths: Record<string, Record<string, unknown>>
}>()
const addressOf = (e: Endpoint) => e.path.replaceAll(/:\w+/g, 'x')

test('there are endpoints to check', () => expect(endpoints.length).toBeGreaterThan(15))

test('no two endpoints share a method and path', () =>
  expect(new Set(endpoints.map((e) => `${e.method} ${e.path}`)).size).toBe(endpoints.length))

test('the API description is OpenAPI 3.1', () => expect(documented.openapi).toMatch(/^3\.1/))

test('each call is described under a name of its own: who may call it, and that it may end with an error', () => {
  const calls = endpoints.map((e) => documented.paths[e.path.replaceAll(/:(\w+)/g, '{$1}')]![e.method.toLowerCase()] as Described)
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(endpoints.length)
  expect(calls.filter(({ description, responses }) => !/^(?:Anybody|For) /.test(description) || !('default' in responses))).toEqual([])
})
interface Described {
  operationId: string
  description: string
  responses: object
}

test('the page that describes the API asks nothing of anybody else, and what its introduction calls is there', async () => {
  const page = await app.inject({ url: '/api/docs' })
  const asked = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!)
  expect(asked.every((address) => address.startsWith('/'))).toBe(true)
  for (const address of asked.filter((one) => one.endsWith('.js'))) expect((await app.inject({ url: address })).statusCode).toBe(200)
  const { description } = documented.info
  for (const [, method, path] of description.matchAll(/`(GET|POST) (\/[^`]+)`/g))
    expect(documented.paths[path!]?.[method!.toLowerCase()]).toBeDefined()
  const example = /curl .*'https:\/\/[^/]+(\/[^']+)'/.exec(description)![1]!
  expect((await app.inject({ url: example, headers: reader })).statusCode).toBe(200)
})

/** Values that no field takes, or only few: one of them is wrong for each. */
const inAddress = ['', 'x', '-1', '1.5', '1e99', '99999999', 'x'.repeat(300_000), ['a', 'b']]
const inBody = [...inAddress, [], {}, 7, -1, 1.5, true, null, [1], [null], [{}], ['x'.repeat(30_000)], Array(6000).fill('x')]
const parts = [
  ['params', 'params', inAddress],
  ['query', 'querystring', inAddress],
  ['body', 'body', inBody],
] as const

/** What is said of every wrong value in each field of a request. */
const complaints = (e: Endpoint): string[] =>
  parts.flatMap(([part, httpPart, values]) => {
    const schema = e[part]
    if (!schema) return []
    const validate = validatorCompiler({ schema, httpPart, method: e.method, url: e.path }) as (value: unknown) => {
      error?: { fields: { msg: string }[] }
    }
    const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
    const wrong = [null, [], 'x', ...fields.flatMap((field) => values.map((value) => ({ [field]: value })))]
    return wrong.flatMap((value) => validate(value).error?.fields.map(({ msg }) => msg) ?? [])
  })

test('what is wrong is said in words of ours, never in those of the checking library', () => {
  const said = [...new Set(endpoints.flatMap(complaints))]
  expect(said.length).toBeGreaterThan(50)
  expect(said.filter((words) => /^Invalid|Too (big|small)|expected|received|undefined|\bUUID\b|^Must be $/.test(words))).toEqual([])
})

/** Whether a JSON Schema lets a list of any length through. */
const isEndless = (schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  (('type' in schema && schema.type === 'array' && !('maxItems' in schema)) || Object.values(schema).some(isEndless))

/** Whether a JSON Schema lets a text of any length through that is no date, time or id. */
const hasEndlessText = (schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  (('type' in schema && schema.type === 'string' && !['maxLength', 'enum', 'const', 'format'].some((limit) => limit in schema)) ||
    Object.values(schema).some(hasEndlessText))

test('a body holds no list without an end: to look at millions would hold everybody up', () => {
  const endless = endpoints.filter(({ body }) => body && isEndless(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })))
  expect(endless.map(({ path }) => path)).toEqual([])
})

/** Bytes of a body that is declared to be JSON, or a form, and holds nothing. */
const sendSpaces = (e: Endpoint, bytes: number) =>
  app.inject({
    method: e.method,
    url: addressOf(e),
    headers: { ...admin, 'content-type': e.form ? 'application/x-www-form-urlencoded' : 'application/json' },
    payload: Buffer.alloc(bytes, ' '),
  })

test('a body is read up to what the limits of its fields allow, and no further', async () => {
  const taking = endpoints.filter((e) => e.method !== 'GET' && !e.upload && e.bearer !== 'refresh')
  const largest = taking.map(largestBodyOf)
  const said: string[] = []
  for (const [index, e] of taking.entries())
    if ((await sendSpaces(e, largest[index]! + 1)).statusCode !== 413)
      said.push(`${e.method} ${e.path} reads more than ${largest[index]} bytes`)
  expect(said).toEqual([])
  expect(Math.max(...taking.filter((e) => e.access === 'public' && !e.largestBody).map(largestBodyOf))).toBeLessThanOrEqual(16 * 1024)
})

test('every text in a body has a limit', () => {
  const unlimited = endpoints.filter((e) => e.body && hasEndlessText(z.toJSONSchema(e.body, { io: 'input', unrepresentable: 'any' })))
  expect(unlimited.map(({ path }) => path)).toEqual([])
})

for (const e of endpoints) {
  const name = `${e.method} ${e.path}`

  test(`${name} is served, with and without a trailing slash`, () => {
    expect(app.http.hasRoute({ method: e.method, url: e.path })).toBe(true)
    expect(app.http.findRoute({ method: e.method, url: `${e.path}/` }) ?? app.http.hasRoute({ method: e.method, url: e.path })).toBeTruthy()
  })

  test(`${name} is documented`, () => {
    expect(documented.paths[e.path.replaceAll(/:(\w+)/g, '{$1}')]?.[e.method.toLowerCase()]).toMatchObject({ summary: e.summary })
  })

  if (e.access !== 'public')
    test(`${name} refuses a stranger before it looks at the input`, async () => {
      const answer = await app.inject({ method: e.method, url: addressOf(e) })
      expect([answer.statusCode, answer.json()]).toEqual([401, { code: 'signed-out', detail: 'Authentication required' }])
    })

  if (e.access === 'editor' || e.access === 'admin')
    test(`${name} refuses an account without the role`, async () => {
      const answer = await app.inject({ method: e.method, url: addressOf(e), headers: reader })
      expect(answer.statusCode).toBe(403)
    })
}
