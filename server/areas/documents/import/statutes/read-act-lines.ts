import { type Arrangement, readArrangement } from './arrangement.ts'
import { readContainer, readUnit } from './headings.ts'
import { type ActLine, lettersOf } from './line.ts'
import { joinLine, startsParagraph, wordsIn } from './paragraphs.ts'
import { BESIDE, type Place, chainSections, placeContainers, placeRanges, placeSchedules, placeSections, readContainers } from './places.ts'
import { type ActTree, type ProvisionType, createTree, isUnit, isWithinUnit } from './tree.ts'
import { createUnitText } from './unit-text.ts'

/** What sections are called in an Act of its kind. */
export type UnitType = Extract<ProvisionType, 'article' | 'section' | 'rule'>

export interface ReadAct {
  tree: ActTree
  /** The printed arrangement, which is no text of the Act. */
  arrangement: Arrangement | null
  /** Sections that the arrangement names and the text does not show. */
  missing: string[]
  /** The lines between the arrangement and the first heading: dates of assent and commencement, numbers, the long title. */
  dated: string[]
}

const fewSections = 20

const depths: Partial<Record<ProvisionType, number>> = {
  preface: 9,
  preamble: 9,
  schedule: 0,
  chapter: 0,
  order: 1,
  part: 1,
  division: 2,
  form: 2,
}

/** Reads the lines of an Act into its tree. `unit` says what its sections are, by the arrangement that it prints. */
export function readActLines(all: readonly ActLine[], unit: (arrangement: Arrangement | null) => UnitType): ReadAct {
  const arrangement = readArrangement(all)
  const lines = arrangement ? [...all.slice(0, arrangement.from), ...all.slice(arrangement.to)] : all
  const start = arrangement?.from ?? 0
  const entries = arrangement?.entries ?? []
  const { places, missing } = placeAll(lines, start, entries)
  const dated = lines.slice(start, places.find(({ from }) => from >= start)?.from ?? start).map(({ text }) => text)
  return { tree: write(lines, places, unit(arrangement)), arrangement, missing, dated }
}

/** Every heading of the text, in its order. */
function placeAll(lines: readonly ActLine[], start: number, entries: Arrangement['entries']): { places: Place[]; missing: string[] } {
  const sections = entries.filter(({ type }) => type === 'section')
  const chain = sections.length < fewSections ? chainSections(lines, start, lines.length) : []
  // An arrangement of chapters and parts alone, and of some sections beside them, is no checklist of sections.
  if (chain.length > sections.length * 2) {
    const end = chain.at(-1)!.from + 1
    const known = [...placeContainers(lines, start, end, entries).values()]
    const printed = readContainers(lines, start, end)
    const containers = known.length > printed.length ? known : printed
    return { places: inOrder([...containers, ...chain, ...placeSchedules(lines, end)]), missing: [] }
  }
  const containers = placeContainers(lines, start, lines.length, entries)
  const found: Place[] = [...containers.values()]
  const absent: Arrangement['entries'] = []
  for (const group of groupsOf(entries, containers)) {
    const from = group.place?.to ?? start
    const to = group.next?.from ?? lines.length
    const placed = placeSections(lines, from, to, group.sections)
    found.push(...placed)
    const known = new Set(placed.map(({ figure }) => figure))
    absent.push(...group.sections.filter(({ figure }) => !known.has(figure)))
  }
  // One that the arrangement lists under the wrong part stands between the sections before and after it all the same.
  const missing: string[] = []
  for (const entry of absent) {
    const place = entries.some(({ type }) => type === 'order') ? null : placeBetween(lines, found, sections, entry)
    if (place) found.push(place)
    else missing.push(entry.figure!)
  }
  found.push(...placeRanges(lines, found))
  const end = Math.max(start, ...found.map(({ to, from }) => Math.max(to, from + 1)))
  const divisions = placeDivisions(lines, found, entries)
  return { places: inOrder([...found, ...divisions, ...placeSchedules(lines, end)]), missing }
}

const inOrder = (places: Place[]): Place[] => places.toSorted((one, other) => one.from - other.from)

