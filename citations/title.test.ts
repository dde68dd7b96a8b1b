import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseDate, parseTitle } from './title.ts'

const HEADINGS = new URL('../../shared/kenya/headings.tsv', import.meta.url)
const present = existsSync(HEADINGS)

describe('parseTitle', () => {
  test.runIf(present)('gets every part of every heading of ../shared/kenya right (skipped where that is absent)', () => {
    const [head = '', ...lines] = readFileSync(HEADINGS, 'utf8').trim().split(/\r?\n/)
    const names = head.split('\t')
    expect(lines.length).toBeGreaterThan(140)
    for (const line of lines) {
      const cells = line.split('\t')
      const row = Object.fromEntries(names.map((name, i) => [name, cells[i]?.trim() ?? '']))
      const given = (name: string) => (row[name] && row[name] !== 'N/A' ? row[name] : null)
      const title = row['title_string'] ?? ''
      const parsed = parseTitle(title)
      expect(parsed, title).toMatchObject({
        neutral: { year: Number(row['nc_year']), court: row['nc_code'], number: Number(row['nc_number']) },
        division: given('nc_division'),
        date: parseDate(row['nc_date'] ?? ''),
        documentType: given('nc_doctype'),
        ...(given('parties') ? { parties: given('parties') } : {}),
        ...(given('case_number') ? { caseNumberText: given('case_number') } : {}),
      })
      expect(parsed.date, title).not.toBeNull()
      expect(parsed.caseNumber, title).not.toBeNull()
      expect(`${parsed.parties} (${parsed.caseNumberText})`, title).toBe(title.slice(0, title.indexOf(' [')).replace(/\s+/g, ' '))
    }
  })

  test('keeps what a retro-fitted title lacks as null', () => {
    expect(parseTitle('Achieng Limited v Wafula & 2 others [2014] KECA 606 (KLR)')).toEqual({
      parties: 'Achieng Limited v Wafula & 2 others',
      caseNumberText: null,
      caseNumber: null,
      neutral: { year: 2014, court: 'KECA', number: 606 },
      citation: '[2014] KECA 606 (KLR)',
      division: null,
      date: null,
      documentType: null,
    })
  })

  test.each([
    ['Achieng v Wafula [2017] eKLR', { parties: 'Achieng v Wafula', neutral: null, citation: '[2017] eKLR' }],
    [
      'Achieng v Wafula\u00A0(Petition\u00A02 (E003) of 2022)\u00A0[2023]\u00A0KESC\u00A021\u00A0(KLR)\u00A0(Civ)',
      { neutral: { year: 2023, court: 'KESC', number: 21 }, division: 'Civ', documentType: null },
    ],
    [
      'In re Estate of Achieng (Deceased) [2012] KEHC 1 (KLR) (Family) (5 May 2012) (Ruling)',
      { parties: 'In re Estate of Achieng (Deceased)', division: 'Family', date: '2012-05-05', documentType: 'Ruling' },
    ],
    [
      'Achieng v Wafula (Civil Appeal 1 of 2019) [2024] KEXYZ 9 (KLR) (1 October 2024) (Advisory Opinion)',
      { neutral: { year: 2024, court: 'KEXYZ', number: 9 }, documentType: 'Advisory Opinion' },
    ],
    [
      'Achieng v Wafula (Civil Appeal 5 & 6 of 2023 (Consolidated)) [2024] KECA 7 (KLR) (Civ) (5 May 2024) (Judgment) (with dissent)',
      { caseNumberText: 'Civil Appeal 5 & 6 of 2023 (Consolidated)', division: 'Civ', date: '2024-05-05', documentType: 'with dissent' },
    ],
    // What has a year in brackets and is no number that is known stands apart from the parties all the same; without a citation it does not.
    ['Achieng v Wafula (Something 5 of 2023) [2024] KECA 7 (KLR)', { parties: 'Achieng v Wafula', caseNumberText: 'Something 5 of 2023' }],
    ['Achieng v Wafula (Something 5/2023) [2024] KECA 7 (KLR)', { caseNumberText: 'Something 5/2023', caseNumber: null }],
    ['Achieng v Wafula (Something of old) [2024] KECA 7 (KLR)', { parties: 'Achieng v Wafula (Something of old)', caseNumberText: null }],
    ['Achieng v Wafula (Something 5 of 2023)', { parties: 'Achieng v Wafula (Something 5 of 2023)', caseNumberText: null }],
    ['Achieng v Wafula (Civil Appeal 5 of 2023)', { parties: 'Achieng v Wafula', caseNumberText: 'Civil Appeal 5 of 2023' }],
    ['  Achieng   v\nWafula [2013] AfCHPR 4 ', { parties: 'Achieng v Wafula', neutral: { year: 2013, court: 'AfCHPR', number: 4 } }],
    ['Achieng v Wafula [2013] KeCa 4', { neutral: { year: 2013, court: 'KECA', number: 4 } }],
    ['Achieng v Wafula ( 2013 ) KECA 380 (KLR)', { neutral: { year: 2013, court: 'KECA', number: 380 } }],
    ['Achieng v Wafula [2022] KECA 1384(KLR)', { citation: '[2022] KECA 1384(KLR)' }],
    ['Achieng v Wafula [2025] KECA 1726 [ KLR ]', { citation: '[2025] KECA 1726 [ KLR ]' }],
    ['Achieng v Wafula [2017]eKLR', { citation: '[2017]eKLR', neutral: null }],
    ['Achieng v Wafula [2017] e KLR', { citation: '[2017] e KLR' }],
    // The last citation is the case's own; one before it belongs to a party's name or an older report.
    ['Achieng v Wafula [2012] eKLR [2013] KECA 4 (KLR)', { parties: 'Achieng v Wafula [2012] eKLR', citation: '[2013] KECA 4 (KLR)' }],
    ['Achieng v Wafula [2013] KECA 4 (KLR) (5 May 2013', { date: null, division: null }],
    ['Achieng v Wafula', { parties: 'Achieng v Wafula', citation: null }],
    ['', { parties: '', citation: null }],
  ])('%s', (title, parts) => {
    expect(parseTitle(title)).toMatchObject(parts)
  })
})

