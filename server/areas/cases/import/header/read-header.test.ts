import { describe, expect, test } from 'vitest'
import { anotherPage, oneLinePage, pageBlocks, tornPage } from '../fixtures/kenya-law-page.ts'
import type { GivenText } from '../given-text.ts'
import { splitText } from '../split/split-text.ts'
import { readHeader } from './read-header.ts'
import { readParties, readSides } from './read-parties.ts'
import { findRoles, isRole, splitLeader, tidyRole } from './roles.ts'

const headerOf = (given: GivenText) => {
  const { front, partiesAt } = splitText(given)
  return readHeader(front, partiesAt)
}

describe('the header of Kenya Law', () => {
  const page = anotherPage()
  const layouts: [name: string, given: GivenText][] = [
    ['blocks', { blocks: pageBlocks(page) }],
    ['torn lines', { text: tornPage(page) }],
    ['one line', { text: oneLinePage(page) }],
  ]
  test.for(layouts)('as %s', ([, given]) => {
    const header = headerOf(given)
    expect(header).toMatchObject({
      citation: '[2024] KEHC 90501 (KLR)',
      court: { court: { code: 'KEHC' }, station: 'Kibera' },
      division: 'Civil',
      caseNumber: 'Civil Appeal E012 of 2023',
      date: '2024-05-03',
      documentType: 'Ruling',
    })
    expect(header.judges).toEqual([{ name: 'AB Nyabuga', title: 'J', key: 'nyabuga ab' }])
    expect(header.parties).toEqual([
      { name: 'Peter Muli Kilonzi', role: '1st Appellant', side: 0 },
      { name: 'Zipporah Atieno', role: '2nd Appellant', side: 0 },
      { name: 'Tumaini Traders Limited', role: 'Respondent', side: 1 },
    ])
  })
})

test('the header of older judgments', () => {
  const text = [
    'REPUBLIC OF KENYA',
    'IN THE COURT OF APPEAL OF KENYA',
    'AT NYERI',
    '(CORAM: TANGA, LUMBASI & SERO, JJ.A)',
    'CIVIL APPEAL NO. 90 OF 2002',
    'BETWEEN',
    'JOSHUA MBOGI ………………………………………………………… APPELLANT',
    'AND',
    'SALOME WANGILA ..................................... 1ST RESPONDENT',
    'MERU DAIRY LTD ....................................... 2ND RESPONDENT',
    '(Being an appeal from the judgment of the High Court at Meru (Oduor, J.) dated 3rd May, 2001 in H.C.C.C. No. 12 of 1999)',
    'JUDGMENT OF THE COURT',
    'This is an appeal from the decision of the High Court, by which the appellant’s suit was dismissed with costs, and the counterclaim allowed.',
  ].join('\n')
  const header = headerOf({ text })
  expect(header.court?.court.code).toBe('KECA')
  expect(header.caseNumber).toBe('CIVIL APPEAL NO. 90 OF 2002')
  expect(header.judges.map(({ name, title }) => [name, title])).toEqual([
    ['Tanga', 'JA'],
    ['Lumbasi', 'JA'],
    ['Sero', 'JA'],
  ])
  expect(header.parties).toEqual([
    { name: 'JOSHUA MBOGI', role: 'Appellant', side: 0 },
    { name: 'SALOME WANGILA', role: '1st Respondent', side: 1 },
    { name: 'MERU DAIRY LTD', role: '2nd Respondent', side: 1 },
  ])
  expect(header.documentType).toBe('Judgment')
})

test('parties with a capacity, an interested party, and nobody named', () => {
  expect(
    readParties([
      'Between',
      'A',
      '1st Petitioner',
      'B',
      '2nd Petitioner',
      'Suing on their own behalf',
      'and',
      'C',
      'Respondent',
      'and',
      'D',
      'Interested Party',
    ]),
  ).toEqual([
    { name: 'A', role: '1st Petitioner', side: 0 },
    { name: 'B', role: '2nd Petitioner', side: 0 },
    { name: 'C', role: 'Respondent', side: 1 },
    { name: 'D', role: 'Interested Party', side: 2 },
  ])
  expect(readParties([])).toEqual([])
})

test.for([
  [
    [
      ['A', 'Appellant', 0],
      ['B', 'Respondent', 1],
    ],
    'A',
    'B',
  ],
  [
    [
      ['A', '1st Plaintiff', 0],
      ['B', '2nd Plaintiff', 0],
      ['C', '1st Defendant', 1],
      ['D', '2nd Defendant', 1],
      ['E', '3rd Defendant', 1],
    ],
    'A & B',
    'C & 2 others',
  ],
  [
    [
      ['A', 'Accused', 0],
      ['Republic', 'Prosecutor', 1],
    ],
    'Republic',
    'A',
  ],
  [
    [
      ['A', 'Tenant', 0],
      ['B', 'Landlord', 1],
      ['C', 'Interested Party', 2],
    ],
    'A',
    'B',
  ],
] as const)('%j: %s against %s', ([parties, applicant, respondent]) => {
  expect(readSides(parties.map(([name, role, side]) => ({ name, role, side })))).toEqual({ applicant, respondent })
})

test.for([
  'Appellant',
  '1st Respondent',
  '1ST & 2ND DEFENDANTS',
  'Plaintiff/Applicant',
  'Ex parte Applicant',
  'Intended Interested Party',
  'Decree holder',
  'Judgment debtor',
  'Amicus Curiae',
  '1st Administratrix',
])('%s is a role', (role) => expect(isRole(role)).toBe(true))

test.for(['Peter Appellant Otieno', 'The Respondent in this matter', 'Tumaini Auctioneers', 'Landlord and Tenant (Shops) Act'])(
  '%s is none',
  (name) => expect(isRole(name)).toBe(false),
)

test('roles within a line start with a capital', () => {
  const line = 'Mary the claimant of Meru 1 st Plaintiff and Otieno Intended Interested Party'
  expect(findRoles(line).map(({ start, end }) => line.slice(start, end))).toEqual(['1 st Plaintiff', 'Intended Interested Party'])
})

test('roles in capitals are tidied, leaders cut', () => {
  expect(tidyRole('1ST & 2ND RESPONDENTS')).toBe('1st & 2nd Respondents')
  expect(splitLeader('MERU DAIRY LTD.……………2ND RESPONDENT')).toEqual({ name: 'MERU DAIRY LTD', role: '2ND RESPONDENT' })
  expect(splitLeader('a line without leaders')).toBeNull()
})
