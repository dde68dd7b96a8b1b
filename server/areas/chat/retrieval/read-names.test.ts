import { expect, test } from 'vitest'
import { readDates } from './read-dates.ts'
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

test.each([
  ['Bail cases decided in March 2023', ['2023-03-01', '2023-03-31', 'in March 2023']],
  ['Rulings delivered on 4th March 2021 on bail', ['2021-03-04', '2021-03-04', 'on 4th March 2021']],
  ['Bail between February 2020 and 2021', ['2020-02-01', '2021-12-31', 'between February 2020 and 2021']],
  ['cases before 2010 on trusts', [null, '2009-12-31', 'before 2010']],
  ['decisions of the Court of Appeal after 2015', ['2016-01-01', null, 'after 2015']],
  ['2021 rulings on bail', ['2021-01-01', '2021-12-31', '2021']],
  ['Bail since June 2019', ['2019-06-01', null, 'since June 2019']],
  ['I was dismissed in 2021, may I sue?', null],
  ['rulings delivered on 31 February 2021', null],
])('dates of %s', (question, expected) => {
  const read = readDates(question)
  expect(read && [read.from, read.to, read.written]).toEqual(expected)
})
