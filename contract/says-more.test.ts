import { expect, test } from 'vitest'
import { saysMore } from './says-more.ts'

const title = 'Wekulo v Mlima Crest Bank Limited & another [2026] KESC 90007 (KLR)'

test.each([
  ['WEKULO versus MLIMA CREST BANK LIMITED and others', false],
  ['', false],
  ['The Bank owed Wekulo a duty', true],
  ['Wekulo, 2027', true],
])('%j says more than the title: %s', (passage, says) => expect(saysMore(passage, title)).toBe(says))
