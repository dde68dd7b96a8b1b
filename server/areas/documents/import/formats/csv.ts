import { Transform, pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { parse as parseWhole } from 'csv-parse/sync'
import { isFieldName } from '../fields/field-names.ts'
import { decodeText, misreadWarning } from './decode-text.ts'
import { type Format, type ReadItem, type SourceFile, largestRecord } from './format.ts'

const delimiters = [',', ';', '\t'] as const

/** Bytes of a line that names fields: a longer one is text. */
const maxHeaderLength = 64 * 1024

/** The header's names and the delimiter between them; null where the first line is no header of known fields. */
function readHeader(head: Buffer): { names: string[]; delimiter: string } | null {
  const found = head.indexOf(10)
  const end = found < 0 ? head.length : found
  if (end > maxHeaderLength) return null
  const line = decodeText(head.subarray(0, end))
    .text.replace(/^\uFEFF/, '')
    .trim()
  for (const delimiter of delimiters) {
    const names = namesOf(line, delimiter)
    if (names.filter(isFieldName).length >= 2) return { names, delimiter }
  }
  return null
}

/** The names of a header line. One that stands twice is told apart, so that no column hides another: 'text', 'text (2)'. */
function namesOf(line: string, delimiter: string): string[] {
  const [names = []] = parseWhole(line, { delimiter, relax_quotes: true, skip_records_with_error: true, trim: true })
  const times = new Map<string, number>()
  return names.map((name) => {
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    return time === 1 ? name : `${name} (${time})`
  })
}

interface BrokenRow {
  broken: string
}

/** A header row with the names of fields, then one case to a row. */
export const csv: Format = {
  name: 'CSV',
  streams: true,
  detects: (head) => readHeader(head) !== null,

  async *read(file): AsyncGenerator<ReadItem> {
    const header = readHeader(file.head)!
    const misread = isMisread(file.head)
    const warnings = misread ? [misreadWarning] : []
    const parser = parse({
      bom: true,
      delimiter: header.delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: largestRecord,
      // Handed on in its place among the rows.
      on_skip: (error) => void parser.push({ broken: error?.message ?? 'unreadable' } satisfies BrokenRow),
    })
    // A file that cannot be read to its end destroys the parser, and the loop below throws.
    pipeline([file.open(), ...(misread ? [decodeWindows()] : []), parser], () => {})
    let position = -1
    try {
      for await (const row of parser as AsyncIterable<string[] | BrokenRow>) {
        position += 1
        if (position === 0) continue
        if ('broken' in row) {
          yield { position, rejected: { code: 'row-unreadable', message: row.broken.slice(0, 160) } }
          continue
        }
        if (row.length !== header.names.length) {
          yield { position, rejected: { code: 'row-of-other-width', columns: row.length, header: header.names.length } }
          continue
        }
        yield { position, record: { fields: Object.fromEntries(header.names.map((name, index) => [name, row[index]])), warnings } }
      }
      if (position <= 0) yield { position: null, rejected: { code: 'no-case' } }
    } catch (error) {
      if (!(error instanceof CsvError)) throw error
      yield { position: Math.max(position, 0) + 1, rejected: { code: 'rest-unreadable', message: error.message.slice(0, 160) } }
    }
  },
}

/** Decided on whole lines of the first megabyte, so that no character is cut in two. */
function isMisread(head: SourceFile['head']): boolean {
  const end = head.lastIndexOf(10)
  return decodeText(end < 0 ? head : head.subarray(0, end)).misread
}

const decodeWindows = () => {
  const decoder = new TextDecoder('windows-1252')
  return new Transform({ transform: (chunk: Buffer, _, done) => done(null, decoder.decode(chunk)) })
}
