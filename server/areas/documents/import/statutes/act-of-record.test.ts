import { expect, test } from 'vitest'
import { readActOfRecord } from './act-of-record.ts'

const sections = [
  { number: 1, heading: 'Short title', text: 'This Act may be cited as the Weirs Act.' },
  {
    number: '2',
    heading: 'Keepers',
    text: 'A keeper keeps—',
    subsections: [
      { number: '1', text: 'by day; and' },
      { number: '(2)', text: 'by night.' },
    ],
  },
]
const outline = (fields: Record<string, unknown>) =>
  readActOfRecord(fields, 'weirs.json')?.tree.provisions.map(({ eid, heading }) => `${eid} ${heading ?? ''}`.trim())

test.each<[name: string, fields: Record<string, unknown>]>([
  ['sections with number, heading and text', { title: 'Weirs Act', sections }],
  ['a type', { type: 'law', name: 'Weirs Act', provisions: sections }],
])('%s are an Act', (_, fields) => {
  expect(outline(fields)).toEqual(['sec_1 Short title', 'sec_2 Keepers', 'sec_2__subsec_1', 'sec_2__subsec_2'])
  expect(readActOfRecord(fields, 'weirs.json')?.facts).toMatchObject({ title: 'Weirs Act', kind: 'act' })
})

test('parts hold their sections', () => {
  const parts = [
    { number: 'I', title: 'Preliminary', sections: sections.slice(0, 1) },
    { number: 'Part II', title: 'Keepers', sections: [{ number: '2', heading: 'Keepers', text: 'A keeper keeps.' }] },
  ]
  expect(outline({ title: 'Weirs Act', parts })).toEqual(['part_1 Preliminary', 'sec_1 Short title', 'part_2 Keepers', 'sec_2 Keepers'])
})

test('a title and a text that enacts are an Act', () => {
  const text =
    'An Act of Parliament to provide for weirs\nENACTED by the Parliament of Kenya, as follows—\n1. Short title\nThis Act may be cited as the Weirs Act.\n2. Keepers\nA keeper keeps.'
  expect(outline({ title: 'The Weirs Act, 2019', text })).toEqual(['preface', 'sec_1 Short title', 'sec_2 Keepers'])
})

test.each<[name: string, fields: Record<string, unknown>]>([
  ['a court', { title: 'Mumo v Otieno', court: 'High Court', sections }],
  ['judges', { title: 'In re the Weirs Act', judges: ['Mumo J'], text: 'An Act of Parliament to provide for weirs was passed.' }],
  ['no sign of a law', { title: 'Mumo v Otieno', text: 'The keeper appeals. An Act to provide for weirs is cited.' }],
])('a record with %s is none', (_, fields) => {
  expect(readActOfRecord(fields, 'weirs.json')).toBeNull()
})
