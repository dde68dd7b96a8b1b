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
]

test.for(otherNames)('%s gives %s', ([given, field]) => expect(renameFields({ [given]: 'value' })).toEqual({ [field]: 'value' }))

test('the better name wins, unless it is empty', () => {
  expect(renameFields({ created_at: '2020-01-01', date: '2019-01-01', unknown: 1 })).toEqual({ date: '2019-01-01' })
  expect(renameFields({ created_at: '2020-01-01', date: '' })).toEqual({ date: '2020-01-01' })
})

test('a scraped listing is read by its own columns', () => {
  const row = {
    'Case Number': 'Petition E001 of 2024',
    Parties: 'Otieno v Baraka Sacco',
    'Date Delivered': '29 Aug 2024',
    Court: 'N/A',
    'Case Action': 'Ruling',
    'Judge(s)': 'AB Nyabuga',
    Citation: 'Otieno v Baraka Sacco (Petition E001 of 2024) [2024] KEHC 90777 (KLR) (29 August 2024) (Ruling)',
    County: 'Kisumu',
    raw_full_text: 'Ruling',
  }
  expect(isCaseListing(row)).toBe(true)
  expect(readCaseListing(row)).toMatchObject({ title: row.Citation, court: undefined, document_type: 'Ruling', content: 'Ruling' })
  expect(readCaseListing(row)).not.toHaveProperty('court_station')
  expect(isCaseListing({ title: 'x' })).toBe(false)
})
