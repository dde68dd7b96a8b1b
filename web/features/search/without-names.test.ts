import { expect, it } from 'vitest'
import { withoutNames } from './without-names.ts'

it.each([
  ['[2019] KESC 77 (KLR)', ['[2019] KESC 77 (KLR)'], ''],
  ['damages [2019] KESC 77 (KLR)', ['[2019] KESC 77 (KLR)'], 'damages'],
  ['unfair Petition 7777 of 2013 dismissal', ['Petition 7777 of 2013'], 'unfair dismissal'],
  ['[2019] KESC 77 (KLR) Petition 7777 of 2013', ['[2019] KESC 77 (KLR)', 'Petition 7777 of 2013'], ''],
  ['Petition 7777 of 2013 OR bank', ['Petition 7777 of 2013'], null],
  ['(Petition 7777 of 2013 rent)', ['Petition 7777 of 2013'], null],
  ['"[2019] KESC 77 (KLR)"', ['[2019] KESC 77 (KLR)'], null],
  ['rent -[2019] KESC 77 (KLR)', ['[2019] KESC 77 (KLR)'], null],
  ['judge:Wanza [2019] KESC 77 (KLR)', ['[2019] KESC 77 (KLR)'], null],
])('%s without %j asks %j', (query, names, left) => {
  expect(withoutNames(query, names)).toBe(left)
})
