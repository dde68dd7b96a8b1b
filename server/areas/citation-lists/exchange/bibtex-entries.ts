import type { RecordReason } from '#contract/reasons/citation-reasons'
/** An entry of a BibTeX file: its fields in lower case, values without their outer braces, or why it cannot be read. */
export type Entry = { line: number } & ({ type: string; key: string; fields: [name: string, value: string][] } | { rejected: RecordReason })

// the months that BibTeX knows by name
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

class Unreadable extends Error {
  readonly reasonAt: (line: number) => RecordReason
  constructor(reasonAt: (line: number) => RecordReason) {
    super()
    this.reasonAt = reasonAt
  }
}

/** The entries of a BibTeX file. After one that cannot be read it goes on at the next line that begins with '@'. */
export function readEntries(content: string): Entry[] {
  const entries: Entry[] = []
  const strings = new Map(MONTHS.map((month, index) => [month, String(index + 1).padStart(2, '0')]))
  const lineAt = createLineCounter(content)
  let at = content.indexOf('@')
  while (at !== -1) {
    const line = lineAt(at)
    const cursor = { content, at: at + 1 }
    try {
      const entry = readEntry(cursor, strings)
      if (entry) entries.push({ line, ...entry })
      at = content.indexOf('@', cursor.at)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      entries.push({ line, rejected: error.reasonAt(lineAt(Math.min(cursor.at, content.length))) })
      const next = /(?<=[\r\n])[ \t]*@/g
      next.lastIndex = at + 1
      const found = next.exec(content)
      at = found ? found.index + found[0].length - 1 : -1
    }
  }
  return entries
}

interface Cursor {
  content: string
  at: number
}

function take(cursor: Cursor, pattern: RegExp): string {
  const sticky = new RegExp(pattern, 'y')
  sticky.lastIndex = cursor.at
  const found = sticky.exec(cursor.content)
  if (!found) return ''
  cursor.at = sticky.lastIndex
  return found[0]
}

function readEntry(cursor: Cursor, strings: Map<string, string>) {
  const type = take(cursor, /[A-Za-z]+/).toLowerCase()
  take(cursor, /\s+/)
  const open = take(cursor, /[{(]/)
  // '@' in running words begins no entry
  if (type === '' || open === '') return null
  const close = open === '{' ? '}' : ')'
  if (type === 'comment' || type === 'preamble') {
    skipBalanced(cursor, open, close)
    return null
  }
  const fields: [string, string][] = []
  const key = type === 'string' ? '' : take(cursor, /\s*[^,={}()"\s]*\s*(?=[,})])/).trim()
  if (type !== 'string') take(cursor, /\s*,/)
  for (;;) {
    take(cursor, /[\s,]+/)
    if (cursor.content[cursor.at] === close) break
    if (cursor.at >= cursor.content.length) throw new Unreadable((line) => ({ code: 'entry-not-closed', close, line }))
    const name = take(cursor, /[^\s=,{}()"#%']+/).toLowerCase()
    take(cursor, /\s+/)
    if (name === '' || take(cursor, /=/) === '')
      throw new Unreadable((line) =>
        name === '' ? { code: 'field-without-name', line } : { code: 'field-without-sign', field: name, line },
      )
    fields.push([name, readValue(cursor, strings)])
  }
  cursor.at += 1
  if (type !== 'string') return { type, key, fields }
  for (const [name, value] of fields) strings.set(name, value)
  return null
}

/** A value: braces, quotation marks, a number or a name, joined by '#'. */
function readValue(cursor: Cursor, strings: ReadonlyMap<string, string>): string {
  let value = ''
  do {
    take(cursor, /\s+/)
    const sign = cursor.content[cursor.at]
    if (sign === '{') {
      const start = (cursor.at += 1)
      skipBalanced(cursor, '{', '}')
      value += cursor.content.slice(start, cursor.at - 1)
    } else if (sign === '"') {
      const start = (cursor.at += 1)
      value += cursor.content.slice(start, endOfQuoted(cursor) - 1)
    } else {
      const word = take(cursor, /[^\s,{}()"#=]+/)
      if (word === '') throw new Unreadable((line) => ({ code: 'field-without-value', line }))
      value += strings.get(word.toLowerCase()) ?? word
    }
    take(cursor, /\s+/)
  } while (take(cursor, /#/) !== '')
  return value
}

/** Passes what stands between an opening bracket just before and its closing one. */
function skipBalanced(cursor: Cursor, open: string, close: string) {
  const { content } = cursor
  for (let depth = 1; cursor.at < content.length; cursor.at += 1) {
    const sign = content[cursor.at]
    if (sign === '\\') cursor.at += 1
    else if (sign === open) depth += 1
    else if (sign === close) depth -= 1
    if (depth === 0) {
      cursor.at += 1
      return
    }
  }
  throw new Unreadable((line) => ({ code: 'bracket-not-closed', open, line }))
}

function endOfQuoted(cursor: Cursor): number {
  const { content } = cursor
  for (let depth = 0; cursor.at < content.length; cursor.at += 1) {
    const sign = content[cursor.at]
    if (sign === '\\') cursor.at += 1
    else if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
    else if (sign === '"' && depth === 0) {
      cursor.at += 1
      return cursor.at
    }
  }
  throw new Unreadable((line) => ({ code: 'quotation-not-closed', line }))
}

function createLineCounter(content: string) {
  let [line, reached] = [1, 0]
  return (position: number): number => {
    if (position < reached) [line, reached] = [1, 0]
    for (; reached < position; reached += 1) if (content[reached] === '\n') line += 1
    return line
  }
}
