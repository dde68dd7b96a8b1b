import { readContainer, readSchedule, readUnit } from './headings.ts'
import type { ActLine } from './line.ts'
import { lettersOf } from './line.ts'
import type { ProvisionType } from './tree.ts'

/** What a printed arrangement says that there is. */
export interface ArrangementEntry {
  type: Extract<ProvisionType, 'chapter' | 'part' | 'order' | 'section' | 'schedule' | 'division'>
  /** In figures; null for a heading without a number. */
  figure: string | null
  num: string | null
  heading: string
}

/** The arrangement of an Act: its lines, from and to, and its entries in their order. */
export interface Arrangement {
  from: number
  to: number
  entries: ArrangementEntry[]
  /** 'article', 'rule', 'section', 'regulation', 'paragraph': what it says that it arranges; null where it is only 'Contents'. */
  of: string | null
}

// 'ARRANGEMENT OF SECTIONS', 'Contents', 'TABLE OF CONTENTS'
const START = /^(?:arrangement\s+of\s+([a-z]+?)s?|(?:table\s+of\s+)?contents)[\s.:]*$/i
// what the text of an Act begins with
const TEXT_BEGINS =
  /^(?:\[?\s*date\s+of\s+(?:assent|commencement)|an\s+act\s+(?:of|to)\b|assented\s+to\s+on|published\s+in\s+kenya\s+gazette|\[\s*(?:l\.?n\.?|legal\s+notice)\b|in\s+exercise\s+of|preamble$|we,?\s+the\s+people)/i
// '.............. 14', '. . . . 14', and the page of one that has no leader
const LEADER = /\s*(?:\.\s?){3,}\s*\d*\s*$/
// 'Section', 'Rule', 'Page', 'SCHEDULES'
const COLUMN_HEAD = /^(?:sections?|rules?|articles?|regulations?|paragraphs?|page|schedules)\s*\.?$/i

// '9-11 (Repealed.)': the text says what was repealed when
const REPEALED = /^\d{1,3}[A-Z]?\s?[-–]\s?\d{1,3}[A-Z]?\.?\s*[[(]repealed/i

const ENDS_OPEN = /(?:,|\b(?:and|or|of|to|the|by|for|in|with|from|on|as|a|an|at))$/i

function entryOf(text: string): ArrangementEntry | null {
  const schedule = readSchedule(text)
  if (schedule) return schedule
  const container = readContainer(text)
  if (container) return { ...container, type: container.type as 'chapter' | 'part' | 'order' }
  const unit = readUnit(text)
  return unit ? { type: 'section', figure: unit.figure, num: unit.figure, heading: unit.rest } : null
}

const sameEntry = (one: ArrangementEntry, other: ArrangementEntry): boolean =>
  one.type === other.type && one.figure === other.figure && lettersOf(one.heading).slice(0, 24) === lettersOf(other.heading).slice(0, 24)

/** The title of the Act and its chapter stand before the text as before the arrangement; they belong to the text. */
const TITLE =
  /^(?:chapter\s+\d+[A-Z]*|cap\.?\s*\d+[A-Z]*|(?:the\s+)?[A-Z][A-Z\s,’'()-]+(?:ACT|CODE|RULES|ORDER|REGULATIONS)(?:,?\s*\d{4})?)$/

/** Reads the arrangement that stands before the text; null where there is none. */
export function readArrangement(lines: readonly ActLine[]): Arrangement | null {
  const from = lines.findIndex(({ text }) => START.test(text))
  if (from < 0) return null
  const entries: ArrangementEntry[] = []
  let to = from + 1
  for (; to < lines.length; to += 1) {
    const text = lines[to]!.text.replace(LEADER, '').trim()
    if (TEXT_BEGINS.test(text) && entries.length > 0) break
    if (text === '' || COLUMN_HEAD.test(text) || START.test(text)) continue
    const entry = entryOf(text)
    const first = entries.find(({ type }) => type !== 'chapter' || entry?.type === 'chapter')
    if (entry && first && entries.length > 3 && repeats(entry, entries)) break
    if (entry) entries.push(entry)
    else if (!REPEALED.test(text)) continueEntry(entries, text)
  }
  while (to > from + 1 && TITLE.test(lines[to - 1]!.text.trim())) to -= 1
  // 'CHAPTER 75' is the Act's own number in the Laws of Kenya.
  const chapters = entries.filter(({ type }) => type === 'chapter')
  if (chapters.length === 1) entries.splice(entries.indexOf(chapters[0]!), 1)
  const of = START.exec(lines[from]!.text)?.[1]?.toLowerCase() ?? null
  return entries.length > 0 ? { from, to, entries, of } : null
}

/** Whether an entry is the first of its type once more: then the text has begun. */
function repeats(entry: ArrangementEntry, entries: readonly ArrangementEntry[]): boolean {
  const first = entries.find(({ type }) => type === entry.type)
  if (!first || !sameEntry(first, entry)) return false
  return entry.type !== 'section' || !entries.some(({ type }) => type === 'order')
}

/** A line without a number goes on with the heading before it, or is a heading of its own between two sections. */
function continueEntry(entries: ArrangementEntry[], text: string) {
  const last = entries.at(-1)
  if (!last) return
  const goesOn = /^[\p{Ll}(\d]/u.test(text) || ENDS_OPEN.test(last.heading) || last.heading === ''
  const inCapitals =
    last.type !== 'section' && last.type !== 'division' && text === text.toUpperCase() && last.heading === last.heading.toUpperCase()
  if (goesOn || inCapitals) last.heading = `${last.heading} ${text}`.trim()
  else entries.push({ type: 'division', figure: null, num: null, heading: text })
}
