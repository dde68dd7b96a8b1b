import { expect, test } from 'vitest'
import { caseNumberKey, citationKey } from './match-keys.ts'

test.for([
  ['[2024] KEHC 90501 (KLR)', '(2024) KEHC 90501 [KLR]'],
  ['[1973] E.A. 358', '(1973) EA 358'],
  ['[2017] eKLR', '[2017]e KLR'],
  ['[2022]\u00A0KECA\u00A01384(KLR)', '[2022] KECA 1384 (KLR)'],
])('citations %s and %s match', ([one, other]) => expect(citationKey(one!)).toBe(citationKey(other!)))

test.for([
  ['Civil Appeal No. E 12 of 2024', 'civil appeal E12 of 2024'],
  ['Civil Appeal (Application) E195 of 2021', 'Civil Appeal (Application) No. E195 of 2021'],
  ['Environment & Land Case 5 of 2020', 'Environment and Land Case 5 of 2020'],
])('numbers %s and %s match', ([one, other]) => expect(caseNumberKey(one!)).toBe(caseNumberKey(other!)))
