import { describe, expect, it } from 'vitest'
import type { CaseDetail } from '#contract/cases'
import { readCase } from './read-case.ts'

const detail: CaseDetail = {
  id: 'kehc-2024-90001',
  kind: 'judgment',
  title: 'Achola v Baraza',
  court: 'High Court',
  court_code: 'KEHC',
  court_station: 'Nakuru',
  division: 'Civil',
  document_type: 'Judgment',
  date: '2024-03-14',
  year: 2024,
  citation: '[2024] KEHC 90001 (KLR)',
  citations: ['[2024] KEHC 90001 (KLR)'],
  case_number: 'Civil Appeal E001 of 2023',
  judges: ['P Wanza'],
  parties: [{ name: 'Achola', role: 'Appellant' }],
  applicant: 'Achola',
  respondent: 'Baraza',
  category: 'Civil',
  legal_areas: ['Land'],
  summary: 'A boundary dispute.',
  key_points: ['A point'],
  status: 'decided',
  outcome: 'Appeal allowed',
  hierarchy_level: 3,
  url: 'https://example.org/1',
  frbr_uri: null,
  language: 'en',
  sample: true,
  private: false,
  read_fields: ['court_station'],
  content: 'Text',
  revision: 1,
  parts: [],
  paragraphs: [],
  warnings: ['The date of the decision is not stated'],
  warning_codes: [{ code: 'date-not-stated' }],
  allowed: ['change'],
}

describe('readCase', () => {
  it('reads every field of the contract', () => {
    expect(readCase(detail)).toEqual({
      id: detail.id,
      kind: 'judgment',
      title: detail.title,
      court: 'High Court',
      courtStation: 'Nakuru',
      division: 'Civil',
      documentType: 'Judgment',
      date: '2024-03-14',
      citation: '[2024] KEHC 90001 (KLR)',
      citations: ['[2024] KEHC 90001 (KLR)'],
      caseNumber: 'Civil Appeal E001 of 2023',
      judges: ['P Wanza'],
      parties: [{ name: 'Achola', role: 'Appellant' }],
      applicant: 'Achola',
      respondent: 'Baraza',
      category: 'Civil',
      legalAreas: ['Land'],
      summary: 'A boundary dispute.',
      keyPoints: ['A point'],
      status: 'decided',
      outcome: 'Appeal allowed',
      hierarchyLevel: 3,
      url: 'https://example.org/1',
      sample: true,
      isPrivate: false,
      readFields: ['court_station'],
      warnings: [{ code: 'date-not-stated' }],
      allowed: ['change'],
      signal: null,
      standing: null,
    })
  })

  it.each([
    ['caseNumber', ['case_number', 'caseNumber', 'number']],
    ['citation', ['citation', 'neutral_citation', 'case_citation']],
    ['date', ['date', 'decision_date', 'dateOfDecision', 'judgment_date', 'created_at']],
    ['court', ['court', 'court_name']],
    ['courtStation', ['court_station', 'courtStation']],
    ['applicant', ['applicant', 'plaintiff', 'petitioner']],
    ['respondent', ['respondent', 'defendant']],
  ] as const)('reads %s by each of its names %j, the first given one winning', (field, names) => {
    for (const [index, name] of names.entries()) {
      const later = Object.fromEntries(names.slice(index + 1).map((other) => [other, 'another']))
      const empty = Object.fromEntries(names.slice(0, index).map((other) => [other, index % 2 ? '' : null]))
      expect(readCase({ ...empty, ...later, [name]: ' the value ' })[field]).toBe('the value')
    }
  })

  it('reads lists by their other names, and one value as a list of one', () => {
    expect(readCase({ judge: 'P Wanza' }).judges).toEqual(['P Wanza'])
    expect(readCase({ judges: [], judge: ['P Wanza', 'Q Yego'] }).judges).toEqual(['P Wanza', 'Q Yego'])
    expect(readCase({ area_of_law: 'Land' }).legalAreas).toEqual(['Land'])
    expect(readCase({ party_names: ['Achola', 'Baraza'] }).parties).toEqual([
      { name: 'Achola', role: null },
      { name: 'Baraza', role: null },
    ])
  })

  it('reads parties from a string, and from an object of names or lists under their roles', () => {
    expect(readCase({ parties: ' Achola v Baraza ' }).parties).toEqual([{ name: 'Achola v Baraza', role: null }])
    expect(readCase({ parties: { name: 'Achola', role: 'Appellant' } }).parties).toEqual([{ name: 'Achola', role: 'Appellant' }])
    const byRole = readCase({ parties: { petitioner: 'Achola', defendant: [{ name: 'Baraza' }, 'Chebet'], interestedParties: ['Duale'] } })
    expect(byRole.parties).toEqual([
      { name: 'Achola', role: 'Petitioner' },
      { name: 'Baraza', role: 'Defendant' },
      { name: 'Chebet', role: 'Defendant' },
      { name: 'Duale', role: 'Interested party' },
    ])
    expect(byRole).toMatchObject({ applicant: 'Achola', respondent: 'Baraza' })
    expect(readCase({ applicant: 'Named', parties: { applicant: 'Other' } }).applicant).toBe('Named')
    expect(readCase({ parties: [null, 7, {}, { name: ' ' }] }).parties).toEqual([])
    expect(readCase({ judges: [{ name: 'P Wanza' }, 'Q Yego'] }).judges).toEqual(['P Wanza', 'Q Yego'])
  })

  it('keeps the day of a time and the year of an undated decision', () => {
    expect(readCase({ created_at: '2024-03-14T08:00:00.000Z' }).date).toBe('2024-03-14')
    expect(readCase({ date: null, year: 1968, created_at: '2024-03-14T08:00:00.000Z' }).date).toBe('1968')
  })

  it('answers nothing for an empty answer', () => {
    const empty = readCase({})
    expect(Object.values(empty).filter((value) => value !== null && value !== '' && value !== false && !Array.isArray(value))).toEqual([
      'judgment',
    ])
    expect(empty.judges).toEqual([])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '/relative', 'ftp://example.org'])('does not link to %s', (url) => {
    expect(readCase({ url }).url).toBeNull()
  })
})
