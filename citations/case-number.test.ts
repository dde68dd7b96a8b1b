import { describe, expect, test } from 'vitest'
import { comparableType, parseCaseNumber, sameMatter } from './case-number.ts'

const examples: [text: string, type: string, number: string, year: number, rest?: object][] = [
  ['Petition 2 (E003) of 2022', 'Petition', '2', 2022, { eNumber: 'E003' }],
  ['Tribunal Case 187/E251 of 2023', 'Tribunal Case', '187', 2023, { eNumber: 'E251' }],
  [
    'Criminal Appeal 122 & 124 of 2023 (Consolidated)',
    'Criminal Appeal',
    '122',
    2023,
    { consolidated: true, others: [{ number: '124', year: 2023 }] },
  ],
  [
    'Civil Appeal E003 of 2023 & . E016, E021… of 2024',
    'Civil Appeal',
    'E003',
    2023,
    {
      others: [
        { number: 'E016', year: 2024 },
        { number: 'E021', year: 2024 },
      ],
    },
  ],
  ['Environment & Land Case 233 & 241 of 2017', 'Environment & Land Case', '233', 2017, { others: [{ number: '241', year: 2017 }] }],
  ['Civil Suit No. 3B of 2016', 'Civil Suit', '3B', 2016],
  ['CIVIL APPEAL CASE NO. 132 “B” OF 2013', 'CIVIL APPEAL CASE', '132B', 2013],
  ['Criminal Appeal E019cr of 2023', 'Criminal Appeal', 'E019', 2023],
  ['Civil Application No. Nai. 255 of 1997', 'Civil Application', '255', 1997, { registry: 'Nai' }],
  ['Civil Application Sup No. 3 of 2016', 'Civil Application', '3', 2016, { registry: 'Sup' }],
  ['Petitions Nos. E181 … & E254 of [2023]', 'Petitions', 'E181', 2023, { others: [{ number: 'E254', year: 2023 }] }],
  ['MCELC-1 of 2022', 'MCELC', '1', 2022],
  ['CM CC 182 of 2013', 'CM CC', '182', 2013],
  ['ELCLA. NO. E204 OF 2024', 'ELCLA.', 'E204', 2024],
  ['HCJR/E045/2020', 'HCJR', 'E045', 2020],
  ['HCC COMM NO. E071 of 2024', 'HCC COMM', 'E071', 2024],
  ['E.L.C. C, No. 108 of 2011 (O.S.)', 'E.L.C. C', '108', 2011, { originatingSummons: true }],
  ['CIVIL SUIT NO. 46 OF 2011(OS)', 'CIVIL SUIT', '46', 2011, { originatingSummons: true }],
  ['Constitutional Applicati on No. 2 of 2011', 'Constitutional Application', '2', 2011],
  ['Civil Appeal (Application) No. E198/2021', 'Civil Appeal (Application)', 'E198', 2021],
  ['(Civil\u00A0Appeal\u00A0E074 of\u00A02020)', 'Civil Appeal', 'E074', 2020],
  ['Nairobi HCCC 39 of 2003', 'HCCC', '39', 2003],
  ['Kadhi Case No. 5 of 2020', 'Kadhi Case', '5', 2020],
  ['Advisory Opinion Reference 2 of 2013', 'Advisory Opinion Reference', '2', 2013],
  ['Enviromental and Land Originating Summons E004 of 2023', 'Enviromental and Land Originating Summons', 'E004', 2023],
]

describe('parseCaseNumber', () => {
  test.each(examples)('%s', (text, type, number, year, rest) => {
    expect(parseCaseNumber(text)).toMatchObject({ type, number, year, ...rest })
  })

  test.each([
    '',
    'Act No. 24 of 2019',
    'Gazette Notice No. 9131 of 2023',
    'dated 7/3/2024',
    'Kshs 500 of 2020',
    '5 of 2020',
    'Civil Appeal',
    'Civil Appeal 5 of 2020 and more',
  ])('refuses %j', (text) => {
    expect(parseCaseNumber(text)).toBeNull()
  })
})

