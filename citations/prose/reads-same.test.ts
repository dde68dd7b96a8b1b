import { expect, test } from 'vitest'
import { readsSame } from './reads-same.ts'

test.for([
  ['seven days’ notice', "seven days' notice", true],
  ['the “licence”—', 'the "licence" —', true],
  ['a labour ofﬁcer  may', 'a labour officer may', true],
  ['judgment- debtor', 'judgment-debtor', true],
  ['within subsection (1), make', 'within subsection (1) make', false],
  ['two shillings', 'ten shillings', false],
  ['shall', 'Shall', false],
] as const)('%s and %s: %s', ([one, other, same]) => expect(readsSame(one, other)).toBe(same))
