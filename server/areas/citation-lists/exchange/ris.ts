import { type RisLine, writeRisRecords } from '../../../printing/ris.ts'
import type { RecordReason } from '#contract/reasons/citation-reasons'
import { type Item, type ReadRecord, isoOf, readDay, readName, text, writeName, yearOf } from './item.ts'

// 'TY  - CASE'
const TAGGED = /^([A-Z][A-Z0-9]) {0,2}-(?: (.*)|)$/
const TYPES: Readonly<Record<string, string>> = {
  CASE: 'legal_case',
  STAT: 'legislation',
  LEGAL: 'regulation',
  BILL: 'bill',
  JOUR: 'article-journal',
  EJOUR: 'article-journal',
  BOOK: 'book',
  CHAP: 'chapter',
  RPRT: 'report',
  THES: 'thesis',
  NEWS: 'article-newspaper',
  ELEC: 'webpage',
  CONF: 'paper-conference',
  HEAR: 'hearing',
}
const TYPE_NAMES = Object.fromEntries(
  Object.entries(TYPES)
    .map(([ris, csl]) => [csl, ris])
    .reverse(),
)

/** Tags with the field that each is read into; the first of a field is the one that is written. */
const FIELDS: readonly (readonly [tag: string, field: string])[] = [
  ['TI', 'title'],
  ['T1', 'title'],
  ['T2', 'container-title'],
  ['JO', 'container-title'],
  ['JF', 'container-title'],
  ['VL', 'volume'],
  ['IS', 'issue'],
  ['SP', 'page'],
  ['PB', 'publisher'],
  ['CY', 'publisher-place'],
  ['M1', 'number'],
  ['SE', 'section'],
  ['UR', 'URL'],
  ['DO', 'DOI'],
  ['AB', 'abstract'],
  ['LA', 'language'],
  ['N1', 'note'],
]

/** Reads a RIS file: records from TY to ER. What is no part of a record, and a record that is not closed, is named with its line. */
export function readRis(content: string): ReadRecord[] {
  const records: ReadRecord[] = []
  let open: { line: number; tags: [tag: string, value: string][] } | null = null
  let stray: number | null = null
  const close = (rejected?: RecordReason) => {
    if (open) records.push(rejected === undefined ? toRecord(open.line, open.tags) : { line: open.line, rejected })
    open = null
  }
  for (const [index, raw] of content.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1
    const found = TAGGED.exec(raw.trimEnd())
    const [, tag = '', value = ''] = found ?? []
    if (tag === 'TY') {
      close({ code: 'record-not-closed' })
      open = { line, tags: [[tag, value.trim()]] }
    } else if (tag === 'ER' && open) close()
    else if (found && open) open.tags.push([tag, value.trim()])
    else if (open && raw.trim() !== '') {
      const last = open.tags.at(-1)!
      last[1] = `${last[1]} ${raw.trim()}`.trim()
    } else if (raw.trim() !== '' && stray !== line - 1) {
      stray = line
      records.push({ line, rejected: { code: 'line-of-no-record' } })
    } else if (raw.trim() !== '') stray = line
  }
  close({ code: 'record-cut-off' })
  return records
}

function toRecord(line: number, tags: readonly (readonly [string, string])[]): ReadRecord {
  const item: Item = { type: TYPES[tags[0]![1].toUpperCase()] ?? 'document' }
  const left: Record<string, string[]> = {}
  const leave = (tag: string, value: string) => (left[tag] ??= []).push(value)
  if (item.type === 'document') leave('TY', tags[0]![1])
  for (const [tag, value] of tags.slice(1)) {
    const field = FIELDS.find(([known]) => known === tag)?.[1]
    if (value === '') continue
    if (tag === 'AU' || tag === 'A1') item.author = [...(item.author ?? []), readName(value)]
    else if (tag === 'ED') item.editor = [...(item.editor ?? []), readName(value)]
    else if (tag === 'DA' || (tag === 'PY' && !item.issued) || (tag === 'Y1' && !item.issued)) item.issued = readDay(value)!
    else if (tag === 'PY' || tag === 'Y1') continue
    else if (tag === 'EP' && item['page']) item['page'] = `${text(item['page'])}-${value}`
    else if (tag === 'C1') item.custom = { ...item.custom, text: value }
    else if (tag === 'ID') item.id = value
    else if (field === undefined || item[field] !== undefined) leave(tag, value)
    else item[field] = value
  }
  if (Object.keys(left).length > 0) item.custom = { ...item.custom, ris: left }
  if (item.title === undefined && item.custom?.text === undefined) return { line, rejected: { code: 'record-without-title' } }
  return { line, item: item.type === 'legal_case' && item['publisher'] ? withAuthority(item) : item }
}

/** RIS keeps the court of a case where books have their publisher. */
function withAuthority({ publisher, ...item }: Item): Item {
  return { ...item, authority: publisher }
}

/** Writes records as a RIS file. */
export function writeRis(items: readonly Item[]): string {
  return writeRisRecords(
    items.map((item) => {
      const left = item.custom?.ris ?? {}
      const [page = '', last] = text(item['page']).split(/[-–]/)
      const lines: RisLine[] = []
      for (const name of item.author ?? []) lines.push(['AU', writeName(name)])
      for (const name of item.editor ?? []) lines.push(['ED', writeName(name)])
      const seen = new Set<string>()
      for (const [tag, field] of FIELDS) {
        const value = field === 'page' ? page : field === 'publisher' ? text(item['authority'] ?? item['publisher']) : text(item[field])
        if (value !== '' && !seen.has(field)) lines.push([tag, value])
        seen.add(field)
      }
      if (last) lines.push(['EP', last])
      if (yearOf(item.issued) !== '') lines.push(['PY', yearOf(item.issued)])
      if (isoOf(item.issued).length > 4) lines.push(['DA', isoOf(item.issued).replaceAll('-', '/')])
      if (item.custom?.text) lines.push(['C1', item.custom.text])
      if (item.id !== undefined) lines.push(['ID', String(item.id)])
      for (const [tag, values] of Object.entries(left)) if (tag !== 'TY') for (const value of values) lines.push([tag, value])
      return { type: left['TY']?.[0] ?? TYPE_NAMES[item.type] ?? 'GEN', lines }
    }),
  )
}
