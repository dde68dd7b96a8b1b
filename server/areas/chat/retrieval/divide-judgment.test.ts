import { expect, test } from 'vitest'
import type { Paragraph, Part } from '#contract/cases'
import { divideJudgment } from './divide-judgment.ts'
import { nameOfPlace } from './passage.ts'

const lines = [
  '12. A tenant who is locked out may ask the court to be let in again at once.',
  'The keys were changed while the tenant was away at the market of Kiboko.',
]
const content = lines.join('\n')
const paragraphs = lines.map((line, at) => ({
  id: at + 1,
  part: 0,
  kind: 'paragraph',
  number: at === 0 ? '12' : null,
  start: content.indexOf(line),
  end: content.indexOf(line) + line.length,
})) as Paragraph[]
const parts = [{ position: 0, kind: 'opinion', opinion_kind: 'sole', author: null }] as Part[]
const places = (pages?: { page: number; start: number }[]) =>
  divideJudgment({ content, parts, paragraphs, pages, speakers: [] }).map(nameOfPlace)

test('a paragraph that the court did not number has not the number of the one before it', () => {
  expect(places()).toEqual(['para 12', 'paragraph not numbered in this copy'])
})

test('it is named by the page of the source, where that has pages', () => {
  expect(places([{ page: 4, start: 0 }])).toEqual(['para 12', 'p 4 of the copy held'])
})
