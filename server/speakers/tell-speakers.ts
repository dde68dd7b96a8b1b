import { kindOfHeading } from '#citations/prose/headings'
import { paragraphKinds } from '#contract/cases'
import type { StoredLayout } from '../database/stored-layout.ts'
import type { Speaker } from '#contract/passage-search'
import { type Section, readItem, readLead, readSpeaker } from './speaker-signs.ts'

const heading = paragraphKinds.indexOf('heading')
const quotation = paragraphKinds.indexOf('quote')
const item = paragraphKinds.indexOf('item')
const line = paragraphKinds.indexOf('line')
const NUMBERED = /^\W*\d{1,3}\b/
const ENDS = /[.?!:]["”’)]*\s*$/
const CLOSES = /["”’][.;)]*\s*$/

/**
 * Who speaks in each paragraph of a judgment, from the headings above it, the words that lead to it and its own; null where none of them says so
 * or they differ.
 */
export function tellSpeakers(content: string, { parts, paragraphs }: Pick<StoredLayout, 'parts' | 'paragraphs'>): (Speaker | null)[] {
  let section: Section = null
  let isHeaded = false
  /** Who has spoken last, as far as it was clear. */
  let before: Speaker = 'record'
  /** Who goes on in the list or the quotation that a paragraph has led to; undefined where none has. */
  let led: Speaker | null | undefined
  /** The kind of the paragraph that has led to it, and of the one before. */
  let leader = heading
  let last = heading
  /** Whether the one before closes a quotation. */
  let hasClosed = false
  /** Whether a list is printed as paragraphs without numbers, and the one before does not end it. */
  let isListed = false
  /** Whether a quotation goes on in paragraphs with numbers of its own. */
  let goesOn = false
  /** The number that the court has counted to. */
  let count = 0
  return paragraphs.map(([start, end, kind, number, , part]) => {
    const of = parts[part]?.kind
    if (of === 'header' || of === 'parties' || of === 'ending') return 'record'
    // A judge who dissents is not the court, nor are the orders that would have been made.
    const own =
      parts.findLast(({ position, kind: one }) => position <= part && one === 'opinion')?.opinion_kind === 'dissenting' ? null : 'court'
    if (of === 'orders') return own
    const text = content.slice(start, end)
    const speaker = kind === heading ? enter(text) : tell(text, kind, Number(number))
    last = kind
    hasClosed = CLOSES.test(text)
    return speaker === 'court' ? own : speaker
  })

  function enter(text: string): Speaker {
    const told = kindOfHeading(text)
    // 'Prima facie case', 'Grounds 1 and 2': under what is decided a paper is what the court looks at.
    if (told !== null && !(told === 'papers' && isHeaded && section === 'court')) {
      isHeaded = told !== 'opening'
      section = told === 'parties' || told === 'papers' ? 'party' : isHeaded ? 'court' : null
    } else if (section === 'party' && before === 'court') section = null
    led = undefined
    before = 'record'
    return 'record'
  }

  function tell(text: string, kind: number, number: number): Speaker | null {
    if (kind === quotation) return led ?? null
    const isOfList = kind === item || kind === line
    // An item after what an item has led to, or after a quotation that was closed, stands in the outer list again.
    if (isOfList && led !== undefined && !(last === quotation && (leader === item || hasClosed))) return led ?? readItem(text, null)
    if (kind !== item && number > 0) {
      // Numbers that are not the court's own are of the rule or the judgment that it quotes.
      if (led !== undefined && (last === quotation || goesOn) && !hasClosed && count > 0 && number !== count + 1) {
        goesOn = true
        return led
      }
      goesOn = false
      count = number
    }
    // What is announced may be printed as a paragraph, which then has no number.
    if (!isOfList && led !== undefined && ((last === leader && leader !== item) || isListed) && !NUMBERED.test(text)) {
      leader = heading
      isListed = !ENDS.test(text)
      if (led !== null) before = led
      return led
    }
    isListed = false
    let told: Speaker | null
    if (isOfList) told = kind === item ? readItem(text, section) : null
    else {
      const { speaker, turns } = readSpeaker(text, { section, isHeaded, before })
      if (turns) section = 'court'
      told = speaker
      if (speaker !== null) before = speaker
    }
    led = readLead(text, told)
    leader = kind
    return told
  }
}
