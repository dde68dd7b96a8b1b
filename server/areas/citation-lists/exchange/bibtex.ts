import { type Item, type ReadRecord, isoOf, readDay, readName, text, writeName, yearOf } from './item.ts'
import { readEntries } from './bibtex-entries.ts'
import { fromLatex, toLatex } from './latex.ts'

const TYPES: Readonly<Record<string, string>> = {
  jurisdiction: 'legal_case',
  legislation: 'legislation',
  legal: 'regulation',
  article: 'article-journal',
  book: 'book',
  incollection: 'chapter',
  inbook: 'chapter',
  inproceedings: 'paper-conference',
  techreport: 'report',
  report: 'report',
  phdthesis: 'thesis',
  mastersthesis: 'thesis',
  thesis: 'thesis',
  online: 'webpage',
  misc: 'document',
}
const TYPE_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(TYPES).map(([bibtex, csl]) => [csl, bibtex])),
  thesis: 'thesis',
  chapter: 'incollection',
  report: 'report',
  document: 'misc',
}

/** Fields with what each is read into; the first of a field is the one that is written. */
const FIELDS: readonly (readonly [name: string, field: string])[] = [
  ['title', 'title'],
  ['journaltitle', 'container-title'],
  ['journal', 'container-title'],
  ['booktitle', 'container-title'],
  ['reporter', 'container-title'],
  ['volume', 'volume'],
  ['issue', 'issue'],
  ['pages', 'page'],
  ['number', 'number'],
  ['institution', 'authority'],
  ['court', 'authority'],
  ['publisher', 'publisher'],
  ['location', 'publisher-place'],
  ['address', 'publisher-place'],
  ['section', 'section'],
  ['url', 'URL'],
  ['doi', 'DOI'],
  ['abstract', 'abstract'],
  ['note', 'note'],
  ['language', 'language'],
]

/** Reads a BibTeX file; what cannot be read is named with its line and the rest goes on. */
export function readBibtex(content: string): ReadRecord[] {
  return readEntries(content).map((entry): ReadRecord => {
    if ('rejected' in entry) return entry
    const { line, type, key, fields } = entry
    const item: Item = { type: TYPES[type] ?? 'document', ...(key !== '' && { id: key }) }
    const left: Record<string, string> = {}
    if (TYPES[type] === undefined || type === 'misc') left['entrytype'] = type
    for (const [name, raw] of fields) {
      const value = fromLatex(raw)
      const field = FIELDS.find(([known]) => known === name)?.[1]
      if (value === '') continue
      if (name === 'author' || name === 'editor') item[name] = raw.split(/\s+and\s+/i).map((one) => readName(fromLatex(one)))
      else if (name === 'date' || (name === 'year' && !item.issued)) item.issued = readDay(value)!
      else if (name === 'year') continue
      else if (name === 'hukumutext') item.custom = { ...item.custom, text: value }
      else if (field === undefined || item[field] !== undefined) left[name] = raw.trim()
      else item[field] = value
    }
    if (Object.keys(left).length > 0) item.custom = { ...item.custom, bibtex: left }
    if (item.title === undefined && item.custom?.text === undefined)
      return { line, rejected: key === '' ? { code: 'entry-without-title' } : { code: 'named-entry-without-title', key } }
    return { line, item }
  })
}

/** Writes records as a BibTeX file of BibLaTeX's types, each under a key of its own. */
export function writeBibtex(items: readonly Item[]): string {
  const keys = new Set<string>()
  return items
    .map((item) => {
      const left = item.custom?.bibtex ?? {}
      const fields: [string, string][] = []
      const seen = new Set<string>()
      for (const role of ['author', 'editor'] as const)
        if (item[role]?.length) fields.push([role, item[role].map((name) => toLatex(writeName(name))).join(' and ')])
      for (const [name, field] of FIELDS) {
        if (!seen.has(field) && text(item[field]) !== '') fields.push([name, toLatex(text(item[field]))])
        seen.add(field)
      }
      if (isoOf(item.issued).length > 4) fields.push(['date', toLatex(isoOf(item.issued))])
      if (yearOf(item.issued) !== '') fields.push(['year', yearOf(item.issued)])
      if (item.custom?.text) fields.push(['hukumutext', toLatex(item.custom.text)])
      for (const [name, value] of Object.entries(left)) if (name !== 'entrytype') fields.push([name, value])
      const type = left['entrytype'] ?? TYPE_NAMES[item.type] ?? 'misc'
      return `@${type}{${keyFor(item, keys)},\n${fields.map(([name, value]) => `  ${name} = {${value}},\n`).join('')}}\n`
    })
    .join('\n')
}

function keyFor(item: Item, keys: Set<string>): string {
  const given = text(item.id).replace(/[^\w:.+/-]/g, '')
  const made = `${
    (item.title ?? 'citation')
      .normalize('NFD')
      .replace(/[^A-Za-z ]/g, '')
      .split(' ')[0]!
      .toLowerCase() || 'citation'
  }${yearOf(item.issued)}`
  const stem = given || made
  let key = stem
  for (let count = 2; keys.has(key); count += 1) key = `${stem}-${count}`
  keys.add(key)
  return key
}
