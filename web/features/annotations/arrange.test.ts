import type { Annotation } from '#contract/annotations'
import { expect, test } from 'vitest'
import { countColors, inOrder, isOfText, over, shorten } from './arrange.ts'

const annotation = (id: string, place: [number, number] | null, more: Partial<Annotation> = {}): Annotation => ({
  id,
  case_id: 'c',
  text_selection: 'words',
  note: '',
  color: '#FFEB3B',
  anchored: place !== null,
  start_offset: place?.[0] ?? null,
  end_offset: place?.[1] ?? null,
  paragraph: null,
  eid: null,
  marked_as_at: null,
  number: null,
  revision: 1,
  author: null,
  created_at: '',
  updated_at: '',
  ...more,
})
const ids = (annotations: Annotation[]) => annotations.map(({ id }) => id)

test('annotations stand in the order of the text, orphans last', () =>
  expect(
    ids(inOrder([annotation('orphan', null), annotation('b', [40, 50]), annotation('a2', [3, 20]), annotation('a1', [3, 9])])),
  ).toEqual(['a1', 'a2', 'b', 'orphan']))

test('what lies over a letter, the shortest first; ends are exclusive', () => {
  const all = [annotation('long', [0, 100]), annotation('short', [10, 20]), annotation('next', [20, 30]), annotation('orphan', null)]
  expect(ids(over(all, { start: 19, end: 20 }))).toEqual(['short', 'long'])
  expect(ids(over(all, { start: 20, end: 21 }))).toEqual(['next', 'long'])
  expect(ids(over(all, { start: 200, end: 201 }))).toEqual([])
})

test('colours are counted in their order, those of orphans too', () =>
  expect(countColors([annotation('a', null, { color: '#F48FB1' }), annotation('b', [0, 1]), annotation('c', [1, 2])])).toEqual([
    { color: '#FFEB3B', count: 2 },
    { color: '#F48FB1', count: 1 },
  ]))

test('places of another revision are not those of the text on the screen', () => {
  expect(isOfText([annotation('a', [0, 1])], 1)).toBe(true)
  expect(isOfText([annotation('a', [0, 1])], 2)).toBe(false)
  expect(isOfText([annotation('a', null)], 2)).toBe(true)
  expect(isOfText([annotation('a', [0, 1])], null)).toBe(true)
})

test.each([
  ['a  few\nwords', 40, 'a few words'],
  ['the appeal is allowed with costs', 20, 'the appeal is…'],
  ['Abcdefghijklmnopqrstuvwxyz', 10, 'Abcdefghij…'],
])('%j in %d letters', (passage, most, short) => expect(shorten(passage, most)).toBe(short))
