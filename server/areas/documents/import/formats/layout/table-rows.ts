import { isRole } from '../../header/roles.ts'

/**
 * The blocks of a row of a table: a row of data is one block; a row that only sets things side by side on a page (a party and its
 * role, cells of several paragraphs) gives each paragraph on its own.
 */
export function blocksOfRow(cells: readonly (readonly string[])[]): string[] {
  const filled = cells.filter((cell) => cell.length > 0)
  const blocks = filled.flat()
  const oneEach = filled.every((cell) => cell.length === 1)
  const setsRole = blocks.some((block) => isRole(block))
  return oneEach && !setsRole && blocks.length > 0 ? [blocks.join(' ')] : blocks
}
