import type { Case } from '#contract/cases'
import type { Column } from './case-columns.ts'

/** Tells Excel that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

// a spreadsheet takes a cell that begins so for a formula and runs it: https://owasp.org/www-community/attacks/CSV_Injection
const formula = /^[\s\uFEFF]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u

/** A cell as RFC 4180 writes it; one that would be a formula begins with an apostrophe. */
export function cell(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value
  return /[",;\r\n\t']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function writeCsv(columns: readonly Column[], cases: readonly Case[]): string {
  const rows = [columns.map(({ heading }) => heading), ...cases.map((one) => columns.map(({ value }) => value(one)))]
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
