import { expect, test } from 'vitest'
import { citedAs } from './cited-as.ts'

test.for([
  [
    'This Act may be cited as the Reed (Cutting And Sale)\n  (Amendment) Act,\n 1989 and shall come into operation on a day',
    'Reed (Cutting And Sale) (Amendment) Act, 1989',
  ],
  ['1. This Act may be cited as the Reed Act.', 'Reed Act'],
  ['These Rules may be cited as the Reed Rules, 1999.', 'Reed Rules, 1999'],
  ['This Act may be cited as the Reed and Rush Act and shall come into force at once', 'Reed and Rush Act'],
  ['This Order shall be known as the Reed Order; it binds all', 'Reed Order'],
  [
    'This Constitution is called the Constitution of the Reed Republic, 1996, and comes into effect',
    'Constitution of the Reed Republic, 1996',
  ],
  ['The Reed Act may be cited by anybody.', null],
] as const)('%s', ([text, title]) => expect(citedAs(['REED', text, 'This Act may be cited as the Other Act.'])).toBe(title ?? 'Other Act'))

test('a text that does not say it', () => expect(citedAs(['REED', 'No person shall cut reeds.'])).toBeNull())
