import type { Block } from './block.ts'
import { type Marker, readMarker, startsQuoted } from './markers.ts'

/** What a number at the start of a block is: the court's own, or an item's in a list or quotation. */
export type Numbering = 'paragraph' | 'item'

interface Candidate {
  index: number
  marker: Marker & { value: number }
  gap: number
  quoted: boolean
  /** The opinion has been under way for some paragraphs without a number. */
  isLate: boolean
  /** What the source says that the number is. */
  given: Numbering | null
}

/** One way of reading the numbers so far, with what speaks against it. */
interface Reading {
  cost: number
  paragraph: number
  style: string | null
  /** Last number of the list that is open, 0 while none is. */
  list: number
  choice: Numbering
  before: Reading | null
}

/** Characters of what is a paragraph and no line, and how many of them no court leaves without numbers that numbers its paragraphs. */
const longParagraph = 200
const fewParagraphs = 4
const readingsKept = 24
/** A reading with so much more against it than the best one is given up. */
const hopeless = 10

/** How much speaks against a number being the court's next after `last`. */
function paragraphCost(
  { marker: { value, style }, gap, quoted, isLate }: Candidate,
  reading: Reading,
  gapped: boolean,
  after: number,
): number {
  const { paragraph: last } = reading
  let cost = 0
  if (last === 0) cost = value === 1 || value === after + 1 ? 0 : 1.5 + Math.min(value, 20) * 0.1
  else if (value === last + 1) cost = 0
  else if (value === last) cost = 2.5
  else if (value > last) cost = 2 + Math.min(value - last - 1, 8) * 0.5
  else cost = value === 1 ? 3 : 4
  // A court that numbers its paragraphs begins with the first ones: a number in the midst of others is that of a rule, unless many follow.
  if (last === 0 && isLate && after === 0) cost += 1
  if (reading.style !== null && reading.style !== style) cost += 3
  if (gapped && gap === 1) cost += 4
  if (quoted) cost += 6
  return cost
}

/** How much speaks against a number being an item of a list. */
function itemCost({ marker: { value }, gap, quoted, isLate }: Candidate, { list, paragraph }: Reading, gapped: boolean): number {
  let cost = 0.1
  if (value !== list + 1 || list === 0) cost = value === 1 ? 0.3 : quoted ? 0.6 : 2.5
  // Lists stand in paragraphs: one before the first of them is unlikely.
  if (value === 1 && paragraph === 0 && !quoted && !isLate) cost += 1.5
  return gapped && gap > 1 && !quoted ? cost + 3 : cost
}

/** What is known of the blocks: whether breaks tell paragraphs from items, and which blocks are quoted or cells of a table. */
export interface Surroundings {
  gapped: boolean
  /** The last number of the opinion before, which this one may go on from; 0 for the first. */
  after: number
  quoted: readonly boolean[]
  inTable: readonly boolean[]
}

/**
 * Tells the court's own paragraph numbers from those of lists and quotations. The court's numbers go up by one over the whole
 * judgment, a list starts again at 1; which number is which is settled by the reading of all of them that needs the fewest
 * exceptions (a shortest path), so that a list of four in paragraph 3 does not pass for paragraphs 1 to 4.
 */
export function numberParagraphs(blocks: readonly Block[], { gapped, after, quoted, inTable }: Surroundings): Map<number, Numbering> {
  let unnumbered = 0
  const candidates = blocks.flatMap(({ text, gap, given }, index): Candidate[] => {
    const marker = readMarker(text)
    if (!marker && text.length > longParagraph) unnumbered += 1
    if (!marker || marker.value === null || inTable[index]) return []
    const said = given?.kind === undefined ? null : given.kind === 'paragraph' ? 'paragraph' : 'item'
    return [
      {
        index,
        marker: { ...marker, value: marker.value },
        gap,
        quoted: startsQuoted(text) || quoted[index] === true,
        isLate: unnumbered >= fewParagraphs,
        given: said,
      },
    ]
  })
  let readings: Reading[] = [{ cost: 0, paragraph: 0, style: null, list: 0, choice: 'item', before: null }]
  for (const candidate of candidates) {
    const best = new Map<string, Reading>()
    const offer = (reading: Reading) => {
      const key = `${reading.paragraph}|${reading.style}|${reading.list}`
      const known = best.get(key)
      if (!known || reading.cost < known.cost) best.set(key, reading)
    }
    const { value, style } = candidate.marker
    for (const before of readings) {
      const { given } = candidate
      const paragraph = before.cost + (given ? 0 : paragraphCost(candidate, before, gapped, after))
      if (given !== 'item') offer({ cost: paragraph, paragraph: value, style: before.style ?? style, list: 0, choice: 'paragraph', before })
      const item = before.cost + (given ? 0 : itemCost(candidate, before, gapped))
      if (given !== 'paragraph')
        offer({ cost: item, paragraph: before.paragraph, style: before.style, list: value, choice: 'item', before })
    }
    readings = keepBest([...best.values()])
  }
  const numbering = new Map<number, Numbering>()
  let reading: Reading | null = readings[0]!
  for (const { index } of candidates.toReversed()) {
    numbering.set(index, reading!.choice)
    reading = reading!.before
  }
  return numbering
}

function keepBest(readings: Reading[]): Reading[] {
  const sorted = readings.sort((a, b) => a.cost - b.cost)
  const limit = sorted[0]!.cost + hopeless
  return sorted.filter(({ cost }, index) => index < readingsKept && cost <= limit)
}
