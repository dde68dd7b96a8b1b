import type { PageLine } from '../formats/pdf/page-lines.ts'

/** Points by which a column of marginal notes stands before the text at least. */
const apart = 45
/** Part of the lines of a file that have something in the margin, from which on it has one. */
const share = 0.02

/** A line of the text and what stands in the margin beside it or below, as far as no other line has it. */
export interface LineWithNote {
  line: PageLine
  note: string | null
}

/** Where the text begins on most lines, in points. */
function textEdge(lines: readonly PageLine[]): number {
  const counts = new Map<number, number>()
  for (const { left } of lines) counts.set(Math.round(left / 4) * 4, (counts.get(Math.round(left / 4) * 4) ?? 0) + 1)
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0
}

/** A marginal note is short, stands before the text, and ends before it. */
const isNote = (line: PageLine, edge: number): boolean => line.left < edge - apart && (line.edges[0] ?? line.right) < edge

/**
 * The lines of pages with their marginal notes, each note at the line beside which it begins: statutes as they were gazetted print what a
 * section is about there. A file without such a column comes back as it is.
 */
export function takeMargins(pages: readonly (readonly PageLine[])[]): LineWithNote[][] {
  const all = pages.flat()
  const edge = textEdge(all)
  const notes = all.filter((line) => isNote(line, edge)).length
  if (notes < Math.max(6, all.length * share)) return pages.map((page) => page.map((line) => ({ line, note: null })))
  return pages.map((page) => {
    const lines: LineWithNote[] = []
    let noted: LineWithNote | null = null
    let below = 0
    for (const line of page) {
      const inMargin = isNote(line, edge)
      const [first = '', ...rest] = line.columns
      if (inMargin && rest.length === 0 && noted && line.y - below < 2 * line.size) {
        noted.note = `${noted.note} ${first}`.trim()
        below = line.y
        continue
      }
      const own = inMargin && rest.length > 0 ? { ...line, text: rest.join(' '), columns: rest, left: edge } : line
      const taken: LineWithNote = { line: own, note: inMargin && rest.length > 0 ? first : null }
      lines.push(taken)
      if (taken.note !== null) {
        noted = taken
        below = line.y
      } else if (inMargin) noted = null
    }
    return lines
  })
}
