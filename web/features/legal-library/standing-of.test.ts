import type { Act } from '#contract/legislation'
import { expect, test } from 'vitest'
import { standingOf } from './standing-of.ts'

const held: Act = {
  id: 'ke-act-1990-4',
  kind: 'act',
  title: 'Reed Act',
  number: '4',
  year: 1990,
  cap: null,
  country: 'ke',
  frbr_uri: null,
  status: 'in_force',
  subject: 'other',
  versions: 2,
  sections: 3,
  guide: false,
  assented: null,
  commenced: null,
  repealed: null,
  repealed_by: null,
  url: null,
  language: 'en',
  version: { date: '2012-12-31', until: null, sections: 3, source: 'reed.xml', guide: false },
  is_latest: true,
}

test.each<[string, Partial<Act>, string[]]>([
  ['the latest text', {}, ['latest']],
  ['one of which no day is known', { version: { ...held.version, date: null } }, ['undated']],
  ['an earlier one', { is_latest: false, version: { ...held.version, until: '2012-12-30' } }, ['earlier']],
  ['a guide', { version: { ...held.version, date: null, guide: true } }, ['guide']],
  ['a repealed Act', { status: 'repealed', repealed: '2019-01-01', repealed_by: 'Papyrus Act' }, ['repealed', 'latest']],
  ['one that has not begun', { status: 'not_commenced', commenced: '2099-01-01' }, ['notCommenced', 'latest']],
  ['one of which parts have', { status: 'partly_commenced' }, ['partlyCommenced', 'latest']],
])('says of %s', (_, changes, codes) => expect(standingOf({ ...held, ...changes }, null).map(({ code }) => code)).toEqual(codes))

test('says of a day before the law was made, or was in force, that it was not', () => {
  const begun: Act = { ...held, assented: '1990-05-01', commenced: '1990-06-01', version: { ...held.version, date: null } }
  const on = (day: string) => standingOf(begun, day).map(({ code }) => code)
  expect(on('1990-05-31')).toEqual(['notYet', 'undated'])
  expect(on('1990-06-01')).toEqual(['undated'])
})
