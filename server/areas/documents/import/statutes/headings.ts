import { figureOf } from './ordinals.ts'
import type { ProvisionType } from './tree.ts'

/** The heading of a chapter, part, Order or schedule: its number as printed and in figures, and what follows on its line. */
export interface ContainerHeading {
  type: Extract<ProvisionType, 'chapter' | 'part' | 'order' | 'schedule'>
  num: string | null
  figure: string | null
  heading: string
}

const DASH = '[-–—―:.]'
// 'PART II – SUITS IN GENERAL', 'Part iv – Provisions', 'CHAPTER ONE', 'CHAPTER 2. THE EXECUTIVE', 'PART 1— PRELIMINARY', 'PART ― PRELIMINARY'
const CONTAINER = new RegExp(
  `^(CHAPTER|PART|ORDER|Chapter|Part|Order|part)\\s+((?:[IVXLC]+[A-H]?|[ivxlc]+|\\d{1,3}[A-Z]?|[A-Z]|[A-Za-z]{3,9})(?=\\s*$|\\s*${DASH}|\\s+[A-Z“"(\\[]))?\\s*(?:${DASH}+\\s*)?(.*)$`,
)
// 'FIRST SCHEDULE', 'SCHEDULE 5', 'SCHEDULE [s. 2]', 'SECOND SCHEDULE — REPEALED LAWS', 'APPENDIX B — CASE', 'SCHEDULE ONE', 'THIRD SCHEDULE. LIST'
const SCHEDULE = new RegExp(
  `^(?:THE\\s+)?(?:([A-Z]+TH|FIRST|SECOND|THIRD)\\s+SCHEDULE|(?:SCHEDULE|APPENDIX)(?:\\s+(\\d{1,2}[A-Z]?|[A-Z]|[IVX]+|[A-Z]{3,9}))?)(?=\\s*$|\\s*[-–—―.:([])\\s*(?:${DASH}+\\s*)?(.*)$`,
)

export function readContainer(text: string): ContainerHeading | null {
  const match = CONTAINER.exec(text)
  if (!match) return null
  const [, word = '', num = null, heading = ''] = match
  const figure = num === null ? null : (figureOf(num) ?? (/^[A-Z]$/.test(num) ? num : null))
  if (num !== null && figure === null) return null
  if (num === null && !/[-–—―]/.test(text)) return null
  return { type: word.toLowerCase() as 'chapter' | 'part' | 'order', num, figure, heading: heading.trim() }
}

export function readSchedule(text: string): ContainerHeading | null {
  const match = SCHEDULE.exec(text)
  if (!match) return null
  const [, ordinal = null, after = null, heading = ''] = match
  const num = ordinal ?? after
  const figure = num === null ? null : /^[A-Z]$/.test(num) ? num : figureOf(num)
  return num !== null && figure === null ? null : { type: 'schedule', num, figure, heading: heading.trim() }
}

/** The number of a section, article or rule and the words on its line. */
export interface UnitHeading {
  figure: string
  printed: string
  rest: string
}

// '41. Heading', '1― Heading', '137A. Heading', '1-Short title.', '1 Short title', '3. (1) All offences', '162*. (1) When'
const UNIT = /^(\d{1,4}[A-Z]{0,2})\*?\s?(?:[.―—–-]|(?=\s[A-Z[(]))\s*(?:(?:[-–]\s*)?(?=\D|$))(.*)$/

export function readUnit(text: string): UnitHeading | null {
  const match = UNIT.exec(text)
  if (!match) return null
  const [whole, figure = '', rest = ''] = match
  return { figure, printed: whole.slice(0, whole.length - rest.length).trim(), rest: rest.trim() }
}
