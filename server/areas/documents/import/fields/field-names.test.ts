import { expect, test } from 'vitest'
import { isCaseListing, readCaseListing } from './case-listing.ts'
import { plainName, renameFields } from './field-names.ts'

test.for([
  ['caseNumber', 'case_number'],
  ['Case Number', 'case_number'],
  ['case-number', 'case_number'],
  ['Judge(s)', 'judges'],
  ['dateOfDecision', 'date_of_decision'],
] as const)('%s is %s', ([name, plain]) => expect(plainName(name)).toBe(plain))

const otherNames: [given: string, field: string][] = [
  ['caseNumber', 'case_number'],
  ['number', 'case_number'],
  ['neutral_citation', 'citation'],
  ['case_citation', 'citation'],
  ['decision_date', 'date'],
  ['dateOfDecision', 'date'],
  ['judgment_date', 'date'],
  ['created_at', 'date'],
  ['court_name', 'court'],
  ['courtStation', 'court_station'],
  ['judge', 'judges'],
  ['party_names', 'parties'],
  ['plaintiff', 'applicant'],
  ['petitioner', 'applicant'],
  ['defendant', 'respondent'],
  ['area_of_law', 'legal_areas'],
  ['Full Text', 'content'],
  ['text', 'content'],
  ['body_text', 'content'],
  ['Court Division', 'division'],
  ['Case Outcome', 'outcome'],
  ['Case Class', 'category'],
  ['Case Summary', 'summary'],
]

test.for(otherNames)('%s gives %s', ([given, field]) =>
  expect(renameFields({ [given]: 'value' })).toEqual({ fields: { [field]: 'value' }, unused: [] }),
)

test('the better name wins, unless it is empty, and what is not used is named', () => {
  expect(renameFields({ created_at: '2020-01-01', date: '2019-01-01', unknown: 1, empty: 'N/A' })).toEqual({
    fields: { date: '2019-01-01' },
    unused: ['created_at', 'unknown'],
  })
  expect(renameFields({ created_at: '2020-01-01', date: '' })).toEqual({ fields: { date: '2020-01-01' }, unused: [] })
})

test('a text gives way to a much longer one under a lesser name', () => {
  const long = 'The suit is dismissed. '.repeat(9)
  expect(renameFields({ text: 'The suit …', full_text: long })).toEqual({ fields: { content: long }, unused: ['text'] })
  expect(renameFields({ full_text: long, content: 'N/A' })).toEqual({ fields: { content: long }, unused: [] })
  expect(renameFields({ text: long, html: `<p>${long}</p>` })).toEqual({ fields: { content: long }, unused: ['html'] })
})

const row = {
  'Case Number': 'Petition E001 of 2024',
  Parties: 'Otieno v Baraka Sacco',
  'Date Delivered': '29 Aug 2024',
  Court: 'N/A',
  'Case Action': 'Ruling',
  'Judge(s)': 'AB Nyabuga',
  Citation: 'Otieno v Baraka Sacco (Petition E001 of 2024) [2024] KEHC 90777 (KLR) (29 August 2024) (Ruling)',
  County: 'Kisumu',
}

test.for(['raw_full_text', 'content', 'Full Text', 'text', 'body_text', 'Judgment Text'])(
  'a scraped listing is read by its own columns, with its text from %s',
  (column) => {
    const listing = { ...row, [column]: 'Ruling', 'Case Outcome': 'Allowed' }
    expect(isCaseListing(listing)).toBe(true)
    const { fields, unused } = readCaseListing(listing)
    expect(fields).toEqual({
      title: row.Citation,
      case_number: 'Petition E001 of 2024',
      judges: 'AB Nyabuga',
      date: '29 Aug 2024',
      document_type: 'Ruling',
      outcome: 'Allowed',
      content: 'Ruling',
    })
    expect(unused).toEqual(['County'])
  },
)

test('a listing without a title string is called by its parties', () => {
  expect(readCaseListing({ ...row, Citation: 'N/A' }).fields.title).toBe('Otieno v Baraka Sacco')
  expect(isCaseListing({ title: 'x' })).toBe(false)
})
