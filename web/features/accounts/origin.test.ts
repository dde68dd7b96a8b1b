import { expect, test } from 'vitest'
import { originOf, readOrigin } from './origin.ts'

test('query and hash are kept', () => {
  const origin = originOf({ pathname: '/cases/ke-1', search: '?from=search', hash: '#para-12' })
  expect(readOrigin(origin)).toBe('/cases/ke-1?from=search#para-12')
})

test.each([
  [null, '/'],
  [undefined, '/'],
  [{}, '/'],
  [{ from: 7 }, '/'],
  [{ from: '' }, '/'],
  [{ from: 'https://evil.example/' }, '/'],
  [{ from: '//evil.example/' }, '/'],
  [{ from: '/\\evil.example/' }, '/'],
  [{ from: 'javascript:alert(1)' }, '/'],
  [{ from: '/login?expired=true' }, '/'],
  [{ from: '/signup' }, '/'],
  [{ from: '/login-notes' }, '/login-notes'],
  [{ from: '/cases?query=%2F%2Fevil' }, '/cases?query=%2F%2Fevil'],
])('%j leads to %s', (state, place) => {
  expect(readOrigin(state)).toBe(place)
})
