import { expect, test } from 'vitest'
import { isNoCase } from './no-case.ts'
import { prepare } from './prepare.ts'

function isNone(fields: Record<string, unknown>): boolean {
  const document = prepare({ fields: { content: '1. The weir is closed.', ...fields }, warnings: [] }, 'x.json', 'JSON')
  if ('rejected' in document) throw new Error(document.rejected.code)
  return isNoCase(document.record)
}

test.each([
  'Ombudsman By-law, 2015',
  'By-laws of the Society',
  'Vienna Convention on the Law of Treaties',
  'Treaty for the Establishment of the East African Community',
  'African Charter on the Rights of the Child',
  'The Weirs Act, 2019',
  'Untitled case',
])('%s without a court is no case', (title) => {
  expect(isNone({ title })).toBe(true)
})

test.each<Record<string, unknown>>([
  { title: 'Mumo v Weirs Act' },
  { title: 'In re the Weirs Act' },
  { title: 'Weirs Act', court: 'High Court' },
  { title: 'By-law appeal', judges: ['Mumo J'] },
  { title: 'Vienna Convention on the Law of Treaties', case_number: 'Petition 4 of 2020' },
  { title: 'Order of the court' },
  { court: 'High Court', date: '2020-01-02' },
])('%j may be one', (fields) => {
  expect(isNone(fields)).toBe(false)
})
