import { expect, test } from 'vitest'
import { paragraphKinds } from '#contract/cases'
import type { FoundText } from '../page/texts-storage.ts'
import { passagesOf } from './passages.ts'

type Given = [kind: (typeof paragraphKinds)[number], words: string, part?: number]

/** A text of paragraphs: part 0 is the header, 1 an opinion, 2 the orders. */
function textOf(given: readonly Given[]): FoundText {
  let text = ''
  const paragraphs = given.map(([kind, words, part = 1]): FoundText['paragraphs'][number] => {
    const start = text.length
    text += `${words}\n`
    return [start, start + words.length, paragraphKinds.indexOf(kind), null, 0, part]
  })
  const part = (kind: 'header' | 'opinion' | 'orders') => ({ kind, start: 0, end: 0, author: null, opinion_kind: null })
  return { id: 1, text, paragraphs, parts: [part('header'), part('opinion'), part('orders')] as unknown as FoundText['parts'] }
}
const long = 'the fish ponds were drained without notice '
const passages = (...given: Given[]) => passagesOf(textOf(given)).map(({ paragraph, text }) => [paragraph, text.length])

test('a paragraph goes with its items and quotations, as far as they fit', () => {
  expect(passages(['paragraph', long], ['item', long], ['quote', long], ['paragraph', long])).toEqual([
    [1, 3 * long.length + 1],
    [4, long.length - 1],
  ])
  expect(passages(['paragraph', long.repeat(40)], ['item', long.repeat(40)])).toEqual([
    [1, 40 * long.length - 1],
    [2, 40 * long.length - 1],
  ])
  expect(passages(['paragraph', long], ['item', long, 2])).toEqual([
    [1, long.length - 1],
    [2, long.length - 1],
  ])
})

test('headings, what is no part of an opinion, and what says nothing by itself are left out', () => {
  expect(passages(['line', long, 0], ['heading', long], ['paragraph', 'It is so ordered.'], ['paragraph', long])).toEqual([
    [4, long.length - 1],
  ])
})

test('of a case without a text its digest is a passage', () => {
  expect(passagesOf({ id: 1, text: long, paragraphs: [], parts: [] })).toEqual([{ paragraph: 0, text: long.trim() }])
})

test('a paragraph without end is read as far as a model reads', () => {
  expect(passages(['paragraph', long.repeat(400)])).toEqual([[1, 6000]])
})
