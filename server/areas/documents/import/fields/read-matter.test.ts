import { expect, test } from 'vitest'
import { type MatterFacts, areaRules, readMatter } from './read-matter.ts'

const nothing: MatterFacts = { courtCode: null, division: null, caseNumber: null, title: 'A v B', documentType: null, summary: null }

test.each(areaRules)('$area', ({ area, example }) => expect(readMatter({ ...nothing, ...example }).areas).toContain(area))

test.each<[string, Partial<MatterFacts>, ReturnType<typeof readMatter>]>([
  ['nothing says anything', {}, { category: null, areas: [] }],
  ['a number without a type', { caseNumber: '5 of 2020' }, { category: null, areas: [] }],
  ['a civil appeal says no area', { caseNumber: 'Civil Appeal E180 of 2023' }, { category: 'Civil', areas: [] }],
  ['a murder trial', { caseNumber: 'Criminal Case 7 of 2019', title: 'Republic v Otieno' }, { category: 'Criminal', areas: ['Criminal'] }],
  [
    'a judicial review of the Republic',
    { caseNumber: 'Judicial Review E045 of 2020', title: 'Republic v Land Registrar; Ouma (Ex parte Applicant)' },
    { category: 'Civil', areas: ['Judicial review'] },
  ],
  [
    'the catchwords of editors',
    { summary: 'Land Law – adverse possession – whether time ran\nCivil Procedure – stay' },
    { category: null, areas: ['Land', 'Civil procedure'] },
  ],
  ['a sentence that has a dash', { summary: 'The court held that the suit – though late – was good.' }, { category: null, areas: [] }],
])('%s', (_, facts, matter) => expect(readMatter({ ...nothing, ...facts })).toEqual(matter))
