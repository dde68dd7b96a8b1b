import { describe, expect, it } from 'vitest'
import type { Paragraph } from '#contract/cases'
import { findTarget, indexNumbers, paragraphFragment } from './find-target.ts'

const list: [kind: Paragraph['kind'], number: string | null][] = [
  ['heading', null],
  ['paragraph', '1'],
  ['paragraph', '2'],
  ['quote', '2'],
  ['item', 'a'],
  ['paragraph', '1'],
  ['paragraph', '2A'],
  ['item', '2'],
  ['item', '26'],
]
const paragraphs = list.map(([kind, number], index) => ({ id: index + 1, kind, number }))

describe('findTarget', () => {
  it.each([
    ['#p-3', '3', [3]],
    ['#para-2', '2', [3]],
    ['#para-1', '1', [2, 6]],
    ['#para-2A', '2A', [7]],
    ['#para-26', '26', [9]],
    ['#para-a', 'a', []],
    ['#para-99', '99', []],
    ['#p-99', '99', []],
    ['#para-%', '%', []],
  ])('%s', (hash, number, ids) => {
    expect(findTarget({ hash }, paragraphs)).toEqual({ number, ids })
  })

  it.each(['', '#', '#orders', '#para-', '#p'])('%j asks for no paragraph', (hash) => {
    expect(findTarget({ hash }, paragraphs)).toBeNull()
  })
})

describe('paragraphFragment', () => {
  it('leads back to the same paragraph', () => {
    const numbers = indexNumbers(paragraphs)
    for (const paragraph of paragraphs) {
      expect(findTarget({ hash: `#${paragraphFragment(paragraph, numbers)}` }, paragraphs)?.ids).toEqual([paragraph.id])
    }
  })
})
