import { expect, test } from 'vitest'
import { type JudgeForm, resolveJudges } from './resolve-judges.ts'

type Row = [key: string, name: string, courts: string, from: number | null, to: number | null]
const form = ([key, name, courts, from, to]: Row, index: number): JudgeForm => ({
  id: index + 1,
  key,
  name,
  courts: courts.split(' '),
  from,
  to,
})

function pairs(rows: Row[], decided: Record<string, string> = {}): string[] {
  const forms = rows.map(form)
  const shown = (same: Map<number, number>) => [...same].map(([id, other]) => `${forms[id - 1]!.key} = ${forms[other - 1]!.key}`).sort()
  const answer = shown(resolveJudges(forms, new Map(Object.entries(decided))))
  expect(shown(resolveJudges(forms.toReversed(), new Map(Object.entries(decided))))).toEqual(answer)
  return answer
}

const full: Row = ['otembe ma', 'Musa Abdi Otembe', 'KECA', 2013, 2024]

test.for<[string, Row[], string[]]>([
  ['initials that are fewer', [full, ['otembe m', 'M Otembe', 'KECA', 2020, 2020]], ['otembe m = otembe ma']],
  ['a surname alone', [full, ['otembe', 'Otembe', 'KECA', 2015, 2015]], ['otembe = otembe ma']],
  ['a forename that is the same', [full, ['otembe m', 'Musa Otembe', 'KECA', 2014, 2015]], ['otembe m = otembe ma']],
  ['a forename that is another', [full, ['otembe m', 'Mark Otembe', 'KECA', 2014, 2015]], []],
  ['a second initial alone', [full, ['otembe a', 'A Otembe', 'KECA', 2014, 2015]], []],
  ['another court', [full, ['otembe m', 'M Otembe', 'KEMC', 2014, 2015]], []],
  ['a promotion, with one court in common', [full, ['otembe m', 'M Otembe', 'KEHC KECA', 2009, 2014]], ['otembe m = otembe ma']],
  ['another time', [full, ['otembe m', 'M Otembe', 'KECA', 1984, 1990]], []],
  ['no date', [full, ['otembe m', 'M Otembe', 'KECA', null, null]], []],
  ['two who may be meant', [full, ['otembe mk', 'MK Otembe', 'KECA', 2016, 2022], ['otembe m', 'M Otembe', 'KECA', 2018, 2018]], []],
  [
    'two of whom one sat elsewhere',
    [full, ['otembe mk', 'MK Otembe', 'KEMC', 2016, 2022], ['otembe m', 'M Otembe', 'KECA', 2018, 2018]],
    ['otembe m = otembe ma'],
  ],
  [
    'three forms of one',
    [
      full,
      ['otembe m', 'M Otembe', 'KECA', 2018, 2018],
      ['otembe mab', 'MAB Otembe', 'KECA', 2019, 2019],
      ['otembe', 'Otembe', 'KECA', 2019, 2019],
    ],
    ['otembe = otembe mab', 'otembe m = otembe mab', 'otembe ma = otembe mab'],
  ],
  ['another surname', [full, ['otembo m', 'M Otembo', 'KECA', 2018, 2018]], []],
])('%s', ([, rows, expected]) => expect(pairs(rows)).toEqual(expected))

test('what an editor decided goes before, for and against', () => {
  const short: Row = ['otembe m', 'M Otembe', 'KECA', 2018, 2018]
  expect(pairs([full, short], { 'otembe m': 'otembe m' })).toEqual([])
  expect(pairs([full, ['otembe mk', 'MK Otembe', 'KECA', 2016, 2022], short], { 'otembe m': 'otembe mk' })).toEqual([
    'otembe m = otembe mk',
  ])
  expect(pairs([full, ['wanjala m', 'M Wanjala', 'KEHC', 1990, 1991]], { 'wanjala m': 'otembe ma' })).toEqual(['wanjala m = otembe ma'])
  // Two decisions that lead to one another end somewhere.
  expect(pairs([full, short], { 'otembe m': 'otembe ma', 'otembe ma': 'otembe m' }).length).toBeGreaterThan(0)
})
