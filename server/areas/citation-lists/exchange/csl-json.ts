import type { RecordReason } from '#contract/reasons/citation-reasons'
import { type Item, type ReadRecord, text } from './item.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isNames = (value: unknown) =>
  Array.isArray(value) && value.every((name) => isObject(name) && Object.values(name).every((part) => typeof part !== 'object'))

/** Reads CSL-JSON: one item, a list of them or `{items: […]}`. `line` is where an item begins. */
export function readCslJson(content: string): ReadRecord[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(content)
  } catch (error) {
    const { message } = error as Error
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? content.length)
    return [{ line: content.slice(0, position).split('\n').length, rejected: { code: 'not-json', message: message.slice(0, 160) } }]
  }
  const items = Array.isArray(parsed) ? parsed : isObject(parsed) && Array.isArray(parsed['items']) ? parsed['items'] : [parsed]
  const lines = linesOfItems(content, items.length, !Array.isArray(parsed) && items[0] !== parsed)
  return items.map((given: unknown, index): ReadRecord => {
    const line = lines[index] ?? 1
    const rejected = whyNoItem(given)
    return rejected === null ? { line, item: given as Item } : { line, rejected }
  })
}

function whyNoItem(given: unknown): RecordReason | null {
  if (!isObject(given)) return { code: 'item-no-object' }
  if (typeof given['type'] !== 'string') return { code: 'item-without-type' }
  if (text(given['title']) === '' && !(isObject(given['custom']) && text(given['custom']['text']) !== ''))
    return { code: 'item-without-title' }
  for (const role of ['author', 'editor'])
    if (given[role] !== undefined && !isNames(given[role])) return { code: 'no-list-of-names', field: role }
  if (given['custom'] !== undefined && !isObject(given['custom'])) return { code: 'custom-no-object' }
  const issued = given['issued']
  if (issued !== undefined && !(isObject(issued) && (issued['date-parts'] === undefined || isDateParts(issued['date-parts']))))
    return { code: 'issued-no-date' }
  return null
}

const isDateParts = (value: unknown) =>
  Array.isArray(value) &&
  value.every((parts) => Array.isArray(parts) && parts.every((part) => typeof part === 'number' || typeof part === 'string'))

/** The lines where the objects of a list begin; brackets within strings do not count. */
function linesOfItems(content: string, count: number, wrapped: boolean): number[] {
  const lines: number[] = []
  const wanted = wrapped ? 2 : content.trimStart().startsWith('[') ? 1 : 0
  let [line, depth, quoted] = [1, 0, false]
  let expects = wanted === 0
  for (let at = 0; at < content.length && lines.length < count; at += 1) {
    const sign = content[at]!
    if (sign === '\n') line += 1
    if (quoted) {
      if (sign === '\\') at += 1
      else if (sign === '"') quoted = false
      continue
    }
    if (depth === wanted && expects && !/\s/.test(sign) && sign !== ']') {
      lines.push(line)
      expects = false
    }
    if (sign === '"') quoted = true
    else if (sign === '{' || sign === '[') {
      depth += 1
      if (depth === wanted && sign === '[') expects = true
    } else if (sign === '}' || sign === ']') depth -= 1
    else if (sign === ',' && depth === wanted) expects = true
  }
  return lines
}

export const writeCslJson = (items: readonly Item[]): string => `${JSON.stringify(items, null, 2)}\n`
