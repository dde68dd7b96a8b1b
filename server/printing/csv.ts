import type { Column } from './column.ts'

/** Tells Excel that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

// a spreadsheet takes a cell that begins so for a formula and runs it: https://owasp.org/www-community/attacks/CSV_Injection
const formula = /^[\s\uFEFF]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u

/** A cell as RFC 4180 writes it; one that would be a formula begins with an apostrophe. */
export function cell(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value
  return /[",;\r\n\t']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as a CSV file, headings first. */
export function writeCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = [columns.map(({ heading }) => heading), ...rows.map((one) => columns.map(({ value }) => value(one)))]
  return byteOrderMark + cells.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
