import { expect, test } from 'vitest'
import { fullCitation } from './full-citation.ts'

const found = {
  title: 'Cheres v Marusoi',
  citation: '[2024] KEHC 11505 (KLR)',
  case_number: 'Civil Appeal E024 of 2024',
  date: '2024-09-26',
  document_type: 'Ruling',
}
const full = '(Civil Appeal E024 of 2024) [2024] KEHC 11505 (KLR) (26 September 2024) (Ruling)'

test('a case is cited with its number, its day and its kind, as Kenya Law does', () => {
  expect(fullCitation(found)).toBe(full)
  expect(fullCitation({ ...found, title: `Cheres v Marusoi ${full}`, case_number: null })).toBe(full)
  const nested = full.replace('Civil Appeal E024 of 2024', 'Tribunal Case 373 (E001) of 2022')
  expect(fullCitation({ ...found, title: `Wasike v IG (Invest and Grow) Sacco Limited & another ${nested}` })).toBe(nested)
  const division = '(Criminal Appeal 139 of 2023) [2024] KEHC 11526 (KLR) (Crim) (30 September 2024) (Ruling)'
  expect(fullCitation({ ...found, title: `Ochieng v Republic ${division}`, citation: '[2024] KEHC 11526 (KLR)' })).toBe(division)
})

test('what is not known, or reported elsewhere, is cited as it is', () => {
  expect(fullCitation({ ...found, case_number: null })).toBeNull()
  expect(fullCitation({ ...found, date: null })).toBeNull()
  expect(fullCitation({ ...found, citation: '[1976] KLR 56' })).toBeNull()
})
