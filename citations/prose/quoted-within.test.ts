import { expect, test } from 'vitest'
import { quotedWithin } from './quoted-within.ts'

test.each([
  ['The rule says: “No order shall be made.”', 'The rule says: ‘No order shall be made.’'],
  ['the "stay" of ("interim") orders', 'the ‘stay’ of (‘interim’) orders'],
  ['the applicant’s motion', 'the applicant’s motion'],
])('%s → %s', (quote, within) => expect(quotedWithin(quote)).toBe(within))
