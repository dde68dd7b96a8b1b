import { expect, test } from 'vitest'
import { rankPassages } from './match-passages.ts'

const content = 'Stay of stay. / Costs. / A stay of execution. / Execution, execution, execution. / Stay and execution v Republic'
const paragraphs = content.split(' / ').map((text, index) => ({
  id: index + 1,
  part: index === 4 ? 0 : 1,
  start: content.indexOf(text),
  end: content.indexOf(text) + text.length,
}))
const parts = [
  { position: 0, kind: 'header' },
  { position: 1, kind: 'opinion' },
] as const
const places = [...content.matchAll(/stay|execution/gi)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
const order = (first: number | null) => rankPassages({ content, parts, paragraphs }, places, first).map(({ paragraph }) => paragraph)

test('the passage with most of the words comes first, then the one that has them most often', () => {
  expect(order(null)).toEqual([3, 4, 1])
  expect(rankPassages({ content, parts, paragraphs }, places, null)[1]).toEqual({ paragraph: 4, words: 1, places: 3 })
})

test('the passage that led here goes before all, where it has a match', () => {
  expect(order(1)).toEqual([1, 3, 4])
  expect(order(2)).toEqual([3, 4, 1])
})

test('a title is no passage, unless it led here or nothing else has a match', () => {
  expect(order(null)).not.toContain(5)
  expect(order(5)[0]).toBe(5)
  const titleAlone = places.filter(({ start }) => start >= paragraphs[4]!.start)
  expect(rankPassages({ content, parts, paragraphs }, titleAlone, null).map(({ paragraph }) => paragraph)).toEqual([5])
})