test.each([
  ['HCCC 39 of 2003', 'Civil Suit No. 39 of 2003'],
  ['HCCRA No. E051 of 2021', 'Criminal Appeal E51 of 2021'],
  ['Tribunal Case 862 (E958) of 2022', 'Tribunal Case E958 of 2022'],
  ['Criminal Appeal 124 of 2023', 'Criminal Appeal 122 & 124 of 2023 (Consolidated)'],
  ['E & L Case No 18 of 2014', 'Environment and Land Case 018 of 2014'],
  ['Misc. Civil Appl. No. 5 of 2020', 'Miscellaneous Civil Application 5 of 2020'],
  ['Civ App No. 5 of 2020', 'Civil Appeals 005 of 2020'],
  ['Crim Applic No. 5 of 2020', 'Criminal Application E5 & 5 of 2020'],
  ['Const Pet 5 of 2020', 'Constitutional Petition 5 of 2020'],
  ['Cr Rev 5 of 2020', 'Criminal Revision 5 of 2020'],
  ['Civil Ref 5 of 2020', 'Civil References 5 of 2020'],
  ['Succ Cause 5 of 2020', 'Succession Cause 5 of 2020'],
  ['Civil Appli 5 of 2020', 'Civil Applications 5 of 2020'],
  ['Environmental and Land Case 5 of 2020', 'Enviromental & Land Cases 5 of 2020'],
  ['Labor Relations Cause 5 of 2020', 'Labour Relations Cause 5 of 2020'],
  ['CIVIL APPEAL CASE NO. 132 OF 2013', 'Civil Appeal 132 of 2013'],
  ['E.L.C. Case 5 of 2020', 'ELC Case 5 of 2020'],
  ['Civil Appeal E007 of 2020', 'Civil Appeal E7 of 2020'],
  ['Civil Appeal 0 of 2020', 'Civil Appeal 000 of 2020'],
  ['Nairobi Civil Appeal 5 of 2020', 'Civil Appeal 5 of 2020'],
  ['Nai. Civil Appeal 5 of 2020', 'Civil Appeal 5 of 2020'],
  ['(Civil Appeal 5 of 2020)', 'Civil Appeal 5 of 2020. .'],
])('%s and %s are one matter', (a, b) => {
  const [first, second] = [parseCaseNumber(a), parseCaseNumber(b)]
  expect(first && second && sameMatter(first, second)).toBe(true)
})

test.each([
  ['Civil Appeal 5 of 2020', 'Civil Appeal 50 of 2020'],
  ['Civil Appeal 5 of 2020', 'Civil Appeal E5 of 2020'],
  ['Civil Appeal 5 of 2020', 'Civil Appeal 5 of 2021'],
  ['Civil Appeal 100 of 2020', 'Civil Appeal 1 of 2020'],
  ['Kadhi Case 5 of 2020', 'Case 5 of 2020'],
])('%s and %s are two matters', (a, b) => {
  const [first, second] = [parseCaseNumber(a), parseCaseNumber(b)]
  expect(first && second && sameMatter(first, second)).toBe(false)
})

test('a type that has other words before it keeps them in every key', () => {
  expect(parseCaseNumber('Kadhi Case 5 & 6 of 2020')!.keys).toEqual(['kadhi case|5|2020', 'kadhi case|6|2020'])
})

test.each(['Something; Case 5 of 2020', '1 Case 5 of 2020 extra', 'x'.repeat(80) + ' Case 5 of 2020'])(
  'no matter of its own: %j',
  (text) => {
    expect(parseCaseNumber(text)).toBeNull()
  },
)

test('one number under two types is two matters', () => {
  expect(comparableType('Civil Appeal')).not.toBe(comparableType('Civil Application'))
  expect(sameMatter(parseCaseNumber('Civil Appeal 5 of 2020')!, parseCaseNumber('Criminal Appeal 5 of 2020')!)).toBe(false)
})