test.each([
  ['1 October 2024', '2024-10-01'],
  ['30 TH September, 2024', '2024-09-30'],
  ['September 20, 2024', '2024-09-20'],
  ['01 Oct 2024', '2024-10-01'],
  ['1st January 2024', '2024-01-01'],
  ['2nd February 2024', '2024-02-02'],
  ['3rd March 2024', '2024-03-03'],
  ['4th April 2024', '2024-04-04'],
  ['5 May 2024', '2024-05-05'],
  ['6 June 2024', '2024-06-06'],
  ['7 July 2024', '2024-07-07'],
  ['8 August 2024', '2024-08-08'],
  ['9 Sept 2024', '2024-09-09'],
  ['9 Sep. 2024', '2024-09-09'],
  ['11 November 2024', '2024-11-11'],
  ['12 DEC 2024', '2024-12-12'],
  ['Dec 12th 2024', '2024-12-12'],
  ['  12   December\n2024 ', '2024-12-12'],
  ['31 February 2024', null],
  ['31 April 2024', null],
  ['0 May 2024', null],
  ['5 Maytime 2024', null],
  ['5 Octo 2024', null],
  ['on 5 May 2024', null],
  ['5 May 2024 at noon', null],
  ['on May 5 2024', null],
  ['May 5 2024 at noon', null],
  ['5 May 24', null],
  ['', null],
  ['October 2024', null],
])('parseDate %s', (text, date) => {
  expect(parseDate(text)).toBe(date)
})

test.each([
  ['Judgment', true],
  ['Judgement', true],
  ['Ruling', true],
  ['Ruling on costs', true],
  ['Sentence', true],
  ['Direction', true],
  ['Directions', true],
  ['Order', true],
  ['Award', true],
  ['Opinion', true],
  ['Advisory Opinion', true],
  ['Reasons', true],
  ['Decree', true],
  ['Decision', true],
  ['Judgment and Decree', true],
  ['Commercial and Tax', false],
  ['Orderly', false],
  ['A Ruling', false],
])('the group (%s) is a type of document: %s', (group, isType) => {
  const { documentType, division } = parseTitle(`Achieng v Wafula [2024] KEHC 7 (KLR) (${group})`)
  expect([documentType, division]).toEqual(isType ? [group, null] : [null, group])
})
