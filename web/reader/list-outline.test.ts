import { expect, test } from 'vitest'
import { countInOutline, type OutlineEntry } from './list-outline.ts'

const line = (paragraph: number): OutlineEntry => ({ paragraph, label: `From ${paragraph}`, level: 0, opinionKind: null })
const paragraphs = [0, 100, 200, 300].map((start, index) => ({
  id: index + 1,
  part: 0,
  kind: 'paragraph' as const,
  number: null,
  depth: 0,
  start,
  end: start + 99,
}))

test('a line of the outline has the places from where it begins to where the next one does', () => {
  const places = [100, 150, 199, 250, 399].map((start) => ({ start }))
  expect([...countInOutline([line(1), line(2), line(4)], { paragraphs }, places)]).toEqual([
    [2, 4],
    [4, 1],
  ])
})

test('what stands before the first line is in none', () => {
  expect([...countInOutline([line(3)], { paragraphs }, [{ start: 5 }])]).toEqual([])
})
