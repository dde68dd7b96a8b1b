import { expect, test } from 'vitest'
import { isOldLaw } from './old-law.ts'

const at = new Date('2026-11-22T09:00:00Z')

test.each([
  ['2026-11-20', 365, false],
  ['2025-11-23', 365, false],
  ['2025-11-21', 365, true],
  ['1987-02-03', 365, true],
  // As the operator sets it.
  ['2026-11-20', 1, true],
  ['1987-02-03', 36_500, false],
  // Nobody knows when: it is news.
  [null, 365, false],
])('decided on %s, with %i days, is old law: %s', (decided, days, isOld) => expect(isOldLaw({ decided, at }, days)).toBe(isOld))
