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

test.for([
  ['COMMERCIAL & TAX DIVISION', 'Commercial and Tax'],
  ['Commercial and Tax Division', 'Commercial and Tax'],
  ['Commercial and Tax', 'Commercial and Tax'],
  ['CONSTITUTIONAL AND HUMAN RIGHTS DIVISION', 'Constitutional and Human Rights'],
  ['Criminal', 'Criminal'],
] as const)('the division of %s is %s', ([line, division]) => {
  expect(readHeader(['IN THE HIGH COURT OF KENYA AT NAIROBI', line, 'CIVIL CASE NO. 90 OF 2022'], 3).division).toBe(division)
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

test.each([
  {
    paper: 'a ruling without “Between”, roles after leaders',
    lines: [
      'IN THE HIGH COURT OF KENYA AT MACHAKOS',
      'CIVIL APPEAL NO. E912 OF 2025',
      'ESTHER KILONZI ........ APPELLANT',
      'VERSUS',
      'BARAKA SACCO LIMITED ........ RESPONDENT',
      'RULING',
      '1. The applicant seeks a stay.',
    ],
    parties: [
      ['ESTHER KILONZI', 'Appellant', 0],
      ['BARAKA SACCO LIMITED', 'Respondent', 1],
    ],
    type: 'Ruling',
  },
  {
    paper: 'submissions whose roles a tab set apart',
    lines: [
      'IN THE CHIEF MAGISTRATE’S COURT AT MILIMANI',
      'MCCC NO. E94512 OF 2023',
      'PETER OTIENDE PLAINTIFF/APPLICANT',
      '-VERSUS-',
      'KIMANZI & CO ADVOCATES 1ST DEFENDANT',
      'ZAWADI TRADERS 2nd DEFENDANT',
      '[Being a suit from the tribunal]',
      '1ST DEFENDANT’S WRITTEN SUBMISSIONS',
      '1. The suit is out of time.',
    ],
    parties: [
      ['PETER OTIENDE', 'Plaintiff/Applicant', 0],
      ['KIMANZI & CO ADVOCATES', '1st Defendant', 1],
      ['ZAWADI TRADERS', '2nd Defendant', 1],
    ],
    type: 'Written submissions',
  },
  {
    paper: 'a motion whose roles stand on lines of their own',
    lines: [
      'IN THE COURT OF APPEAL AT NAIROBI',
      'CIVIL APPLICATION NO. E912 OF 2025',
      'PETER OTIENDE',
      'APPLICANT',
      'VERSUS',
      'ZAWADI TRADERS',
      'RESPONDENT',
      'NOTICE OF MOTION',
      'TAKE NOTICE that this Court shall be moved.',
    ],
    parties: [
      ['PETER OTIENDE', 'Applicant', 0],
      ['ZAWADI TRADERS', 'Respondent', 1],
    ],
    type: 'Notice of motion',
  },
])('the title page of $paper', ({ lines, parties, type }) => {
  const header = headerOf({ blocks: lines })
  expect(header.parties.map(({ name, role, side }) => [name, role, side])).toEqual(parties)
  expect(header.documentType).toBe(type)
})

test('a decision that names its parties in its text alone keeps its text', () => {
  const { front, partiesAt } = splitText({
    blocks: ['IN THE HIGH COURT OF KENYA AT EMBU', 'RULING', 'THE APPELLANT AND THE RESPONDENT', '1. The 1st defendant versus the rest.'],
  })
  expect([front.length, partiesAt]).toEqual([2, 2])
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

test.each([
  [['THE CABINET SECRETARY, MINISTRY OF', 'INTERIOR ………………………… 1ST RESPONDENT'], ['THE CABINET SECRETARY, MINISTRY OF INTERIOR']],
  [['MLIMA FEEDS (KENYA)', 'LIMITED …………………… RESPONDENT'], ['MLIMA FEEDS (KENYA) LIMITED']],
  [['Mlima Feeds &', 'Millers Co. Ltd', 'Respondent'], ['Mlima Feeds & Millers Co. Ltd']],
  [['JULIUS BARASA T/A', 'BARASA STORES …………… APPELLANT'], ['JULIUS BARASA T/A BARASA STORES']],
  [['WEKESA BARASA', 'AND 3 OTHERS ……… APPELLANTS'], ['WEKESA BARASA AND 3 OTHERS']],
  [
    ['Peris Nekesa', 'Julius Barasa', 'Respondents'],
    ['Peris Nekesa', 'Julius Barasa'],
  ],
  [
    ['MLIMA LIMITED', 'TRUST FEEDS LIMITED', 'RESPONDENTS'],
    ['MLIMA LIMITED', 'TRUST FEEDS LIMITED'],
  ],
] as const)('a name that is broken over lines is one party: %j', (lines, names) => {
  expect(readParties(['BETWEEN', ...lines]).map(({ name }) => name)).toEqual(names)
})
