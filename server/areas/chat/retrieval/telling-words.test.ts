import { expect, test } from 'vitest'
import { tellingWords } from './telling-words.ts'

const more =
  'The board keeps a register of every weir, of whoever built it and of the day on which it was measured by an officer of the board. '
const stay =
  'An appeal that is heard by the board stops the building of a weir. ' +
  more.repeat(5) +
  'The building of a weir is stopped only if the loss could not be made good.'
const question = 'When will the building of a weir be stopped?'

test('where a rule is asked for, the sentence that says on what conditions is quoted', () => {
  expect(tellingWords(stay, question)).toContain('only if the loss could not be made good.')
  expect(tellingWords(stay, 'Does an appeal stop the building of a weir?')).toContain('An appeal that is heard')
})

test('of a provision the first sentence goes before others that have about as much', () => {
  const provision = `A weir is kept open at night. ${more.repeat(5)}A weir that is kept open at night has a lamp.`
  expect(tellingWords(provision, 'lamp of a weir at night', true)).toContain('has a lamp.')
  expect(tellingWords(provision, 'weir open at night', true)).toContain('A weir is kept open at night. ')
})
