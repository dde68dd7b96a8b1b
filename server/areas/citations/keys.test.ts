import { findCitations } from '#citations/find'
import { isCaseCitation } from '#citations/resolve'
import { expect, test } from 'vitest'
import { type CaseFacts, keysOfCase, keysOfCitation, nameKeyOf, partiesOfTitle, yearsAround } from './keys.ts'
import { readCaseName } from './names.ts'

const facts = (given: Partial<CaseFacts>): CaseFacts => ({
  title: '',
  applicant: null,
  respondent: null,
  citations: [],
  case_number: null,
  frbr_uri: null,
  year: null,
  ...given,
})

test.each([
  ['[2013] KECA 445 (KLR)', ['n keca/2013/445']],
  ['(2013) KECA 445 [KLR]', ['n keca/2013/445']],
  ['[2025] KESCC 90021 (KLR)', ['n scc/2025/90021']],
  ['[1968] E.A. 123', ['r ea/1968//123']],
  ['(1982-88) 1 KAR 727', ['r kar/1982/1/727']],
  ['(1982 – 1988) I KAR 727', ['r kar/1982/1/727']],
  ['[2008] 1 KLR (E&L) 77', ['r klre&l/2008/1/77']],
  ['[1957] A.C. 436', ['r ac/1957//436']],
  ['[2017] eKLR', []],
  ['[1989] KLR, says', []],
  ['Civil Appeal (Application) No. E0198/2021', ['m civil appeal application|E198|2021']],
])('%s is looked up by %j', (text, keys) => {
  expect(findCitations(`in ${text} it`).filter(isCaseCitation).flatMap(keysOfCitation)).toEqual(keys)
})

test('a case is found by its number, its reports, its matter and its parties', () => {
  const keys = keysOfCase(
    facts({
      title: 'Mrao Ltd v First American Bank of Kenya Ltd & 2 others (Civil Appeal 39 of 2002) [2003] KECA 175 (KLR)',
      citations: ['[2003] KECA 175 (KLR)', '[2003] KLR 125', '[2003] eKLR'],
      year: 2003,
    }),
  )
  expect(keys).toEqual(expect.arrayContaining(['n keca/2003/175', 'r klr/2003//125', 'm civil appeal|39|2002']))
  expect(keys).toContain(nameKeyOf(readCaseName('Mrao Limited vs First American Bank'), 2003))
})

test('a report whose volumes run on is found without its year', () => {
  const keys = keysOfCase(
    facts({ title: 'Achieng v Wafula', citations: ['(1954) 21 EACA 116', '(1982-88) 1 KAR 727', '[2006] 2 KLR 251'] }),
  )
  for (const printed of ['in 21 EACA 116 it', 'in I KAR 727 it', 'in (1954) 21 EACA 116 it'])
    expect(keys).toEqual(expect.arrayContaining(findCitations(printed).filter(isCaseCitation).flatMap(keysOfCitation)))
  expect(keys).not.toContain('r klr//2/251')
})

test('the address of a case gives its number', () => {
  expect(keysOfCase(facts({ title: 'Otieno v Ngani', frbr_uri: '/akn/ke/judgment/keca/2023/273' }))).toContain('n keca/2023/273')
})

test.each([
  ['Anarita Karimi Njeru v Republic', 'Njeru v Republic'],
  ['Samuel Kamau Macharia & another v Kenya Commercial Bank Ltd', 'Macharia v KCB'],
  ['Raila Odinga v Independent Electoral and Boundaries Commission', 'Odinga & another v IEBC'],
  ['National Bank of Kenya Ltd v Pipeplastic Samkolit (K) Ltd', 'NBK v Pipeplastic'],
  ['Speaker of the National Assembly v James Karume', 'Speaker of National Assembly vs Karume'],
  ['In re Estate of Achieng Oduor (Deceased)', 'In the Matter of the Estate of Achieng Oduor'],
  ['Republic v Attorney General', 'R v AG'],
])('%s is found by %s', (title, printed) => {
  expect(keysOfCase(facts({ title, year: 2012 }))).toContain(nameKeyOf(readCaseName(printed), 2012))
})

test('the year of a name is taken loosely, a number is not', () => {
  expect(yearsAround('p 2012 km+republic')).toEqual(['p 2011 km+republic', 'p 2012 km+republic', 'p 2013 km+republic'])
  expect(yearsAround('n keca/2013/445')).toEqual(['n keca/2013/445'])
})

test.each([
  [
    'Muthuri v City Gas Limited (Civil Appeal E074 of 2020) [2022] KEHC 65 (KLR) (Commercial and Tax) (31 January 2022) (Judgment)',
    'Muthuri v City Gas Limited',
  ],
  [
    'JK (suing on behalf of CK) v Board of Directors of Rusinga School',
    'JK (suing on behalf of CK) v Board of Directors of Rusinga School',
  ],
  [
    'Wasike v IG (Invest and Grow) Sacco Limited & another (Tribunal Case 373 (E001) of 2022) [2024] KECPT 1394 (KLR)',
    'Wasike v IG (Invest and Grow) Sacco Limited & another',
  ],
  ['Nguruman Limited v Jan Bonde Nielsen & 2 others [2014] KECA 606 (KLR)', 'Nguruman Limited v Jan Bonde Nielsen & 2 others'],
])('the parties of %s', (title, parties) => expect(partiesOfTitle(title)).toBe(parties))
