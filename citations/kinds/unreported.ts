import { tokenBefore } from '../backward.ts'
import type { CaseNumber, UnreportedCitation } from '../citation.ts'
import { keysOfMatter } from '../case-number-key.ts'
import { readMatterNumbers } from './matter-number.ts'
import { readMatterType } from './matter-type.ts'

/** A case number found in a text. */
export type FoundMatter = { start: number; end: number; caseNumber: CaseNumber }

// 2016, 2021in the estate of: a year, closed only against another digit
const YEAR = /(?:19|20)\d\d(?!\d)/y
// '] (Consolidated)', '(OS)', '(O.S.)', '(UR)' after the year
const AFTER_YEAR = /\]?(?:\s{0,3}\((?:(consolidated)|(O\.?\s?S\.?)|U\.?R\.?)\))?/iy

/** The case number whose year starts at `yearStart`: 'Civil Appeal (Application) No. E198/2021', 'HCCC 39 of 2003'; null where there is none. */
export const readMatterAt = (text: string, yearStart: number): FoundMatter | null => {
  YEAR.lastIndex = yearStart
  const year = YEAR.exec(text)
  if (!year) return null
  let link = tokenBefore(text, yearStart)
  if (link?.text === '[') link = tokenBefore(text, link.start)
  if (!link || !/^(?:of|\/)$/i.test(link.text)) return null
  const numbers = readMatterNumbers(text, link.start, Number(year[0]))
  if (!numbers) return null
  const type = readMatterType(text, numbers.start)
  if (!type) return null
  AFTER_YEAR.lastIndex = yearStart + 4
  const after = AFTER_YEAR.exec(text)
  const closed = after && after[0].trim() !== '' && (after[1] || after[2] || after[0].startsWith(']'))
  const end = closed ? yearStart + 4 + after[0].length : yearStart + 4
  const [first, ...others] = numbers.numbers
  if (!first) return null
  const typeText = text
    .slice(type.start, type.end)
    .replace(/\s+/g, ' ')
    .replace(/\b([A-Z][a-z]*ti) (on\b)/g, '$1$2')
  const caseNumber: CaseNumber = {
    type: typeText,
    ...(type.registry ? { registry: type.registry } : {}),
    ...first,
    others,
    ...(numbers.originatingSummons || after?.[2] ? { originatingSummons: true } : {}),
    ...(after?.[1] ? { consolidated: true } : {}),
    key: '',
    keys: [],
  }
  const keys = keysOfMatter(typeText, [first, ...others])
  return { start: type.start, end, caseNumber: { ...caseNumber, key: keys[0] ?? '', keys } }
}

export const readUnreported = (text: string, yearStart: number): UnreportedCitation | null => {
  const found = readMatterAt(text, yearStart)
  if (!found) return null
  return { kind: 'unreported', text: text.slice(found.start, found.end), start: found.start, end: found.end, caseNumber: found.caseNumber }
}
