import { expect, test } from 'vitest'
import { avatarLetter, shownName } from './account-name.ts'

test.each([
  [{ name: 'amina Otieno', email: 'x@example.org' }, 'amina Otieno', 'A'],
  [{ name: '  ', email: 'wanjiru@example.org' }, 'wanjiru', 'W'],
  [{ name: '', email: 'émile@example.org' }, 'émile', 'É'],
  [{ name: '𝔸da', email: 'a@example.org' }, '𝔸da', '𝔸'],
])('%j', (user, name, letter) => {
  expect(shownName(user)).toBe(name)
  expect(avatarLetter(user)).toBe(letter)
})
