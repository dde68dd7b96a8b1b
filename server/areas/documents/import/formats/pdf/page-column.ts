import { isRole } from '../../header/roles.ts'
import type { TextLine } from './page-footnotes.ts'

/** The column in which the text of a document is set, in points. */
export interface Column {
  /** From one line of running text to the next. */
  pitch: number
  left: number
  right: number
}

/** The left edge of a line that belongs to nothing beside it. */
export const apart = Infinity

const sameEdge = 3

/** The width of a line's first word with the blank before it. */
export const firstWord = ({ text, left, right }: TextLine): number => {
  const [word = ''] = text.split(' ', 1)
  return (word.length + 1.5) * ((right - left) / Math.max(text.length, 1))
}

const maxCommon = (values: readonly number[]): number => {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

export function measureColumn(pages: readonly (readonly TextLine[])[], bodySize: number): Column {
  const body = pages.flat().filter(({ size }) => Math.abs(size - bodySize) < 0.1 * bodySize)
  const rights = body.map(({ right }) => right).sort((a, b) => a - b)
  const right = rights[Math.floor(rights.length * 0.95)] ?? 0
  return { pitch: measurePitch(pages, right, bodySize), left: maxCommon(body.map(({ left }) => Math.round(left))), right }
}

/**
 * The widest step that is common and follows full lines. A step that follows lines which end early parts paragraphs, however common
 * it is: judgments of short paragraphs have as many of these.
 */
function measurePitch(pages: readonly (readonly TextLine[])[], right: number, bodySize: number): number {
  const steps = new Map<number, { count: number; full: number }>()
  for (const lines of pages) {
    for (const [index, line] of lines.slice(1).entries()) {
      const before = lines[index]!
      const step = Math.round((line.y - before.y) * 2) / 2
      if (step < 0.8 * bodySize || step > 3 * bodySize) continue
      const seen = steps.get(step) ?? { count: 0, full: 0 }
      seen.count += 1
      if (right - before.right <= firstWord(line)) seen.full += 1
      steps.set(step, seen)
    }
  }
  const most = Math.max(0, ...[...steps.values()].map(({ count }) => count))
  const common = [...steps].filter(([, { count }]) => count >= 0.1 * most).sort((a, b) => a[0] - b[0])
  return common.findLast(([, { count, full }]) => full > count / 2)?.[0] ?? common[0]?.[0] ?? 1.2 * bodySize
}

/** The lines of a page with every role that stands far to the right of a party's name as a line of its own, the name before it in one. */
export function setRolesApart(lines: readonly TextLine[], column: Column): TextLine[] {
  const set: TextLine[] = []
  for (const line of lines) {
    const role = line.columns.length > 1 ? line.columns.at(-1)! : ''
    if (!isRole(role)) {
      set.push(line)
      continue
    }
    const text = line.columns.slice(0, -1).join(' ')
    const name = takeName(set, { ...line, text, columns: [text], right: line.edges.at(-2)! }, column)
    set.push(name, { ...line, text: role, columns: [role], left: apart, notes: [] })
  }
  return set
}

/** The name of a party that was wrapped in its cell: the lines above that could not hold the next word belong to it. */
function takeName(above: TextLine[], last: TextLine, { pitch, left, right }: Column): TextLine {
  const cell = [last]
  for (let before = above.at(-1); before; before = above.at(-1)) {
    const isNear = before.page === last.page && cell[0]!.y - before.y <= 1.1 * pitch && Math.abs(before.left - last.left) < sameEdge
    if (!isNear || before.columns.length > 1) break
    cell.unshift(above.pop()!)
  }
  const edge = Math.max(...cell.map((line) => line.right))
  const isColumn = edge - left > 0.4 * (right - left)
  const breaks = isColumn
    ? cell.findLastIndex((line, index) => index > 0 && edge - cell[index - 1]!.right >= firstWord(line))
    : cell.length - 1
  const start = Math.max(breaks, 0)
  above.push(...cell.slice(0, start))
  const own = cell.slice(start)
  return { ...last, text: own.map(({ text }) => text).join(' '), notes: own.flatMap(({ notes }) => notes) }
}
