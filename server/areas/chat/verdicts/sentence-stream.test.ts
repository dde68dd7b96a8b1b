import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSentenceStream } from './sentence-stream.ts'

const answer =
  '## Background\nThe ponds were drained. [1] No notice was given to Mr. Barasa in No. 12 of 2020 [1] [2]. He lost “all. The fish” [2].\n\n- First item [1].\n- Second item. [2]\n\nThe end [1]'

const read = (pieces: readonly string[]) => {
  const stream = createSentenceStream()
  return [...pieces.flatMap((piece) => stream.push(piece)), ...stream.end()]
}

test('sentences keep the markers behind them, and say where a paragraph begins', () =>
  expect(read([answer])).toEqual([
    { text: '## Background', opens: true },
    { text: 'The ponds were drained. [1]', opens: true },
    { text: 'No notice was given to Mr. Barasa in No. 12 of 2020 [1] [2].', opens: false },
    { text: 'He lost “all. The fish” [2].', opens: false },
    { text: '- First item [1].', opens: true },
    { text: '- Second item. [2]', opens: true },
    { text: 'The end [1]', opens: true },
  ]))

test('wherever the words are cut, the sentences are the same', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: answer.length - 1 }), { maxLength: 40 }), (cuts) => {
      const edges = [0, ...new Set(cuts.toSorted((a, b) => a - b)), answer.length]
      const pieces = edges.slice(1).map((edge, at) => answer.slice(edges[at], edge))
      expect(read(pieces)).toEqual(read([answer]))
    }),
  ))
