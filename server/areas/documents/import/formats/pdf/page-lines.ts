/** A piece of text on a page, in points from the left and the top; `y` is the line on which its letters stand. */
export interface Piece {
  text: string
  x: number
  y: number
  width: number
  size: number
  /** A blank follows it, however narrow. */
  blankAfter: boolean
}

/** A line of a page. Marks of footnotes stand in its text between `markStart` and `markEnd`. */
export interface PageLine {
  page: number
  text: string
  left: number
  right: number
  y: number
  size: number
  /** Its text in the pieces that stand far apart: a party and its role. */
  columns: string[]
  /** Where each of the columns ends. */
  edges: number[]
  /** Where its pieces start: lines that hang from one of them go on with it. */
  stops: number[]
}

/** Around a number set small and high, until it is known whether it marks a footnote: no text has these, while fonts use private letters. */
export const markStart = '\uFDD0'
export const markEnd = '\uFDD1'

// measures in widths of the letter m
const baselineDrift = 0.25
const raisedAtMost = 0.65
const loweredAtMost = 0.35
const wordGap = 0.18
const columnGap = 3
const smallAtMost = 0.8

interface Row {
  pieces: Piece[]
  raised: Piece[]
  y: number
  size: number
}

/** Puts the pieces of a page into lines, from top to bottom and from left to right. */
export function linesOfPage(page: number, pieces: readonly Piece[]): PageLine[] {
  const rows: Row[] = []
  for (const piece of pieces.filter(({ text }) => text.trim() !== '').sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1)
    if (row && piece.y - row.y < baselineDrift * Math.min(row.size, piece.size)) {
      row.pieces.push(piece)
      row.size = Math.max(row.size, piece.size)
    } else rows.push({ pieces: [piece], raised: [], y: piece.y, size: piece.size })
  }
  return attachSmall(rows).map((row) => lineOf(page, row))
}

/** Rows of marks that are set smaller and higher, or lower, go to the row beside which they stand. */
function attachSmall(rows: readonly Row[]): Row[] {
  const kept: Row[] = []
  let raised: Row[] = []
  for (const row of rows) {
    const above = kept.at(-1)
    const isLowered = above && row.size <= smallAtMost * above.size && row.y - above.y < loweredAtMost * above.size
    const beside = above && row.y - above.y < raisedAtMost * Math.min(row.size, above.size) && standBeside(row, above)
    if (isLowered || beside) {
      above.pieces.push(...row.pieces)
      continue
    }
    const own = raised.filter((small) => small.size <= smallAtMost * row.size && row.y - small.y < raisedAtMost * row.size)
    kept.push(...raised.filter((small) => !own.includes(small)), row)
    row.raised.push(...own.flatMap(({ pieces }) => pieces))
    raised = []
    if (isMark(row)) {
      kept.pop()
      raised = [row]
    }
  }
  return [...kept, ...raised]
}

/** '1', 'th', '*': what is set high is short. */
const isMark = ({ pieces, raised }: Row): boolean => raised.length === 0 && pieces.every(({ text }) => text.trim().length <= 3)

const standBeside = (a: Row, b: Row): boolean =>
  a.pieces.every((one) => b.pieces.every((other) => one.x >= other.x + other.width || other.x >= one.x + one.width))

function lineOf(page: number, { pieces, raised, y, size }: Row): PageLine {
  const inOrder = [...pieces, ...raised].sort((a, b) => a.x - b.x)
  const columns: { text: string; right: number }[] = [{ text: '', right: 0 }]
  let before: Piece | null = null
  for (const piece of inOrder) {
    if (before && piece.text === before.text && Math.abs(piece.x - before.x) < wordGap * size) continue
    const isRaised = raised.includes(piece)
    const text = isRaised && /^\s*\d{1,3}\s*$/.test(piece.text) ? `${markStart}${piece.text.trim()}${markEnd}` : piece.text
    const gap = before ? piece.x - (before.x + before.width) : 0
    const column = columns.at(-1)!
    const right = piece.x + piece.width
    if (before && gap > columnGap * size) columns.push({ text, right })
    else {
      column.text += (before && !isRaised && (before.blankAfter || gap > wordGap * size) ? ' ' : '') + text
      column.right = Math.max(column.right, right)
    }
    before = piece
  }
  const tidy = columns.map(({ text, right }) => ({ text: text.replace(/\s+/g, ' ').trim(), right })).filter(({ text }) => text !== '')
  return {
    page,
    text: tidy.map((column) => column.text).join(' '),
    left: inOrder[0]!.x,
    right: Math.max(...inOrder.map(({ x, width }) => x + width)),
    y,
    size,
    columns: tidy.map((column) => column.text),
    edges: tidy.map((column) => column.right),
    stops: inOrder.map(({ x }) => x),
  }
}
