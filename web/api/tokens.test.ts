import { expect, test } from 'vitest'
import { createMemoryStore } from './browser-store.ts'
import { accessTokenKey, createTokenStore, isTokenValid, ofSameAccount, readPayload, refreshTokenKey } from './tokens.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (payload: unknown) => `${encode({ alg: 'HS256' })}.${encode(payload)}.signature`
const now = Date.UTC(2026, 0, 1)

test.each([
  ['a minute ahead', token({ exp: now / 1000 + 60 }), true],
  ['this very second', token({ exp: now / 1000 }), false],
  ['a minute ago', token({ exp: now / 1000 - 60 }), false],
  ['in milliseconds by mistake of the reader', token({ exp: now / 1000 / 1000 }), false],
  ['missing', token({ sub: 'u1' }), false],
  ['text', token({ exp: 'tomorrow' }), false],
])('an expiry %s', (_, given, valid) => expect(isTokenValid(given, now)).toBe(valid))

test.each(['', 'opaque', 'a.b', 'a.%%%.c', `a.${encode('text')}.c`, `a.${encode(null)}.c`])(
  '%j cannot be read and is not valid',
  (given) => {
    expect(readPayload(given)).toBeNull()
    expect(isTokenValid(given, now)).toBe(false)
  },
)

test('a payload may hold any letters', () => {
  expect(readPayload(token({ sub: 'Wangũi ✓ ÿÿ>>??' }))?.sub).toBe('Wangũi ✓ ÿÿ>>??')
})

test('tokens of one account', () => {
  expect(ofSameAccount(token({ sub: 'u1', exp: 1 }), token({ sub: 'u1', exp: 2 }))).toBe(true)
  expect(ofSameAccount(token({ sub: 'u1' }), token({ sub: 'u2' }))).toBe(false)
})

test('tokens are kept under the agreed keys, both or none', () => {
  const store = createMemoryStore()
  const tokens = createTokenStore(store)
  expect(tokens.read()).toBeNull()
  tokens.write({ access_token: 'a', refresh_token: 'r' })
  expect([store.getItem('auth_token'), store.getItem('refresh_token')]).toEqual(['a', 'r'])
  expect(tokens.read()).toEqual({ access_token: 'a', refresh_token: 'r' })
  store.removeItem(refreshTokenKey)
  expect(tokens.read()).toBeNull()
  tokens.clear()
  expect(store.getItem(accessTokenKey)).toBeNull()
})
