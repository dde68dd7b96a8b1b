import { parseDate } from '#citations/title'
import { dropControlCharacters } from '../control-characters.ts'

// 'N/A', 'null', 'none', '-', '…'
const MISSING = /^(?:n\/?a|null|none|undefined|nil|[-–—.…\s]*)$/i

/** Whether a value says nothing: 'N/A', an empty cell, an empty list. */
export const isMissing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.length < 100 && MISSING.test(value.trim())) ||
  (Array.isArray(value) && value.length === 0)

/** Text that every database can hold: no control characters, no half characters, one kind of line end. */
export const storableText = (text: string): string =>
  dropControlCharacters(text.toWellFormed().replace(/\r\n?/g, '\n')).replace(/^\uFEFF/, '')

/** One line of text without stray spaces; null for a missing value, a list or an object. */
export function readLine(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = storableText(String(value)).replace(/\s+/g, ' ').trim()
  return MISSING.test(text) ? null : text
}

/** Text of several paragraphs, its line breaks kept. */
export function readText(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = storableText(value).trim()
  return MISSING.test(text) ? null : text
}

/** A list of lines: from a list, or from one line cut at semicolons, vertical bars and line breaks. */
export function readLines(value: unknown): string[] {
  const items = Array.isArray(value) ? value : typeof value === 'string' ? jsonList(value) : []
  return [...new Set(items.map((item) => readLine(item)).filter((item) => item !== null))]
}

/** A cell of a table may hold a list as JSON: '["Land", "Succession"]'. */
function jsonList(value: string): unknown[] {
  const text = value.trim()
  if (text.startsWith('[')) {
    try {
      const list: unknown = JSON.parse(text)
      if (Array.isArray(list)) return list
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
    }
  }
  return text.split(/[;|\n]/)
}

const listFrom = (value: unknown): unknown[] => (Array.isArray(value) ? value : typeof value === 'string' ? jsonList(value) : [])

/** A list of objects or lines, as names with something beside them: judges and their titles, parties and their roles. */
export function readNamed(value: unknown, beside: string): { name: string; beside: string | null }[] {
  return listFrom(value).flatMap((item) => {
    const named = typeof item === 'object' && item !== null ? (item as Record<string, unknown>) : { name: item }
    const name = readLine(named['name'])
    return name ? [{ name, beside: readLine(named[beside]) }] : []
  })
}

const isDay = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
const padded = (part: number) => String(part).padStart(2, '0')

/** YYYY-MM-DD of '2024-10-01', '2024-10-01T09:00:00Z', '1 October 2024', '01 Oct 2024', 'October 1, 2024' or '01/10/2024' (day first); null for anything else. */
export function readDate(value: unknown): string | null {
  const text = readLine(value)
  if (!text) return null
  // 2024-10-01T09:00:00Z
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text)
  // 01/10/2024, 1.10.2024
  const slashed = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text)
  const parts = iso ? [iso[1], iso[2], iso[3]] : slashed ? [slashed[3], slashed[2], slashed[1]] : null
  if (!parts) return parseDate(text)
  const [year, month, day] = parts.map(Number) as [number, number, number]
  return isDay(year, month, day) ? `${year}-${padded(month)}-${padded(day)}` : null
}

/** A whole number, also from text; null for anything else. */
export function readWhole(value: unknown): number | null {
  const number = typeof value === 'number' ? value : typeof value === 'string' && /^\s*-?\d{1,9}\s*$/.test(value) ? Number(value) : NaN
  return Number.isInteger(number) ? number : null
}

/** True for true, 1, 'true' and 'yes'. */
export const readFlag = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^(?:true|yes|1)$/i.test(value.trim()))
