/** One place in a pager: a page, or a gap where pages were left out. */
export type PagerPlace = number | 'gap'

/** How many pages there are to go to. A total that is only a lower bound always leaves one more page to try. */
export function countPages(total: number, size: number, relation: 'eq' | 'gte', page: number): number {
  const pages = Math.ceil(total / size)
  return relation === 'eq' ? pages : Math.max(pages, page + 1)
}

/**
 * The places of a pager: first, last, the current page and its neighbours; a gap stands for two pages or more. The number of
 * places stays the same while paging, so that the buttons do not move under the pointer.
 */
export function listPages(page: number, pages: number, neighbours = 1): PagerPlace[] {
  const places = 2 * neighbours + 5
  if (pages <= places) return Array.from({ length: pages }, (_, index) => index + 1)
  const from = Math.min(Math.max(page - neighbours, 3), pages - places + 3)
  const to = from + places - 5
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return [1, from > 3 ? 'gap' : 2, ...middle, to < pages - 2 ? 'gap' : pages - 1, pages]
}
