import { describe, expect, it } from 'vitest'
import { countPages, listPages } from './page-numbers.ts'

describe('listPages', () => {
  it.each([
    [1, 1, [1]],
    [2, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [5, 20, [1, 'gap', 4, 5, 6, 'gap', 20]],
    [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
    [20, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  ])('page %i of %i', (page, pages, places) => {
    expect(listPages(page, pages)).toEqual(places)
  })

  it('always shows the current page, in order and without repeats', () => {
    for (const pages of [1, 2, 6, 7, 8, 9, 50])
      for (let page = 1; page <= pages; page++) {
        const numbers = listPages(page, pages).filter((place) => place !== 'gap')
        expect(numbers).toContain(page)
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        expect(listPages(page, pages)).toHaveLength(Math.min(pages, 7))
      }
  })
})

describe('countPages', () => {
  it.each([
    [0, 'eq', 1, 0],
    [10, 'eq', 1, 1],
    [11, 'eq', 1, 2],
    [10_000, 'gte', 1, 1000],
    [10_000, 'gte', 1000, 1001],
    [10_000, 'gte', 4000, 4001],
  ] as const)('%i results (%s) on page %i: %i pages', (total, relation, page, pages) => {
    expect(countPages(total, 10, relation, page)).toBe(pages)
  })
})
