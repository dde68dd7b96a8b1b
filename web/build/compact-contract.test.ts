import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import * as accounts from '../../contract/accounts.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import * as contract from '../../contract/index.ts'
import { checkShape, fits } from '../api/answer-shape.ts'
import { compactModule, shapeOf } from './compact-contract.ts'

const profile = {
  id: 'u1',
  name: 'Amina Otieno',
  email: 'amina@example.org',
  organization: null,
  role: 'editor',
  createdAt: '2026-01-01T00:00:00Z',
  verified: true,
}

test.each<[string, unknown, boolean]>([
  ['the profile as the contract has it', profile, true],
  ['a field that the contract does not know yet', { ...profile, theme: 'dark' }, true],
  ['missing fields', { id: 'u1', name: 'Amina Otieno' }, false],
  ['null where text is due', { ...profile, name: null }, false],
  ['an unknown role', { ...profile, role: 'owner' }, false],
  ['a page of HTML', '<!doctype html>', false],
  ['no answer', undefined, false],
])('the shape agrees with the schema on %s', (_, answer, accepted) => {
  expect(accounts.getProfile.response.safeParse(answer).success).toBe(accepted)
  expect(fits(shapeOf(accounts.getProfile.response), answer)).toBe(accepted)
})

interface Folder {
  name: string
  children: Folder[]
}
const Folder: z.ZodType<Folder> = z.object({ name: z.string(), children: z.lazy(() => z.array(Folder)) })

test.each<[string, z.ZodType, unknown, unknown]>([
  ['a list', z.array(z.number().int()), [1, 2], [1, 'two']],
  ['a record', z.record(z.string(), z.number()), { a: 1 }, { a: 'one' }],
  ['a union', z.union([z.string(), z.array(z.string())]), ['a'], [1]],
  [
    'one of several kinds',
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b'), n: z.number() })]),
    { kind: 'b', n: 1 },
    { kind: 'b' },
  ],
  ['both of two', z.intersection(z.object({ a: z.string() }), z.object({ b: z.string() })), { a: '', b: '' }, { a: '' }],
  ['a pair', z.tuple([z.string(), z.number()]), ['a', 1], [1, 'a']],
  [
    'something that contains itself',
    Folder,
    { name: 'a', children: [{ name: 'b', children: [] }] },
    { name: 'a', children: [{ name: 'b' }] },
  ],
])('%s', (_, schema, good, bad) => {
  for (const answer of [good, bad]) expect(fits(shapeOf(schema), answer)).toBe(schema.safeParse(answer).success)
  expect(schema.safeParse(good).success).toBe(true)
  expect(schema.safeParse(bad).success).toBe(false)
})

describe('every endpoint', () => {
  const endpoints = Object.values(contract).flatMap((area) =>
    Object.values(area).filter((item): item is Endpoint => typeof item === 'object' && 'path' in item),
  )
  test('there are some', () => expect(endpoints.length).toBeGreaterThan(10))
  test.each(
    endpoints
      // A stream without an end has no answer but what it tells on the way.
      .filter((endpoint) => endpoint.status !== 204 && !endpoint.file && !(endpoint.response instanceof z.ZodNever))
      .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
  )('%s refuses an answer of the wrong kind', (_, endpoint) =>
    expect(fits(shapeOf(endpoint.response), 'not what was promised')).toBe(false),
  )
})

test('a compacted module keeps endpoints, plain values, patterns and the options of an enumeration', () => {
  const source = compactModule(accounts)
  expect(source).toContain('export const shortestPassword = 6')
  expect(source).toContain(`export const printable = ${accounts.printable}`)
  expect(source).toContain('"/api/auth/login"')
  expect(source).toContain('export const Role = /* @__PURE__ */ checkShape({"type":"string","enum":["user","editor","admin"]})')
  expect(checkShape(shapeOf(accounts.Role)).options).toEqual(accounts.Role.options)
  expect(() => checkShape(shapeOf(accounts.Role)).parse('owner')).toThrow(TypeError)
})

test('a function beside schemas is refused', () => {
  expect(() => compactModule({ readName: () => '' })).toThrow('readName')
})