/** A section by its neighbours of the arrangement, wherever these stand. */
function placeBetween(
  lines: readonly ActLine[],
  found: readonly Place[],
  sections: Arrangement['entries'],
  entry: Arrangement['entries'][number],
): Place | null {
  const placeOf = (one: Arrangement['entries'][number]) => found.find(({ type, figure }) => type === 'section' && figure === one.figure)
  const at = sections.indexOf(entry)
  const before = sections
    .slice(0, at)
    .reverse()
    .map(placeOf)
    .find((place) => place !== undefined)
  const after = sections
    .slice(at + 1)
    .map(placeOf)
    .find((place) => place !== undefined)
  return placeSections(lines, (before?.from ?? -1) + 1, after?.from ?? lines.length, [entry])[0] ?? null
}

interface Group {
  place: Place | null
  next: Place | null
  sections: Arrangement['entries']
}

/** The sections of the arrangement by the container that was found of those above them. */
function groupsOf(entries: Arrangement['entries'], containers: ReadonlyMap<Arrangement['entries'][number], Place>): Group[] {
  const places = [...containers.values()]
  const groups: Group[] = [{ place: null, next: places[0] ?? null, sections: [] }]
  for (const entry of entries) {
    const place = containers.get(entry)
    if (place) groups.push({ place, next: places[places.indexOf(place) + 1] ?? null, sections: [] })
    else if (entry.type === 'section') groups.at(-1)!.sections.push(entry)
  }
  return groups.filter(({ sections }) => sections.length > 0)
}

// 'Dissolution of a civil marriage', 'SERVICE OF FOREIGN PROCESS'
const CROSS_HEADING = /^\p{Lu}[\p{L}\s’'()-]{6,88}\p{L}$/u
const ENDS_A_SECTION = /[.\]][”"’]?$/

/** Whether a line between the end of one section and the heading of the next is a heading over those that follow. */
const isCrossHeading = (lines: readonly ActLine[], at: number): boolean => {
  const [before, line] = [lines[at - 1], lines[at]]
  return !!before && !!line && !line.isNote && CROSS_HEADING.test(line.text) && ENDS_A_SECTION.test(before.text)
}

/** Headings without a number between sections: those of the arrangement, and a line of its own between two sections. */
function placeDivisions(lines: readonly ActLine[], found: readonly Place[], entries: Arrangement['entries']): Place[] {
  const names = new Set(entries.filter(({ type }) => type === 'division').map(({ heading }) => lettersOf(heading)))
  const taken = new Set(found.map(({ from }) => from))
  const heads = new Set(found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset)))
  const divisions: Place[] = []
  const add = (from: number, to: number) => {
    const heading = lines
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ')
    divisions.push({ from, to, type: 'division', figure: null, num: null, heading, printed: null })
    taken.add(from)
  }
  for (const { from, type } of found) {
    for (let end = from; end > 0;) {
      const one = lettersOf(lines[end - 1]!.text)
      const two = end > 1 ? lettersOf(lines[end - 2]!.text + lines[end - 1]!.text) : ''
      const isAlone = end === from && type === 'section' && !heads.has(end - 1) && isCrossHeading(lines, end - 1)
      const length = names.has(one) || isAlone ? 1 : names.has(two) ? 2 : 0
      if (length === 0 || taken.has(end - length)) break
      add(end - length, end)
      end -= length
    }
  }
  return divisions
}

