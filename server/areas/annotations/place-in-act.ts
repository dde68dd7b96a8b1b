import { type Anchor, type Place, findPlace } from './anchoring/find-place.ts'
import { type ReadText, readText } from './anchoring/read-text.ts'
import { type ActTree, extentOfUnit } from './provision-of.ts'

/** A text of an Act. */
export interface ActText extends ActTree {
  content: string
  /** From which day it stands. */
  date: string | null
}

/** How a passage of an Act was marked. */
export interface ActAnchor extends Anchor {
  unit: string | null
  unit_start: number | null
  unit_end: number | null
  marked_as_at: string | null
}

/** Reads stretches of texts once, however many passages are looked for in them. */
export function createStretches() {
  const read = new Map<string, ReadText>()
  return (content: string, { start, end }: Place, key: string): ReadText => {
    const name = `${key} ${start} ${end}`
    const known = read.get(name) ?? readText(content.slice(start, end))
    read.set(name, known)
    return known
  }
}
type Stretches = ReturnType<typeof createStretches>

interface Found {
  /** The text and its name among those that are read. */
  now: ActText
  nowKey: string
  /** The text in which it was marked, where the library still has it. */
  before: string | null
  beforeKey: string
}

/**
 * Where a passage of an Act stands in another of its texts. It is looked for in its own section, by its id, and nowhere else: what reads alike in
 * another section is another rule. In the text of another day it must read the same, since words that were amended are other law. Where the text
 * of the same day was read anew, words may have been corrected and sections told apart otherwise, so all of it is looked through then.
 */
export function placeInAct(anchor: ActAnchor, { now, nowKey, before, beforeKey }: Found, stretches: Stretches): Place | null {
  const look = (within: Place, was: Place): Place | null => {
    const known = before === null ? null : stretches(before, was, beforeKey)
    const place = findPlace(relative(anchor, was), stretches(now.content, within, nowKey), known)
    return place && { start: place.start + within.start, end: place.end + within.start }
  }
  const whole = () => look({ start: 0, end: now.content.length }, { start: 0, end: before?.length ?? Infinity })
  const { unit, unit_start: start, unit_end: end } = anchor
  const extent = unit === null ? null : extentOfUnit(now, unit)
  const found = extent && start !== null && end !== null ? look(extent, { start, end }) : null
  if (anchor.marked_as_at !== now.date) {
    const place = found ?? (unit === null ? whole() : null)
    return place && readsTheSame(anchor.quote, now.content.slice(place.start, place.end)) ? place : null
  }
  return found ?? whole()
}
/** Whatever the space, quotation marks and numbers at the beginning of lines. */
const readsTheSame = (one: string, other: string) => readText(one).folded === readText(other).folded

/**
 * The passage as it stands within a stretch of its text. What is around it counts as far as its own line goes: the subsections before and behind
 * it are amended by themselves.
 */
const relative = ({ quote, prefix, suffix, start, end }: ActAnchor, within: Place): Anchor => ({
  quote,
  prefix: prefix.slice(prefix.lastIndexOf('\n') + 1),
  suffix: suffix.split('\n', 1)[0]!,
  start: start - within.start,
  end: end - within.start,
})
