import { expect, test } from 'vitest'
import { readJudges, readParties } from './read-names.ts'

test.each([
  ['What did Achieng v Barasa Fisheries Limited decide about ponds?', ['Achieng v Barasa Fisheries Limited'], true],
  ['Compare Mumo v Otieno and Achieng v Barasa', ['Mumo v Otieno', 'Achieng v Barasa'], true],
  ['Is Njoroge & 2 others v Attorney General of Kenya [2019] KEHC 5 (KLR) good law?', ['Njoroge v Attorney General of Kenya'], true],
  ['what was held in mumo v otieno', ['mumo v otieno'], false],
  ['In re Estate of Wafula (Deceased): who inherits?', ['In re Estate of Wafula'], true],
])('parties of %s', (question, written, isName) => {
  const read = readParties(question)
  expect(read.map((one) => one.written)).toEqual(written)
  expect(read.every((one) => one.isName === isName)).toBe(true)
})

test.each(['Republic v Attorney General', 'How do I sue a landlord?', 'Is section 5 v. section 6 applied?'])('none in %s', (question) =>
  expect(readParties(question).filter(({ isName }) => isName)).toEqual([]),
)

test.each([
  ['What did Justice Mativo say about bail?', [['Justice Mativo', 'Mativo']]],
  ['Lady Justice Mumbi Ngugi on bail', [['Lady Justice Mumbi Ngugi', 'Mumbi Ngugi']]],
  ['what did justice mativo say', [['justice mativo', 'mativo say']]],
  [
    'Has Odunga J ruled on it, and Mumbi Ngugi, JA?',
    [
      ['Odunga J', 'Odunga'],
      ['Mumbi Ngugi, JA', 'Mumbi Ngugi'],
    ],
  ],
  ["What is Justice Kiage's view?", [['Justice Kiage', 'Kiage']]],
  ['What does access to justice mean?', []],
  ['May the Ministry of Justice Kenya refuse?', []],
  ['Did the judge err in law, and what has the judge said?', []],
])('judges of %s', (question, expected) => expect(readJudges(question).map(({ written, names }) => [written, names[0]])).toEqual(expected))
