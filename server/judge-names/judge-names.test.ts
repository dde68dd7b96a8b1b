import { expect, test } from 'vitest'
import { judgeKey, readJudgeName, readJudgeNames } from './judge-names.ts'

const benches: [bench: string, judges: [name: string, title: string | null, key: string][]][] = [
  ['AB Nyabuga, J', [['AB Nyabuga', 'J', 'nyabuga ab']]],
  ['AB Nyabuga J', [['AB Nyabuga', 'J', 'nyabuga ab']]],
  [
    'JM Tanga, P Lumbasi & M Sero, JJA',
    [
      ['JM Tanga', 'JA', 'tanga jm'],
      ['P Lumbasi', 'JA', 'lumbasi p'],
      ['M Sero', 'JA', 'sero m'],
    ],
  ],
  [
    'BM Kitali, Chair, J. Mwatate, Vice Chair, B Sawara & PO Aluoch, Members',
    [
      ['BM Kitali', 'Chair', 'kitali bm'],
      ['J. Mwatate', 'Vice Chair', 'mwatate j'],
      ['B Sawara', 'Member', 'sawara b'],
      ['PO Aluoch', 'Member', 'aluoch po'],
    ],
  ],
  [
    'DK Marani, CJ & P, PM Mwinzi, DCJ & VP, JB Ojwando, SC Wangila, SCJJ',
    [
      ['DK Marani', 'CJ & P', 'marani dk'],
      ['PM Mwinzi', 'DCJ & VP', 'mwinzi pm'],
      ['JB Ojwando', 'SCJ', 'ojwando jb'],
      ['SC Wangila', 'SCJ', 'wangila sc'],
    ],
  ],
  ['Hon. Lady Justice Dr. Jane Gakeno', [['Jane Gakeno', null, 'gakeno j']]],
  ['DR Kavemba, Ag J', [['DR Kavemba', 'Ag J', 'kavemba dr']]],
  ['HON. MBOGI C.G. JUDGE', [['Mbogi C.G.', 'Judge', 'mbogi cg']]],
  ['PAUL LILAMO, MBS SC – JUDGE OF APPEAL', [['Paul Lilamo', 'Judge of Appeal', 'lilamo p']]],
  [
    'S ole Kanten, FA Ochiro & WK Koroso, JJ.A',
    [
      ['S ole Kanten', 'JA', 'kanten s'],
      ['FA Ochiro', 'JA', 'ochiro fa'],
      ['WK Koroso', 'JA', 'koroso wk'],
    ],
  ],
  ["JK Ng'arua", [["JK Ng'arua", null, 'ngarua jk']]],
  ['Hon. Justice (Prof.) JB Ojwando (Rtd)', [['JB Ojwando', null, 'ojwando jb']]],
  ['Judge Marani', [['Marani', null, 'marani']]],
  ['Chief Justice Marani', [['Marani', null, 'marani']]],
  ['', []],
]

test.for(benches)('the bench "%s"', ([bench, judges]) => {
  expect(readJudgeNames(bench).map(({ name, title, key }) => [name, title, key])).toEqual(judges)
})

const sameJudge: [one: string, other: string][] = [
  ['Diana Rachel Kavemba', 'DR Kavemba'],
  ['D.R. KAVEMBA', 'DR Kavemba'],
  ['Milton Stephen Asiko-Makanda', 'MSA Makanda'],
  ["JK Ng'arua", 'J.K. Ng’arua'],
  ['C.G. Mbogi', 'Mbogi C.G.'],
]

test.for(sameJudge)('%s and %s are one judge', ([one, other]) => expect(judgeKey(one)).toBe(judgeKey(other)))

test('different initials are different judges', () => expect(judgeKey('MA Warsani')).not.toBe(judgeKey('M Warsani')))

test('one name alone keeps its title', () =>
  expect(readJudgeName('TK Oduor, SPM')).toEqual({ name: 'TK Oduor', title: 'SPM', key: 'oduor tk' }))
