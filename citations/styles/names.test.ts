import { expect, test } from 'vitest'
import { findCitations } from '../find.ts'
import { nameOf, partiesOf, withoutStops } from './names.ts'

test.each([
  ['Achieng v Wafula [2022] KEHC 65 (KLR)', 'Achieng v Wafula'],
  ['Achieng v Wafula (Civil Appeal E074 of 2020) [2022] KEHC 65 (KLR)', 'Achieng v Wafula'],
  ['Achieng v Wafula (Civil Appeal (Application) 74 of 2020 & 12 of 2021) [2022] KEHC 65 (KLR)', 'Achieng v Wafula'],
  [
    'Achieng v Wafula (Suing as administrator of the estate) [2022] KEHC 65 (KLR)',
    'Achieng v Wafula (Suing as administrator of the estate)',
  ],
  ['Achieng v Wafula (Petition of 2020) [2022] KEHC 65 (KLR)', 'Achieng v Wafula'],
  ['[2022] KEHC 65 (KLR)', '[2022] KEHC 65 (KLR)'],
  [' Achieng v Wafula ', 'Achieng v Wafula'],
])('the parties of %s', (title, parties) => {
  expect(partiesOf(title)).toBe(parties)
})

const cited = (title: string) => ({ citation: findCitations('[2022] KEHC 65 (KLR)')[0]!, facts: { title } })

test.each([
  ['Achieng vs. Wafula', 'Achieng v Wafula'],
  ['Achieng  -vs-  Wafula', 'Achieng v Wafula'],
  ['Achieng versus Wafula', 'Achieng v Wafula'],
  ['Achieng – v – Wafula', 'Achieng – v – Wafula'],
  ['Achieng & another v Wafula & 12 others', 'Achieng v Wafula'],
  ['Achieng, and two others v Wafula and Anor.', 'Achieng v Wafula'],
  ['Achieng & Others v Wafula & ors', 'Achieng v Wafula'],
  ['Rand  and  others Ltd v Brand', 'Rand and others Ltd v Brand'],
])('%s is named %s', (title, name) => {
  expect(nameOf(cited(title), 'v')).toBe(name)
})

test('nobody is left out where all are asked for, and nothing is a name where the title is empty', () => {
  expect(nameOf(cited('Achieng & another v Wafula'), 'v.', 'all')).toBe('Achieng & another v. Wafula')
  expect(nameOf(cited('  '), 'v')).toBeNull()
  expect(nameOf({ citation: findCitations('[2022] KEHC 65 (KLR)')[0]!, facts: null }, 'v')).toBeNull()
})

test.each([
  ['Kamau Bros. Ltd. v K.C.B. Plc', 'Kamau Bros Ltd v KCB Plc'],
  ['Re A. Musa v Dr. B.', 'Re A. Musa v Dr B.'],
  ['a.b. v U.K. Ltd', 'a.b. v UK Ltd'],
])('%s without stops is %s', (text, plain) => {
  expect(withoutStops(text)).toBe(plain)
})
