import { expect, it } from 'vitest'
import { asQuoted } from './digest-pages.ts'

it('quotes a judgment in one paragraph, and the law with each item on its line', () => {
  const words = 'An arrested person has the “right”—\n(a)  to be informed;\n\n(b) to be released.'
  expect(asQuoted({ caseId: 'kehc-2024-1' }, words)).toBe('“An arrested person has the ‘right’— (a) to be informed; (b) to be released.”')
  expect(asQuoted({ caseId: null }, words)).toBe('“An arrested person has the ‘right’—\n(a) to be informed;\n(b) to be released.”')
})