// 'Suits against minors [Order 32, rule 3]': how a provision is cited is no part of its heading.
const CITED_AS = /\s*\[(?:orders?|sections?|ss?\.|rules?|rr?\.)\s[^\]]*\]$/i
const FORM = /^(?:FORM|Form)\s+(?:No\.?\s*)?([A-Z]{0,4}\s?\d{0,3}[A-Z]?)(?=\s*$|\s*[([.:–—-])/
const PREAMBLE = /^preamble$/i

/** Writes lines and headings into a tree. */
function write(lines: readonly ActLine[], places: readonly Place[], unit: UnitType): ActTree {
  const tree = createTree()
  const text = createUnitText(tree)
  const known = wordsIn(lines)
  const placeAt = new Map(places.map((place) => [place.from, place]))
  let paragraph = ''
  let number: string | null = null
  let notes: string[] = []

  const inUnit = () => tree.around().some(({ type }) => isUnit(type) || (type === 'paragraph' && !isWithinSchedule()))
  const isWithinSchedule = () => tree.around().some(({ type }) => type === 'schedule')
  const flush = () => {
    if (paragraph === '' && notes.length === 0) return
    if (paragraph === '') number = null
    else if (inUnit()) text.write(paragraph, { number })
    else tree.write(paragraph, /^\[.*\]$/.test(paragraph) ? 'note' : 'text')
    paragraph = ''
    number = null
    for (const note of notes) tree.write(note, 'note')
    notes = []
  }
  /** Ends what a heading of a type ends: everything as deep as it, or deeper. */
  const closeFor = (type: ProvisionType) => {
    flush()
    text.end()
    for (let current = tree.current(); current; current = tree.current()) {
      const deeper = isUnit(type)
        ? isUnit(current.type) || isWithinUnit(current.type) || current.type === 'preface' || current.type === 'preamble'
        : depthOf(current.type) >= depths[type]!
      if (!deeper) return
      tree.close()
    }
  }
  const openAt = (place: Place) => {
    const type = place.type === 'section' ? unit : place.type
    closeFor(type)
    tree.open({ type, num: place.num, figure: place.figure, heading: place.heading?.replace(CITED_AS, '') ?? null })
    const beside = place.to === place.from ? BESIDE.exec(lines[place.from]!.text) : null
    const heading =
      beside?.[1] ??
      lines
        .slice(place.from, place.to)
        .map((line) => line.text)
        .join(' ')
    const printedHeading = place.printed !== null && readUnit(heading)?.figure !== place.figure ? null : place.printed
    if (heading !== '') tree.write(heading, 'heading', printedHeading)
    if (printedHeading === null) number = place.printed
  }

  tree.open({ type: 'preface' })
  for (let index = 0; index < lines.length; index += 1) {
    const place = placeAt.get(index)
    const line = place && place.to === index ? withoutNote(lines[index]!) : lines[index]!
    if (place) {
      openAt(place)
      if (place.to > place.from) {
        index = place.to - 1
        continue
      }
    } else if (tree.current()?.type === 'preface' && PREAMBLE.test(line.text)) {
      flush()
      tree.close()
      tree.open({ type: 'preamble' })
      tree.write(line.text, 'heading')
      continue
    } else if (isWithinSchedule() && openInSchedule(line)) continue
    if (line.isNote) {
      // What stands beside a section without being its heading: the number of an Act that it names.
      notes.push(line.text)
      continue
    }
    if (startsParagraph(paragraph, line) || startsNumbered(line)) flush()
    paragraph = joinLine(paragraph, line.text, known)
  }
  flush()
  text.end()
  return tree.finish()

  function startsNumbered({ text: words }: ActLine): boolean {
    return isWithinSchedule() && /^\d{1,3}[A-Z]?\.\s/.test(words)
  }

  /** Parts and forms of a schedule, by their own print. */
  function openInSchedule({ text: words }: ActLine): boolean {
    const part = readContainer(words)
    const form = FORM.exec(words)
    const isPart = part?.type === 'part' && part.heading === part.heading.toUpperCase()
    if (!isPart && !form) return false
    flush()
    // A form stands within the part that it is of.
    const holders: readonly ProvisionType[] = isPart ? ['schedule'] : ['schedule', 'part']
    for (let current = tree.current(); current && !holders.includes(current.type); current = tree.current()) tree.close()
    if (isPart) tree.open({ type: 'part', num: part.num, figure: part.figure, heading: part.heading || null })
    else tree.open({ type: 'form', num: form![1] || null, heading: null })
    tree.write(words, 'heading')
    return true
  }
}

/** 'Hearing 13. (1) An adjudicator' without the marginal note, which is its heading. */
const withoutNote = (line: ActLine): ActLine => {
  const note = BESIDE.exec(line.text)?.[1]
  return note === undefined ? line : { ...line, text: line.text.slice(note.length).trimStart() }
}

const depthOf = (type: ProvisionType): number => depths[type] ?? 3

/** What an Act's sections are, where nothing but its own lines can say. */
export function unitOf(arrangement: Arrangement | null, title: string): UnitType {
  if (arrangement?.of === 'article' || /^(?:the\s+)?constitution\b|['’]s\s+constitution\s+of\b/i.test(title)) return 'article'
  if (arrangement?.of === 'section') return 'section'
  if (arrangement?.of) return 'rule'
  return /\b(?:rules|regulations|order|bye?-?laws)\b[^a-z]*$/i.test(title.replace(/,?\s*(?:\d{4}|\(.*?\))\s*$/, '')) ? 'rule' : 'section'
}
