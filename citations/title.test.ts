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
  ['31 February 2024', null],
  ['October 2024', null],
])('parseDate %s', (text, date) => {
  expect(parseDate(text)).toBe(date)
})
