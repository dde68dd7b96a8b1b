/** A line of a record for reference managers: its tag and what it says; one that says nothing is left out. */
export type RisLine = readonly [tag: string, value: string | null]

/** Records after the RIS format (https://en.wikipedia.org/wiki/RIS_(file_format)), each with its type first, a value on one line. */
export const writeRisRecords = (records: readonly { type: string; lines: readonly RisLine[] }[]): string =>
  records.map(({ type, lines }) => `TY  - ${type}\r\n${lines.map(writeLine).join('')}ER  - \r\n`).join('\r\n')

function writeLine([tag, value]: RisLine): string {
  const line = value?.replace(/\s+/g, ' ').trim()
  return line ? `${tag}  - ${line}\r\n` : ''
}
