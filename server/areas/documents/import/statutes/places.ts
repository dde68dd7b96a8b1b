import type { ArrangementEntry } from './arrangement.ts'
import { type ContainerHeading, readContainer, readSchedule, readUnit } from './headings.ts'
import { type ActLine, lettersOf, likeness } from './line.ts'

/** Where a heading stands in the text: its lines, from and to, and what it is. */
export interface Place {
  from: number
  /** The line after its heading; `from` where the heading stands beside the words of the section. */
  to: number
  type: ArrangementEntry['type']
  figure: string | null
  num: string | null
  heading: string | null
  /** The number as printed, '41.'; null for what has none. */
  printed: string | null
}

const maxHeadingLength = 6
const alike = 0.6
/** Candidates that are looked back over for the number before: law has fewer lists than that in one section. */
const farthestBack = 400

const startsSubsection = /^\(\d/

/** A section's heading, as far as its print tells it from a numbered sentence. */
const isHeadingLike = (rest: string): boolean =>
  rest.length < 140 && !/[.;:—–,]$/.test(rest.replace(/\betc\.$/, '')) && !startsSubsection.test(rest)

const isUpper = (text: string) => text === text.toUpperCase() && /\p{Lu}/u.test(text)

/** The lines over which a heading that the arrangement knows runs, with its words as the text prints them. */
function headingFrom(lines: readonly ActLine[], at: number, first: string, expected: string | null): { to: number; heading: string } {
  let heading = first
  let to = at + 1
  const whole = expected === null ? null : lettersOf(expected)
  for (; to < lines.length && to < at + maxHeadingLength; to += 1) {
    const next = lines[to]!.text
    const own = lettersOf(heading)
    const goesOn =
      whole === null
        ? isUpper(next) && (heading === '' || isUpper(heading)) && !readContainer(next)
        : own.length < whole.length && whole.startsWith(lettersOf(heading + next))
    if (!goesOn || readUnit(next)) break
    heading = `${heading} ${next}`.trim()
  }
  return { to, heading }
}

/** A chapter, part or Order at a line; `expected` is its entry of the arrangement, null where the file has none. */
function containerAt(lines: readonly ActLine[], at: number, expected: ArrangementEntry | null): Place | null {
  const read = readContainer(lines[at]!.text)
  if (!read) return null
  if (expected) {
    const isFirst = expected.figure === null && read.figure === '1'
    if (read.type !== expected.type || (read.figure !== expected.figure && !isFirst)) return null
    if (read.heading === '' && read.num !== null && lines[at]!.text.trim().endsWith(read.num)) {
      // 'PART VII' alone, whatever stands below
      const { to, heading } = headingFrom(lines, at, '', expected.heading)
      return placeOf(read, at, to, heading)
    }
    const { to, heading } = headingFrom(lines, at, read.heading, expected.heading)
    const like = likeness(expected.heading, heading)
    return like >= 0.5 || (read.heading === '' && expected.heading === '') ? placeOf(read, at, to, heading) : null
  }
  if (!isUpper(read.heading) && read.heading !== '' && !/[-–—―]/.test(lines[at]!.text)) return null
  const { to, heading } = headingFrom(lines, at, read.heading, null)
  return heading === '' ? null : placeOf(read, at, to, heading)
}

const placeOf = ({ type, figure, num }: ContainerHeading, from: number, to: number, heading: string): Place => ({
  from,
  to,
  type,
  figure,
  num,
  heading: heading || null,
  printed: null,
})

/** Where each entry begins that is neither section nor schedule, in the order of the arrangement; what is not found is left out. */
export function placeContainers(
  lines: readonly ActLine[],
  start: number,
  end: number,
  entries: readonly ArrangementEntry[],
): Map<ArrangementEntry, Place> {
  const places = new Map<ArrangementEntry, Place>()
  let at = start
  for (const entry of entries) {
    if (entry.type === 'section' || entry.type === 'schedule' || entry.type === 'division') continue
    for (let index = at; index < end; index += 1) {
      const place = containerAt(lines, index, entry)
      if (!place) continue
      places.set(entry, place)
      at = place.to
      break
    }
  }
  return places
}

/** The same without an arrangement: every line that is one by its own print. */
export const readContainers = (lines: readonly ActLine[], start: number, end: number): Place[] => {
  const places: Place[] = []
  for (let index = start; index < end; index += 1) {
    const place = containerAt(lines, index, null)
    if (!place) continue
    places.push(place)
    index = place.to - 1
  }
  return places
}

/** Schedules by their own print, after the sections; one that is continued on the next page is one. */
export function placeSchedules(lines: readonly ActLine[], start: number): Place[] {
  const places: Place[] = []
  for (let index = start; index < lines.length; index += 1) {
    const { text } = lines[index]!
    const read = readSchedule(text)
    if (!read || /\bcontd?\b|continued/i.test(text)) continue
    if (places.some(({ figure }) => figure === read.figure && figure !== null)) continue
    if (read.figure === null && (places.length > 0 || /^schedules/i.test(text))) continue
    places.push(placeOf(read, index, index + 1, read.heading))
  }
  return places
}

interface Section {
  number: number
  suffix: string
}

const sectionOf = (figure: string): Section => {
  const [, digits = '0', suffix = ''] = /^(\d+)([A-Z]*)$/.exec(figure) ?? []
  return { number: Number(digits), suffix }
}

const isAfter = (one: Section, other: Section): boolean =>
  one.number > other.number ||
  (one.number === other.number && (one.suffix.length - other.suffix.length || (one.suffix > other.suffix ? 1 : -1)) > 0)

/** A marginal note that runs into its section: 'Interpretation 2. In these Rules'. */
export const BESIDE = /^(\p{L}[^.]{0,80}?)\s(\d{1,3}[A-Z]{0,2})\.\s(?=\(1\)|[A-Z])/u

/** The first of the lines right above a section that are its marginal note; the section's own line where none is. */
function marginalNote(lines: readonly ActLine[], at: number, first: number, heading: string): number {
  const whole = lettersOf(heading)
  if (whole === '') return at
  let note = ''
  for (let from = at - 1; from >= Math.max(first, at - maxHeadingLength); from -= 1) {
    note = lettersOf(lines[from]!.text) + note
    if (note === whole) return from
    if (!whole.endsWith(note)) return at
  }
  return at
}

/** A line at which a section may begin. */
interface Candidate {
  at: number
  figure: string
  printed: string
  rest: string
}

function candidateAt(lines: readonly ActLine[], at: number): Candidate | null {
  const { text } = lines[at]!
  const read = readUnit(text)
  if (read) return { at, figure: read.figure, printed: read.printed, rest: read.rest }
  const beside = BESIDE.exec(text)
  return beside ? { at, figure: beside[2]!, printed: `${beside[2]!}.`, rest: text.slice(beside[0].length) } : null
}

/**
 * Where each section of the arrangement begins between two lines: first by number and heading together, then, for a heading that the text
 * does not repeat or prints elsewhere, by the number alone between its neighbours.
 */
export function placeSections(lines: readonly ActLine[], start: number, end: number, entries: readonly ArrangementEntry[]): Place[] {
  const candidates: Candidate[] = []
  for (let at = start; at < end; at += 1) {
    const candidate = candidateAt(lines, at)
    if (candidate) candidates.push(candidate)
  }
  const found = new Map<number, Place>()
  let after = start - 1
  for (const [index, entry] of entries.entries()) {
    const heads = candidates.filter(({ at, figure }) => at > after && figure === entry.figure)
    for (const { at, figure, printed, rest } of heads) {
      // '19. (1) Where a warrant of imprisonment is issued under' says what its marginal note says.
      if (startsSubsection.test(rest)) continue
      const { to, heading } = headingFrom(lines, at, rest, entry.heading)
      if (likeness(entry.heading, heading) < alike || heading.length > entry.heading.length * 1.6 + 12) continue
      found.set(index, { from: at, to, type: 'section', figure, num: figure, heading, printed })
      after = at
      break
    }
  }
  let last = start - 1
  for (const [index, entry] of entries.entries()) {
    const known = found.get(index)
    if (known) {
      last = known.from
      continue
    }
    const next = entries.findIndex((_, other) => other > index && found.has(other))
    const before = next < 0 ? end : found.get(next)!.from
    const candidate = candidates.find(({ at, figure }) => at > last && at < before && figure === entry.figure)
    if (!candidate) continue
    const noteFrom = marginalNote(lines, candidate.at, last + 1, entry.heading)
    const isHeading = /^\[?\(?(?:repealed|deleted|spent|omitted|renumbered)/i.test(candidate.rest) || candidate.rest === ''
    found.set(index, {
      from: isHeading ? candidate.at : noteFrom,
      to: isHeading ? candidate.at + 1 : candidate.at,
      type: 'section',
      figure: entry.figure,
      num: entry.figure,
      heading: isHeading ? candidate.rest || entry.heading || null : entry.heading || null,
      printed: candidate.printed,
    })
    last = candidate.at
  }
  return [...found].sort(([one], [other]) => one - other).map(([, place]) => place)
}

// '9 to 11 [Repealed by 17 of 1967, s. 25]', '262 - 263. (Repealed by 7 of 2007, Sch.)', '303 and 304. (Repealed'
const RANGE = /^(\d{1,3}[A-Z]?)\s*(?:[-–]|to|and)\s*(\d{1,3}[A-Z]?)(?:\.(?:\s+(.*))?|\s+(?=[[(]Repealed)(.*))$/

/** Sections that were repealed together and are printed on one line, between those that were found. */
export function placeRanges(lines: readonly ActLine[], found: readonly Place[]): Place[] {
  const sections = found.filter(({ type, figure }) => type === 'section' && figure !== null).sort((one, other) => one.from - other.from)
  const ranges: Place[] = []
  for (const [index, { to, figure }] of sections.slice(0, -1).entries()) {
    const next = sections[index + 1]!
    const before = sectionOf(figure!)
    for (let at = to; at < next.from; at += 1) {
      const [, first = '', last = '', ...said] = RANGE.exec(lines[at]!.text) ?? []
      if (first === '' || isAfter(before, sectionOf(first)) || !isAfter(sectionOf(last), sectionOf(first))) continue
      if (!isAfter(sectionOf(next.figure!), sectionOf(last)) || sectionOf(first).number === before.number) continue
      const num = `${first}-${last}`
      ranges.push({ from: at, to: at + 1, type: 'section', figure: num, num, heading: said.find((words) => words) ?? null, printed: null })
    }
  }
  return ranges
}

/** Sections where nothing says which there are: the longest chain of numbers that go on. */
export function chainSections(lines: readonly ActLine[], start: number, end: number): Place[] {
  const candidates: Candidate[] = []
  for (let at = start; at < end; at += 1) {
    const read = readUnit(lines[at]!.text)
    // A number alone is a section without a marginal note where paragraphs stand apart: '51D.'
    if (read && (read.rest !== '' || lines[at]!.apart === true) && lines[at]!.apart !== false) candidates.push({ at, ...read })
  }
  const best: { score: number; from: number }[] = []
  for (const [index, candidate] of candidates.entries()) {
    const own = sectionOf(candidate.figure)
    best.push({ score: own.number === 1 ? 1 : -own.number, from: -1 })
    for (let other = Math.max(0, index - farthestBack); other < index; other += 1) {
      const earlier = sectionOf(candidates[other]!.figure)
      const jump = own.number - earlier.number
      if (!isAfter(own, earlier) || jump > 8) continue
      const score = best[other]!.score + (isHeadingLike(candidate.rest) ? 1 : 0.5) - (jump > 1 ? (jump - 1) * 0.4 : 0)
      if (score > best[index]!.score) best[index] = { score, from: other }
    }
  }
  const chain: Candidate[] = []
  let at = best.reduce((top, { score }, index) => (top < 0 || score > best[top]!.score ? index : top), -1)
  for (; at >= 0; at = best[at]!.from) chain.unshift(candidates[at]!)
  return chain.map(({ at: from, figure, printed, rest }) => {
    const isHeading = isHeadingLike(rest)
    return { from, to: isHeading ? from + 1 : from, type: 'section', figure, num: figure, heading: isHeading ? rest : null, printed }
  })
}
