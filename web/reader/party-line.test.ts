import { describe, expect, it } from 'vitest'
import { readPartyLine } from './party-line.ts'

describe('readPartyLine', () => {
  it.each([
    ['Between', 'joiner'],
    ['and', 'joiner'],
    ['-VERSUS-', 'joiner'],
    ['Appellant', 'role'],
    ['1ST RESPONDENT', 'role'],
    ['1 st Respondent', 'role'],
    ['2nd & 3rd Defendants', 'role'],
    ['Interested Party', 'role'],
    ['Amicus Curiae', 'role'],
    ['Exparte Applicant', 'role'],
    ['Intended Appellant', 'role'],
    ['(Applicant)', 'role'],
    ['Respondent Holdings Limited', 'name'],
    ['Anderson Otieno', 'name'],
    ['Mlima Crest Bank Limited', 'name'],
    ['(Being an appeal from the judgment of the High Court at Kisumu delivered on 2nd May 2019)', 'note'],
    ['(Suing as next friend)', 'name'],
  ])('%j is a %s', (text, kind) => {
    expect(readPartyLine(text)).toBe(kind)
  })
})
