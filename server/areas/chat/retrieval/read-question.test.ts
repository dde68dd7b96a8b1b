import { expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'

const read = (question: string) => {
  const { words, filters } = readQuestion(question, null)
  return [words.replace(/\s+/g, ' ').trim(), filters.courts, filters.dateFrom, filters.dateTo]
}

test.each([
  ['Find wrongful termination cases 2020-2023', ['Find wrongful termination cases', [], '2020-01-01', '2023-12-31']],
  ['Bail between 2018 and 2020', ['Bail', [], '2018-01-01', '2020-12-31']],
  ['What changed since 2019?', ['What changed ?', [], '2019-01-01', null]],
  ['Supreme Court ruling on property rights', ['on property rights', ['Supreme Court'], null, null]],
  ['court of appeal decisions on stay', ['on stay', ['Court of Appeal'], null, null]],
  ['What has the Supreme Court held on bail?', ['What on bail?', ['Supreme Court'], null, null]],
  ['ELRC decisions on notice in Kenya', ['on notice in Kenya', ['Employment and Labour Relations Court'], null, null]],
  ['decisions of the Business Premises Rent Tribunal on rent', ['on rent', ['Business Premises Rent Tribunal'], null, null]],
  ['the High Court struck my case out', ['the High Court struck my case out', [], null, null]],
  ['May the High Court hear it?', ['May the High Court hear it?', [], null, null]],
  ['Section 41 of the Employment Act 2007', ['Section 41 of the Employment Act 2007', [], null, null]],
])('%s', (question, expected) => expect(read(question)).toEqual(expected))

test('what the panel says stands over what the question names', () => {
  const given = { ...readQuestion('', null).filters, courts: ['High Court'], dateFrom: '2001-01-01' }
  const { filters, words } = readQuestion('Supreme Court rulings 2010-2012', given)
  expect([words, filters.courts, filters.dateFrom, filters.dateTo]).toEqual([
    'Supreme Court rulings 2010-2012',
    ['High Court'],
    '2001-01-01',
    null,
  ])
})
