import { expect, test } from 'vitest'
import type { Judgment } from '../cases/cases.ts'
import { planPassages } from './plan-bundle.ts'

const lines = ['1. It was built without leave.', '2. Nobody builds without leave.', '3. It is dismissed.']
const content = lines.join('\n')
const paragraphs = lines.map((line, index) => {
  const start = content.indexOf(line)
  return { id: index + 1, part: 0, kind: 'paragraph' as const, number: String(index + 1), depth: 0, start, end: start + line.length }
})
const judgment = { content, paragraphs, parts: [], pages: null, revision: 1, speakers: [] } as unknown as Judgment
const unsaid = { relied_on: '', issue_id: null }
const quoted = (words: string, pinpoint: string | null) =>
  planPassages({ passages: [], cited: [{ words, pinpoint, ...unsaid }] }, judgment).map(({ quote, start }) => [
    quote,
    content.indexOf(lines[1]!) <= start,
  ])

test('cited words that stand in a judgment twice are quoted from where they were cited', () => {
  expect(quoted('without leave', 'para 2')).toEqual([['without leave', true]])
  expect(quoted('without leave', 'para 1')).toEqual([['without leave', false]])
})

test('words whose paragraph has another number by now are quoted from where they stand, and words that have gone are not', () => {
  expect(quoted('without leave', 'para 9')).toEqual([['without leave', false]])
  expect(quoted('with leave', 'para 2')).toEqual([])
})

test.each([
  ['paragraph', 'was built', 'paragraph 1, dissenting opinion of RADING, SCJ'],
  ['paragraphs', 'without leave.\n2. Nobody', 'paragraphs 1 to 2, dissenting opinion of RADING, SCJ'],
  ['nothing that a court numbers', 'is dismissed', 'page 7 of the copy held'],
])('a passage of %s is pinpointed by the rule of the house, and says whose words it has', (_, words, pinpoint) => {
  const [first, second, last] = paragraphs
  const parts = [
    { position: 0, kind: 'opinion', opinion_kind: 'dissenting', author: 'RADING, SCJ' },
    { position: 1, kind: 'orders', opinion_kind: null, author: null },
  ]
  const divided = {
    ...judgment,
    parts,
    paragraphs: [first, second, { ...last, number: null, part: 1 }],
    pages: [{ page: 7, start: last!.start }],
  }
  const [passage] = planPassages({ passages: [], cited: [{ words, pinpoint: null, ...unsaid }] }, divided as unknown as Judgment)
  expect(passage!.pinpoint).toBe(pinpoint)
})

test('what a party says is not passed off as the words of the court', () => {
  const said = ['1. Counsel for the respondent submitted that no leave was needed.', '2. I find that leave was needed.']
  const text = said.join('\n')
  const laid = said.map((line, index) => {
    const start = text.indexOf(line)
    return { id: index + 1, part: 0, kind: 'paragraph' as const, number: String(index + 1), depth: 0, start, end: start + line.length }
  })
  const parts = [{ position: 0, kind: 'opinion', opinion_kind: 'sole', author: null, start: 0, end: text.length }]
  const given = { content: text, paragraphs: laid, parts, pages: null, revision: 1, speakers: ['party', 'court'] } as unknown as Judgment
  const cited = said.map((line) => ({ words: line.slice(3), pinpoint: null, ...unsaid }))
  expect(planPassages({ passages: [], cited }, given).map(({ pinpoint }) => pinpoint)).toEqual([
    'paragraph 1, submission of a party',
    'paragraph 2',
  ])
})
