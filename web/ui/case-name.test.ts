import { describe, expect, it } from 'vitest'
import { divideTitle } from './case-name.ts'

describe('divideTitle', () => {
  it.each([
    [
      'Abuto v Tilapia Limited & another (Civil Case E4127 of 2021) [2023] KEMC 90011 (KLR) (9 March 2023) (Judgment)',
      'Abuto v Tilapia Limited & another',
    ],
    ['Abuto v Tilapia Limited (Civil Appeal 12 & 14 of 2021 (Consolidated)) [2023] KEHC 90012 (KLR)', 'Abuto v Tilapia Limited'],
    ['Abuto v Tilapia Limited & 2 others [2014] KECA 90606 (KLR)', 'Abuto v Tilapia Limited & 2 others'],
    ['Abuto v Tilapia Limited [2014] eKLR', 'Abuto v Tilapia Limited'],
    ['In re Estate of Abuto (Deceased) (Succession Cause 7 of 2019) [2021] KEHC 90013 (KLR)', 'In re Estate of Abuto (Deceased)'],
    [
      'Abuto (Suing as the legal representative of the Estate of Okal) v Tilapia',
      'Abuto (Suing as the legal representative of the Estate of Okal) v Tilapia',
    ],
    ['Abuto v Tilapia Sacco (Tribunal Case 373 (E001) of 2022) [2022] KECPT 1 (KLR)', 'Abuto v Tilapia Sacco'],
    ['Abuto v Tilapia', 'Abuto v Tilapia'],
    ['M’Inoti v Ng’ang’a [2014] eKLR', 'M’Inoti v Ng’ang’a'],
    ['', ''],
  ])('%j', (title, parties) => {
    const name = divideTitle(title, { caseNumber: null, citation: null })
    expect(name.parties).toBe(parties)
    expect(`${name.parties} ${name.rest}`.trim()).toBe(title)
  })

  it('trusts the known case number and citation before any pattern', () => {
    const known = { caseNumber: 'Sup Petition 3', citation: '(1976-80) 1 KLR 1566' }
    expect(divideTitle('Abuto v Tilapia (Sup Petition 3)', known)).toEqual({ parties: 'Abuto v Tilapia', rest: '(Sup Petition 3)' })
    expect(divideTitle('Abuto v Tilapia (1976-80) 1 KLR 1566', known).rest).toBe('(1976-80) 1 KLR 1566')
  })

  it('sets apostrophes as printers do, whatever the record has', () => {
    expect(divideTitle("M'Inoti v Ng'ang'a", { caseNumber: null, citation: null }).parties).toBe('M’Inoti v Ng’ang’a')
  })

  it('keeps a title that is nothing but its citation', () => {
    expect(divideTitle('[2014] KECA 90606 (KLR)', { caseNumber: null, citation: '[2014] KECA 90606 (KLR)' }).parties).toBe(
      '[2014] KECA 90606 (KLR)',
    )
  })
})
