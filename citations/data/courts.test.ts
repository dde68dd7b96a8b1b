import { expect, test } from 'vitest'
import { courtByName, courtOfCode, isCourtAbroad, stationsOf } from './courts.ts'

test.each([
  ['KESC', 'Supreme Court', 1],
  ['kehc', 'High Court', 3],
  ['KECOPT', 'Cooperative Tribunal', 6],
  ['KESCC', 'Small Claims Court', 5],
])('%s is the %s', (code, name, level) => {
  expect(courtOfCode(code)).toMatchObject({ name, level })
})

test('an unknown code has no court', () => {
  expect(courtOfCode('KEXYZ')).toBeNull()
})

test.each([
  ['IN THE HIGH COURT OF KENYA AT KIBERA', 'KEHC', 'Kibera'],
  ['High Court at Nairobi (Milimani Law Courts)', 'KEHC', 'Nairobi (Milimani Law Courts)'],
  ['Environment & Land Court at Muranga', 'KEELC', "Murang'a"],
  ['Kadhi’s Court at Voi', 'KEKC', 'Voi'],
  ["Chief Magistrate's Court at Kibera", 'KEMC', 'Kibera'],
  ['Kibera Law Courts', 'KEMC', 'Kibera'],
  ['Cooperative Tribunal', 'KECPT', null],
  ['IN THE HIGH COURT AT A NEW PLACE', 'KEHC', 'A New Place'],
])('%s', (name, code, station) => {
  expect(courtByName(name)).toMatchObject({ court: { code }, station })
})

test.each([
  'Office of the Registrar',
  'Supreme Court of Uganda',
  'Court of Appeal of Tanzania',
  'Court of Appeal for East Africa',
  'High Court of Justice',
])('%s is no court of the list', (name) => {
  expect(courtByName(name)).toBeNull()
})

test('the stations of the superior courts are those of Kenya Law', () => {
  expect([stationsOf('KECA').length, stationsOf('KEHC').length, stationsOf('KEELRC').length, stationsOf('KEELC').length]).toEqual([10, 54, 15, 44])
})

test.each([
  ['High Court of South Africa', true],
  ['The Court of Appeal of England and Wales (Civil Division)', true],
  ['Court of Appeal for Eastern Africa', true],
  ['Judicial Committee of the Privy Council', false],
  ['Court of Chancery', false],
  ['Court of Appeal of Kenya', false],
  ['University of South Africa', false],
])('%s is abroad: %s', (name, abroad) => {
  expect(isCourtAbroad(name)).toBe(abroad)
})
