import { expect, test } from 'vitest'
import { createAccountStore, createMemoryStore } from './browser-store.ts'

test('what one account keeps is not what another finds, and nobody keeps or finds anything', () => {
  const store = createMemoryStore()
  let account: string | null = 'amina'
  const own = createAccountStore(store, () => account)
  own.setItem('place', '5')
  account = 'baraka'
  expect(own.getItem('place')).toBeNull()
  own.setItem('place', '7')
  own.removeItem('place')
  account = null
  own.setItem('place', '9')
  expect(own.getItem('place')).toBeNull()
  account = 'amina'
  expect(own.getItem('place')).toBe('5')
  expect(store.getItem('place')).toBeNull()
})
