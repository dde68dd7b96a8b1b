import type { Block } from './block.ts'

const maxCellLength = 80
const fewestCells = 8
// '4,000', '30,610.01', '100,000/=', 'Kshs 50,000/=', 'Nil', '-'
const FIGURE = /^(?:(?:kshs?|usd)\.?\s*)?[\d.,/=%\s-]+$|^nil$/i

const isCell = ({ text }: Block) => text.length <= maxCellLength && !/[.:;?!]$/.test(text.replace(/^no\.$/i, 'no'))

/** Which blocks are the cells of a table that lost its rows: a long run of short pieces, several of them figures. */
export function findTables(blocks: readonly Block[]): boolean[] {
  const inTable = blocks.map(() => false)
  for (let start = 0; start < blocks.length; start += 1) {
    let end = start
    while (end < blocks.length && isCell(blocks[end]!)) end += 1
    const figures = blocks.slice(start, end).filter(({ text }) => FIGURE.test(text)).length
    if (end - start >= fewestCells && figures >= 3) inTable.fill(true, start, end)
    start = Math.max(start, end)
  }
  return inTable
}
