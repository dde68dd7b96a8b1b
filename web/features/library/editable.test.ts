import { expect, test } from 'vitest'
import { type EditableDocument, correctionOf, findProblems, startDraft } from './editable.ts'

const document: EditableDocument = {
  id: 'my-1',
  title: 'Achieng v Barasa',
  court: 'High Court',
  courtStation: null,
  date: '2024-03-04',
  caseNumber: 'Civil Suit E12 of 2024',
  citation: null,
  documentType: 'Ruling',
  judges: ['Wanza J', 'Odero J'],
  parties: [
    { name: 'Wanjiru Kamau (Suing as administrator)', role: 'Plaintiff' },
    { name: 'Barasa', role: null },
  ],
  legalAreas: [],
  summary: null,
  isPrivate: true,
}
const start = startDraft(document)

test('what is opened and left as it is corrects nothing, whatever space was typed', () => {
  expect(correctionOf(start, start)).toEqual({})
  expect(correctionOf({ ...start, title: ' Achieng v Barasa ', judges: 'Wanza J\nOdero J\n' }, start)).toEqual({})
})

test('only what was changed is sent: lists a line each, a role in the last brackets, a day as DD/MM/YYYY', () => {
  expect(start.date).toBe('04/03/2024')
  expect(start.parties).toBe('Wanjiru Kamau (Suing as administrator) (Plaintiff)\nBarasa')
  const draft = { ...start, date: '05/03/2024', court: ' ', judges: 'Odero J\n\n Wanza J ', parties: `${start.parties} (Defendant)` }
  expect(correctionOf(draft, start)).toEqual({
    date: '2024-03-05',
    court: null,
    judges: ['Odero J', 'Wanza J'],
    parties: [
      { name: 'Wanjiru Kamau (Suing as administrator)', role: 'Plaintiff' },
      { name: 'Barasa', role: 'Defendant' },
    ],
  })
  expect(correctionOf({ ...start, date: '' }, start)).toEqual({ date: null })
})

test.each([
  [{ title: ' ' }, { title: true }],
  [{ date: '31/02/2024' }, { date: true }],
  [{ date: '' }, {}],
])('%j cannot be saved because of %j', (changes, problems) => expect(findProblems({ ...start, ...changes })).toEqual(problems))
