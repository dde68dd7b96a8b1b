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

test.each([
  ['[2024] KEHC 90501 (KLR)', '[2024] kehc 90501 [klr]'],
  [' (1973)E.A.358 ', '[1973] ea358'],
  ['{2017}   e KLR', '[2017] eklr'],
  ['a\n[2017]', 'a [2017]'],
  ['the KLR', 'the klr'],
])('the key of %j is %j', (citation, key) => expect(citationKey(citation)).toBe(key))

test.each([
  ['Civil Appeal No. E 12 of 2024', 'civilappeale12of2024'],
  ['Petition Nos 2 & 3 of 2024', 'petition2and3of2024'],
  ['Petition Number 2 of 2024', 'petition2of2024'],
  ['Petition numbers 2, 3 of 2024', 'petition23of2024'],
  ['HCJR/E045/2020 (O.S.)', 'hcjr/e045/2020(os)'],
  ['Notice 5 of 2020', 'notice5of2020'],
])('the key of the number %j is %j', (number, key) => expect(caseNumberKey(number)).toBe(key))
