import { expect, test } from 'vitest'
import { splitText } from '../split/split-text.ts'
import { readLabelledFacts } from './labelled-facts.ts'
import { readHeader } from './read-header.ts'

test.for([
  [
    'Neutral citation: Moyo v Dube (272/2021) [2023] ZASCA 903 (05 March 2023)',
    { title: 'Moyo v Dube', citation: '[2023] ZASCA 903', caseNumber: '272/2021', date: '2023-03-05' },
  ],
  ['Neutral Citation Number: [2022] EWHC 9941 (IPEC)', { citation: '[2022] EWHC 9941 (IPEC)' }],
  ['Neutral Citation Number [2023] EWCA Civ 9142', { citation: '[2023] EWCA Civ 9142' }],
  ['Case No:HP-2020-000136', { caseNumber: 'HP-2020-000136' }],
  ['Claim no. IP-2020-000180', { caseNumber: 'IP-2020-000180' }],
  ['CCO/491/2021', { caseNumber: 'CCO/491/2021' }],
  ['DATE: 2020/11/02', { date: '2020-11-02' }],
  ['DATE: 2020/13/02', {}],
  ['Delivered: 05 March 2024', { date: '2024-03-05' }],
  ['Heard: 07 March 2023', {}],
  ['DATE: .............................', {}],
  ['Case number of the court below', {}],
] as const)('%s', ([line, facts]) => {
  expect(readLabelledFacts([line])).toEqual({ title: null, citation: null, caseNumber: null, date: null, ...facts })
})

test('a title page of the Supreme Court of Appeal of South Africa', () => {
  const { front, partiesAt } = splitText({
    blocks: [
      'THE SUPREME COURT OF APPEAL OF SOUTH AFRICA',
      'JUDGMENT',
      'Case No: 272/2021',
      'In the matter between:',
      'MOYO TRADING CC',
      'APPELLANT',
      'and',
      'T R D',
      '(obo L D)',
      'RESPONDENT',
      'Neutral citation: Moyo Trading v D (272/2021) [2023] ZASCA 903 (05 March 2023)',
      'Coram: SITHOLE AP and NAIDOO, WESSELS-NKOSI and BOTHA JJA',
      'Heard: 7 February 2023',
      'ORDER',
      '1. The appeal is dismissed.',
      'JUDGMENT',
      '[1] This appeal concerns the question whether a lease that was never signed binds those who lived by it for ten years.',
    ],
  })
  const header = readHeader(front, partiesAt)
  expect(header).toMatchObject({
    titleText: 'Moyo Trading v D',
    citation: '[2023] ZASCA 903',
    court: null,
    courtText: 'Supreme Court of Appeal of South Africa',
    caseNumber: '272/2021',
    date: '2023-03-05',
    parties: [
      { name: 'MOYO TRADING CC', role: 'Appellant', side: 0 },
      { name: 'T R D (obo L D)', role: 'Respondent', side: 1 },
    ],
  })
  expect(header.judges.map(({ name, title }) => `${name}, ${title}`)).toEqual([
    'Sithole, AP',
    'Naidoo, JA',
    'Wessels-Nkosi, JA',
    'Botha, JA',
  ])
})
