import { expect, test } from 'vitest'
import { isPleadingType, readPleading } from './pleading.ts'

test.each([
  ['NOTICE OF MOTION', 'Notice of motion'],
  ['AMENDED PLAINT', 'Plaint'],
  ["2ND RESPONDENT'S REPLYING AFFIDAVIT", 'Replying affidavit'],
  ['SUPPORTING AFFIDAVIT OF PETER OTIENDE', 'Supporting affidavit'],
  ['MEMORANDUM OF APPEAL', 'Memorandum of appeal'],
  ['DEFENCE AND COUNTERCLAIM', 'Defence and counterclaim'],
  ['Submissions', null],
  ['PETITION NO. 5 OF 2013', null],
  ['BEING AN APPEAL FROM THE RULING', null],
])('%s is %s', (line, kind) => expect(readPleading(line)).toBe(kind))

test('what a paper is called tells it from a decision', () => {
  expect(['Written submissions', 'Plaint', 'Ruling', 'Judgment', ''].filter(isPleadingType)).toEqual(['Written submissions', 'Plaint'])
})
