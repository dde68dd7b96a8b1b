import type { PageLine } from './page-lines.ts'

/** Lines from the edge of a page among which running heads and page numbers are looked for. */
const edge = 3
const fewestPages = 3
const shareOfPages = 0.3
/** Points. */
const sameHeight = 4

// 'Page 2 of 10', '2 | P a g e', '- 2 -', '[2]', 'http://www.kenyalaw.org - Page 1/10'
const PAGE_NUMBER =
  /^(?:\S*kenyalaw\.org\S*\s*[-–—]?\s*)?(?:[-–—[(\s]*)(?:p\s?a\s?g\s?e\s*)?(\d{1,4})(?:\s*(?:of|\/|\|)\s*(?:\d{1,4}|p\s?a\s?g\s?e))?[-–—\])\s.]*$/i

// 'Scanned with CamScanner', 'Scanned by TapScanner'
const SCANNER_MARK = /^(?:scanned|created|made)\s+(?:with|by|using)\s+\w*\s?scan\w*$|^camscanner$/i

const withoutNumbers = (text: string) =>
  text
    .replace(/\b\d{1,4}\b/g, '#')
    .replace(/\s+/g, ' ')
    .toLowerCase()

/** The pages without what stands at the top or the foot of most of them, and without their numbers. */
export function dropRunningHeads(pages: readonly (readonly PageLine[])[]): PageLine[][] {
  const edges = pages.map((lines) => lines.filter((_, index) => index < edge || index >= lines.length - edge))
  const repeated = repeatedTexts(edges)
  const offset = offsetOfNumbers(edges)
  return pages.map((lines, index) => {
    const atEdge = new Set(edges[index])
    const goes = (line: PageLine) => repeated.has(withoutNumbers(line.text)) || isNumberOfPage(line, offset) || SCANNER_MARK.test(line.text)
    return lines.filter((line) => !atEdge.has(line) || !goes(line))
  })
}

const addTo = (heights: Map<string, number[]>, text: string, y: number) => {
  const known = heights.get(text)
  if (known) known.push(y)
  else heights.set(text, [y])
}

/** Texts that stand at one height of many pages: a line of the court's that comes again stands anywhere. */
function repeatedTexts(edges: readonly (readonly PageLine[])[]): Set<string> {
  const heights = new Map<string, number[]>()
  for (const lines of edges) {
    for (const line of lines) {
      const text = withoutNumbers(line.text)
      if (/\p{L}/u.test(text)) addTo(heights, text, line.y)
    }
  }
  const enough = Math.max(fewestPages, edges.length * shareOfPages)
  const isRepeated = (ys: readonly number[]) => {
    const middle = ys.toSorted((a, b) => a - b)[Math.floor(ys.length / 2)]!
    return ys.filter((y) => Math.abs(y - middle) < sameHeight).length >= enough
  }
  return new Set([...heights].filter(([, ys]) => ys.length >= enough && isRepeated(ys)).map(([text]) => text))
}

const numberOf = ({ text }: PageLine): number | null => {
  const number = PAGE_NUMBER.exec(text)?.[1]
  return number === undefined ? null : Number(number)
}

/** How far the printed numbers run ahead of the pages; null where no two pages agree. */
function offsetOfNumbers(edges: readonly (readonly PageLine[])[]): number | null {
  const counts = new Map<number, number>()
  for (const line of edges.flat()) {
    const number = numberOf(line)
    if (number !== null) counts.set(number - line.page, (counts.get(number - line.page) ?? 0) + 1)
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most && (most[1] >= 2 || edges.length === 1) ? most[0] : null
}

const isNumberOfPage = (line: PageLine, offset: number | null): boolean => {
  const number = numberOf(line)
  return number !== null && offset !== null && number - line.page === offset
}
