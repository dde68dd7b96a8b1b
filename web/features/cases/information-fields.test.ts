import { describe, expect, it } from 'vitest'
import { casePage } from '../../messages/en/case-page.ts'
import { listInformation } from './information-fields.ts'
import { readCase } from './read-case.ts'

const words = casePage.information
const list = (answer: object) => listInformation(readCase(answer), words)

describe('listInformation', () => {
  it('shows every field in order, with its fall-back where the case has none', () => {
    expect(list({}).map(({ label, values }) => [label, values.join()])).toEqual([
      ['Title', 'Not available'],
      ['Case Number', 'Not available'],
      ['Citation', 'Not available'],
      ['Date of Decision', 'Not available'],
      ['Court', 'Court not specified'],
      ['Court Station', 'Not available'],
      ['Presiding Judges', 'Not available'],
      ['Parties', 'Not available'],
      ['Applicant', 'Not available'],
      ['Respondent', 'Not available'],
      ['Category', 'Not available'],
      ['Legal Areas', 'Not available'],
      ['Summary', 'Not available'],
      ['Status', 'Not available'],
      ['Original Source', 'Not available'],
      ['Court Hierarchy Level', 'Not available'],
    ])
    expect(list({}).every(({ missing, read }) => missing && !read)).toBe(true)
    expect(list({}).flatMap(({ label, inHeader }) => (inHeader ? [label] : []))).toEqual([
      'Title',
      'Case Number',
      'Citation',
      'Date of Decision',
      'Court',
      'Presiding Judges',
    ])
  })

  it('shows what the case has', () => {
    const fields = list({
      title: 'Achola v Baraza',
      citation: '[2024] KEHC 90001 (KLR)',
      citations: ['[2024] KEHC 90001 (KLR)', '[2024] eKLR'],
      date: '2024-03-14',
      parties: [
        { name: 'Achola', role: '1st Appellant' },
        { name: 'Baraza', role: null },
      ],
      judges: ['P Wanza', 'Q Yego'],
      status: 'decided',
      outcome: 'Appeal allowed',
      url: 'https://example.org/1',
      hierarchy_level: 3,
      read_fields: ['date', 'category'],
    })
    const field = (label: string) => fields.find((candidate) => candidate.label === label)
    expect(field('Also cited as')?.values).toEqual(['[2024] eKLR'])
    expect(field('Date of Decision')).toMatchObject({ values: ['14 Mar 2024'], read: true })
    expect(field('Parties')?.values).toEqual(['Achola (1st Appellant)', 'Baraza'])
    expect(field('Presiding Judges')?.values).toEqual(['P Wanza', 'Q Yego'])
    expect(field('Status')?.values).toEqual(['Decided'])
    expect(field('Outcome')?.values).toEqual(['Appeal allowed'])
    expect(field('Original Source')).toMatchObject({ values: ['View Original Source'], link: 'https://example.org/1' })
    expect(field('Court Hierarchy Level')?.values).toEqual(['3 · High Court and courts of equal status'])
    expect(field('Category')).toMatchObject({ missing: true, read: false })
  })
})
