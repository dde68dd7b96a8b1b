import type { RecordReason } from '#contract/reasons/citation-reasons'
import { type ExchangeFormat, type ImportedRecord, maxKeptCitationLength, maxImported } from '#contract/citation-lists'
import { Problem } from '../../problem.ts'
import { decodeExchange, detectExchange, exchange } from './exchange/formats.ts'
import type { Item, ReadRecord } from './exchange/item.ts'
import { textOfItem } from './exchange/to-text.ts'

/** A file of citations as far as it can be read: its records in their order, each with its words or why it has none. */
export interface ReadImport {
  format: ExchangeFormat
  records: (WithWords & { position: number })[]
}

type WithWords = { line: number } & ({ item: Item; source: string } | { rejected: RecordReason })

/** `invalid-file` where a file is in none of the formats; a record that cannot be read is one among the others. */
export function readImport(bytes: Uint8Array): ReadImport {
  const content = decodeExchange(bytes)
  const format = detectExchange(content)
  if (format === null) throw new Problem('unreadable-file', 'The file is neither RIS nor BibTeX nor CSL-JSON. Nothing was added.')
  const records = exchange[format].read(content)
  if (records.length > maxImported)
    throw new Problem(
      'too-large',
      `The file holds ${records.length} records; at most ${maxImported} can be added at a time. Nothing was added.`,
    )
  return { format, records: records.map((record, index) => ({ position: index + 1, ...withWords(record) })) }
}

function withWords(record: ReadRecord): WithWords {
  if ('rejected' in record) return record
  const source = textOfItem(record.item).replace(/\s+/g, ' ').replaceAll('\u0000', '').trim()
  const { line } = record
  if (source === '') return { line, rejected: { code: 'no-words' } }
  if (source.length > maxKeptCitationLength) return { line, rejected: { code: 'too-long', most: maxKeptCitationLength } }
  return { line, source, item: JSON.parse(JSON.stringify(record.item).replaceAll('\\u0000', '')) as Item }
}

export const countOutcomes = (records: readonly ImportedRecord[]) => {
  const of = (wanted: ImportedRecord['outcome']) => records.filter(({ outcome }) => outcome === wanted).length
  return { added: of('added'), unchanged: of('unchanged'), rejected: of('rejected') }
}
