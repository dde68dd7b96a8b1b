import { expect, test } from 'vitest'
import { caseNumberInPrint } from './case-number-in-print.ts'

test.each([
  ['HCCC NO. E204 OF 2021', 'HCCC E204 of 2021'],
  ['CIVIL APPEAL NO. E016 OF 2025', 'Civil Appeal E016 of 2025'],
  ['MISC APPLICATION NO. E400 OF 2025', 'Misc Application E400 of 2025'],
  ['CIVIL SUIT NO. 46 OF 2011(OS)', 'Civil Suit 46 of 2011 (OS)'],
  ['ENVIRONMENT AND LAND CASE NO. 5 OF 2020', 'Environment and Land Case 5 of 2020'],
  ['ELCLC NO 121 OF 2023', 'ELCLC 121 of 2023'],
  ['Civil Appeal No. 12 of 1999', 'Civil Appeal No. 12 of 1999'],
  ['PLOT NO. 5', 'PLOT NO. 5'],
])('%s', (written, printed) => expect(caseNumberInPrint(written)).toBe(printed))
