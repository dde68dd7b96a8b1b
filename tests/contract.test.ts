import type { Endpoint } from '#contract/endpoint'
import * as areas from '#contract/index'
import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../server/testing/create-test-app.ts'

const endpoints = Object.values(areas).flatMap((area) =>
  Object.values(area as Record<string, unknown>).filter(
    (value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value,
  ),
)
const app = await createTestApp()
afterAll(() => app.close())

const documented = (await app.inject({ url: '/api/openapi.json' })).json<{
  openapi: string
  paths: Record<string, Record<string, unknown>>
}>()
const addressOf = (e: Endpoint) => e.path.replaceAll(/:\w+/g, 'x')

test('there are endpoints to check', () => expect(endpoints.length).toBeGreaterThan(15))

test('no two endpoints share a method and path', () =>
  expect(new Set(endpoints.map((e) => `${e.method} ${e.path}`)).size).toBe(endpoints.length))

test('the API description is OpenAPI 3.1', () => expect(documented.openapi).toMatch(/^3\.1/))

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
      const answer = await app.inject({ method: e.method, url: addressOf(e), headers: await app.signedIn() })
      expect(answer.statusCode).toBe(403)
    })
}
