import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import { stripInvalidXml } from '../http/strip-invalid-xml.ts'
import type { Column } from './column.ts'

/** What a cell of Excel holds. */
const maxCharacters = 32_767

/** A workbook of one sheet. Every cell is text: nothing in it is taken for a formula. */
export function writeXlsx<Row>(sheet: string, columns: readonly Column<Row>[], rows: readonly Row[]): Promise<Buffer> {
  const text = (value: string) => stripInvalidXml(value).slice(0, maxCharacters)
  const cells: SheetData = [
    columns.map(({ heading }) => ({ type: String, value: heading, fontWeight: 'bold' as const })),
    ...rows.map((one) => columns.map(({ value }) => ({ type: String, value: text(value(one)) }))),
  ]
  return writeXlsxFile(cells, {
    sheet,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer()
}
