import { expect, test } from 'vitest'
import { type Match, join, negate } from './match.ts'

const word = (tsquery: string): Match => ({ kind: 'words', tsquery })
const documents: Match = { kind: 'documents', ids: [1] }

test('words that are left out are part of a tsquery beside others alone: without them the index would walk through all its words', () => {
  expect(join('all', [word('a'), negate(word('b')), word('c')])).toEqual(word('(a) & (c) & !(b)'))
  expect(negate(word('b'))).toEqual({ kind: 'not', of: word('b') })
  expect(join('all', [negate(word('a')), negate(word('b'))])).toEqual({ kind: 'not', of: word('(a) | (b)') })
  expect(join('any', [negate(word('a')), negate(word('b'))])).toEqual({ kind: 'not', of: word('(a) & (b)') })
  expect(join('any', [word('a'), negate(word('b'))])).toEqual({ kind: 'any', of: [word('(a)'), { kind: 'not', of: word('(b)') }] })
  expect(join('all', [documents, negate(word('b'))])).toEqual({ kind: 'all', of: [{ kind: 'not', of: word('(b)') }, documents] })
  expect(negate(negate(word('a')))).toEqual(word('a'))
})
