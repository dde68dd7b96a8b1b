/** A column of an exported table: its heading, its width in characters in Excel, and what it says of a row. */
export interface Column<Row> {
  heading: string
  width: number
  value: (row: Row) => string
}
