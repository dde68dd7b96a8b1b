import { expect, test } from 'vitest'
import { coramOf } from './coram.ts'

test.each([
  [['Joseph Kiplagat Sergon'], 'KEHC', 'JK Sergon, J'],
  [['JK Sergon'], 'KEHC', 'JK Sergon, J'],
  [['Mary W. Gitumbi'], 'KEELC', 'MW Gitumbi, J'],
  [['Wanjiru Karanja', 'Jamila Mohammed', 'Kathurima M’Inoti'], 'KECA', 'W Karanja, J Mohammed & K M’Inoti, JJA'],
  [['Philomena Mbete Mwilu'], 'KESC', 'PM Mwilu, SCJ'],
  [['Sergon'], 'KEHC', 'Sergon, J'],
  [['Ruth Achieng, SPM'], 'KEMC', 'Ruth Achieng, SPM'],
  [['Ruth Achieng'], 'KEMC', 'Ruth Achieng'],
  [['Ruth Achieng'], null, 'Ruth Achieng'],
])('%j of %s: %s', (judges, court, coram) => expect(coramOf(judges, court)).toBe(coram))
