import { expect, test } from 'vitest'
import type { NoteQuote } from '#contract/note-quotes'
import { caseOfAddress, findQuote } from './find-quote.ts'

const quote = (case_id: string, words: string) => ({ case_id, quote: words }) as NoteQuote

test.each([
  ['/cases/kesc-2026-90007#para-12', 'kesc-2026-90007'],
  ['https://hukumu.example/cases/a%20b?query=x', 'a b'],
  ['/cases/%', null],
  ['/research-notes/1', null],
])('%s leads to the case %s', (address, id) => expect(caseOfAddress(address)).toBe(id))

test('a passage is the quotation of a case that it links to, whose words it has, whatever marks stand in it', () => {
  const quotes = [quote('a', 'The  “onus”\nlies'), quote('b', 'The onus lies')]
  expect(findQuote(quotes, '“The ‘onus’ lies on who asserts” A v B [2024] KEHC 1 (KLR)', ['/cases/a#p-1'])).toBe(quotes[0])
  expect(findQuote(quotes, 'The onus lies', ['/cases/b'])).toBe(quotes[1])
  const ofAct = quote('ke-act-2007-11', 'An employer shall')
  expect(findQuote([...quotes, ofAct], '“An employer\nshall”', ['/legal-library/legislation/ke-act-2007-11?as_at=2007-10-26#sec_41'])).toBe(
    ofAct,
  )
  expect(findQuote(quotes, 'The onus was met', ['/cases/a'])).toBeUndefined()
  expect(findQuote(quotes, 'The onus lies', [])).toBeUndefined()
})
