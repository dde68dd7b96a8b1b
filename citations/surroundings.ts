import { keysOfMatter } from './case-number-key.ts'
import type { Citation } from './citation.ts'
import { readCaseName } from './kinds/case-name.ts'
import { readPinpoint } from './kinds/pinpoint.ts'
import { createNameIndex } from './name-index.ts'
import { isCaseCitation } from './resolve.ts'

/** Between parallel citations of one case: marks, brackets, divisions and dates, but no other words. */
const PARALLEL = /^[\s,;:()[\]&=]*(?:(?:also|or|at\s(?:pages?\s|paras?\.?\s|p\.?\s)?\d+)[\s,;:()[\]&=]*)?$/
const GROUP = /\((?:[A-Z][A-Za-z,& ]{0,50}|\d{1,2} [A-Z][a-z]+ \d{4})\)/g

/** Adds the names and pinpoints that stand around case citations; a parallel citation takes the name of the one before it. */
export const addSurroundings = (text: string, found: readonly Citation[]): Citation[] => {
  const items: Citation[] = []
  for (const item of found) {
    if (!isCaseCitation(item)) {
      items.push(item)
      continue
    }
    const before = items.at(-1)
    const floor = before?.end ?? 0
    const parallel =
      before && isCaseCitation(before) && item.start - floor < 100 && PARALLEL.test(text.slice(floor, item.start).replace(GROUP, ''))
    const caseName = parallel ? before.caseName : readCaseName(text, item.start, floor)
    const pinpoint = readPinpoint(text, item.end, 'series' in item ? item : undefined)
    if (caseName) item.caseName = caseName
    if (pinpoint) item.pinpoint = pinpoint
    items.push(item)
  }
  return items
}

/** Short forms stay only where an earlier citation has the name, and no '(supra)' says the same. */
export const dropUnknownShorts = (items: Citation[]): Citation[] => {
  if (!items.some((item) => item.kind === 'short')) return items
  const names = createNameIndex()
  return items.filter((item, index) => {
    const next = items[index + 1]
    if (item.kind === 'short' && next?.kind === 'supra' && next.start - item.end < 4) return false
    if (item.kind === 'short') return names.find(item.name)?.length !== 0
    if (isCaseCitation(item) && item.caseName) names.add(item.caseName.text, index)
    return true
  })
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')

/**
 * A case number in brackets, as a title has it, tells where its type begins; elsewhere in the text the division may stand right before it
 * ('Judicial Review Miscellaneous Application E101 of 2023' in a header) and is taken off again.
 */
export const alignWithTitle = (text: string, items: readonly Citation[]): readonly Citation[] => {
  const types = new Map<string, string>()
  const keyOf = ({ number, year }: { number: string; year: number }) => `${number}|${year}`
  for (const item of items) {
    if (item.kind === 'unreported' && text[item.start - 1] === '(') types.set(keyOf(item.caseNumber), item.caseNumber.type)
  }
  if (types.size === 0) return items
  return items.map((item) => {
    if (item.kind !== 'unreported') return item
    const type = types.get(keyOf(item.caseNumber))
    if (
      type === undefined ||
      type.length >= item.caseNumber.type.length ||
      !item.caseNumber.type.toLowerCase().endsWith(` ${type.toLowerCase()}`)
    )
      return item
    const found = new RegExp(`\\s(?=${escaped(type)}(?!.*${escaped(type)}))`, 'is').exec(item.text)
    if (!found) return item
    const start = item.start + found.index + 1
    const keys = keysOfMatter(type, [item.caseNumber, ...item.caseNumber.others])
    return { ...item, text: text.slice(start, item.end), start, caseNumber: { ...item.caseNumber, type, key: keys[0] ?? '', keys } }
  })
}
