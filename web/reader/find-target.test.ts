import { describe, expect, it } from 'vitest'
import { findTarget, paragraphFragment, repeatedNumbers } from './find-target.ts'

const paragraphs = [
  { id: 1, number: null },
  { id: 2, number: '1' },
  { id: 3, number: '2' },
  { id: 4, number: '1' },
  { id: 5, number: '2A' },
]

describe('findTarget', () => {
  it.each([
    ['#p-3', '3', [3]],
    ['#para-2', '2', [3]],
    ['#para-1', '1', [2, 4]],
    ['#para-2A', '2A', [5]],
    ['#para-99', '99', []],
    ['#p-99', '99', []],
    ['#para-%', '%', []],
  ])('%s', (hash, number, ids) => {
    expect(findTarget(hash, paragraphs)).toEqual({ number, ids })
  })

  it.each(['', '#', '#orders', '#para-', '#p'])('%j asks for no paragraph', (hash) => {
    expect(findTarget(hash, paragraphs)).toBeNull()
  })
})

describe('paragraphFragment', () => {
  it('leads back to the same paragraph', () => {
    const repeated = repeatedNumbers(paragraphs)
    for (const paragraph of paragraphs) {
      expect(findTarget(`#${paragraphFragment(paragraph, repeated)}`, paragraphs)?.ids).toEqual([paragraph.id])
    }
  })
})
