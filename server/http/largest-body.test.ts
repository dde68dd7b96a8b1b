import { expect, test } from 'vitest'
import { z } from 'zod'
import { largestBodyOf } from './largest-body.ts'

const kilobyte = 1024
const of = (body: z.ZodType | undefined, access: 'public' | 'user' = 'user') => largestBodyOf({ access, ...(body && { body }) })
const without = of(undefined)

test('what has no body is read of a few kilobytes', () => expect(without).toBe(16 * kilobyte))

test.each<[words: string, body: z.ZodType, longest: unknown]>([
  ['a text', z.object({ note: z.string().max(1000) }), { note: 'é'.repeat(1000) }],
  ['a list', z.object({ tags: z.array(z.string().max(50)).max(20) }), { tags: Array(20).fill('\u0001'.repeat(50)) }],
  [
    'one of several kinds',
    z.object({ court: z.union([z.string().max(10), z.array(z.string().max(10)).max(9)]) }),
    { court: Array(9).fill('😀'.repeat(5)) },
  ],
  [
    'words of a few',
    z.object({ kind: z.enum(['case', 'legislation']), at: z.iso.date().nullable() }),
    { kind: 'legislation', at: '2026-11-21' },
  ],
  ['numbers', z.object({ from: z.number(), whole: z.boolean() }), { from: -Number.MAX_VALUE, whole: false }],
])('the longest that is taken fits, as programs write it that escape every letter: %s', (_, body, longest) => {
  expect(body.safeParse(longest).success).toBe(true)
  const escaped = JSON.stringify(longest).replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
  expect(escaped.length).toBeLessThanOrEqual(of(body) - without)
  expect(of(body) - without).toBeLessThan(escaped.length + 2000)
})

test('strangers send no more than sixteen kilobytes but where the call says so', () => {
  const body = z.object({ words: z.string().max(100_000) })
  expect([of(body), of(body, 'public'), largestBodyOf({ access: 'public', body, largestBody: 90_000 })]).toEqual([
    16 * kilobyte + 600_013,
    16 * kilobyte,
    90_000,
  ])
})

test('nothing is read beyond six megabytes', () => expect(of(z.unknown())).toBe(6 * kilobyte * kilobyte))
