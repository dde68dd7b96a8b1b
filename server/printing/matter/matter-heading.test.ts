import { expect, test } from 'vitest'
import { joinWords, otherSide } from './matter-heading.ts'

const state = { name: 'Republic', role: 'Prosecutor' }
const accused = { name: 'Otieno', role: 'Accused' }

test('a criminal matter is headed by the Republic, versus the accused', () => {
  expect(joinWords([state, accused])).toEqual({ before: null, between: 'VERSUS' })
  expect(
    joinWords([
      { name: 'Otieno', role: 'Appellant' },
      { name: 'Republic', role: 'Respondent' },
    ]).between,
  ).toBe('VERSUS')
  expect(otherSide([state, accused])).toBe(1)
})

test('in a civil matter parties stand between one another', () => {
  const parties = [
    { name: 'Njeri', role: 'Plaintiff' },
    { name: 'Land Registrar', role: 'Defendant' },
  ]
  expect(joinWords(parties)).toEqual({ before: 'BETWEEN', between: 'AND' })
  expect(joinWords(parties.slice(0, 1))).toEqual({ before: null, between: 'AND' })
})
