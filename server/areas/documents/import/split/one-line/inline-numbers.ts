/** Where a paragraph or a listed item starts within a line. */
export interface InlineStart {
  at: number
  kind: 'paragraph' | 'item'
}

/** A number within a line, and what stands around it. */
export interface InlineNumber {
  at: number
  value: number
  style: string
  /** What stands before it does not end a sentence or lead in a list. */
  loose: boolean
  /** It follows a few words that could be a heading: a finished sentence stands before them. */
  afterHeading: boolean
  leadsList: boolean
  /** It follows words that call for a number: 'section', 'No.'. */
  cited: boolean
  beforeCapital: boolean
  quoted: boolean
  /** It follows a closing quotation mark. */
  afterQuote: boolean
}

// ' 12. The', ' [12] The', ' (12) The'
const NUMBER = /(?<=^|\s)(?:(\d{1,3})\.|\[(\d{1,3})\]|\((\d{1,3})\))(?=\s)/g
// 'section 12.', 'No. 5.', 'Order 42 rule 6.', 'page 9.', 'paragraph 4.', 'Exhibit 3.'
const CALLS_FOR_NUMBER =
  /\b(?:nos?|numbers?|sections?|ss?|articles?|arts?|rules?|r|orders?|o|regulations?|regs?|paragraphs?|paras?|pages?|pp?|cap|chapter|clauses?|schedule|part|vol|volume|block|plot|exhibits?|prayers?|grounds?|items?|issues?|annextures?|annexures?|witness(?:es)?|kshs?|sub-?sections?|dated|of|and|to|by|the|pw|dw)\.?\s*$/i
const ENDS_SENTENCE = /[.?!:;”"’')\]]\s*[-–—]?\s*$/
// '… as prayed. Analysis and determination'
const AFTER_HEADING = /(?:^|[.?!:;”"’')\]]\s+)\p{Lu}[^.?!;]{2,90}$/u
const LEADS_LIST = /[:;—–-]\s*(?:that\s*)?$/i

/** Positions between a quotation mark and the next one when that closes it; a mark that is never closed quotes nothing. */
function createQuoted(text: string): (at: number) => boolean {
  const spans = [...text.matchAll(/“[^“”]*”/g)].map((match) => [match.index, match.index + match[0].length] as const)
  let next = 0
  return (at) => {
    while (next < spans.length && spans[next]![1] <= at) next += 1
    return next < spans.length && spans[next]![0] < at
  }
}

export function findNumbers(text: string): InlineNumber[] {
  const quoted = createQuoted(text)
  return [...text.matchAll(NUMBER)].map((match) => {
    const before = text.slice(Math.max(0, match.index - 24), match.index)
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 3).trimStart()
    return {
      at: match.index,
      value: Number(match[1] ?? match[2] ?? match[3]),
      style: match[1] ? '1.' : match[2] ? '[1]' : '(1)',
      loose: match.index > 0 && !ENDS_SENTENCE.test(before),
      afterHeading: AFTER_HEADING.test(text.slice(Math.max(0, match.index - 110), match.index).trimEnd()),
      leadsList: LEADS_LIST.test(before),
      cited: CALLS_FOR_NUMBER.test(before),
      beforeCapital: /^[\p{Lu}“"‘'([]/u.test(after),
      quoted: quoted(match.index),
      afterQuote: /[”"]\s*$/.test(before),
    }
  })
}

type Choice = 'paragraph' | 'item' | 'words'

interface Reading {
  cost: number
  paragraph: number
  style: string | null
  list: number
  choice: Choice
  before: Reading | null
}

/** Ten times what the longest judgment has; a line of nothing but numbers is numbered by nobody, and would be read for half a gigabyte. */
const maxNumbers = 20_000
const readingsKept = 32
/** A reading with so much more against it than the best one is given up. */
const hopeless = 10

function paragraphCost(candidate: InlineNumber, { paragraph, style }: Reading): number {
  const { value, loose, afterHeading, cited, beforeCapital, quoted } = candidate
  if (style !== null && candidate.style !== style) return Infinity
  let cost = 0
  if (value !== paragraph + 1) cost = value === 1 ? 5 : value > paragraph && value <= paragraph + 3 ? 3 + (value - paragraph) : Infinity
  if (loose) cost += afterHeading ? 0.2 : 0.7
  if (cited) cost += 3
  if (!beforeCapital) cost += 2
  if (quoted) cost += 1
  return cost
}

function itemCost(candidate: InlineNumber, { list, style }: Reading): number {
  const { value, loose, cited, beforeCapital, leadsList, quoted } = candidate
  if (quoted || !beforeCapital || cited || style === null) return Infinity
  if (value === 1) return leadsList ? 0.3 : Infinity
  return value === list + 1 ? 0.1 + (loose ? 1 : 0) : Infinity
}

/** What it costs to take a number that could be a start for words of the sentence: most where it is the one that is due. */
function wordsCost({ value, loose, afterHeading, cited, beforeCapital, quoted }: InlineNumber, { paragraph }: Reading): number {
  if (cited || !beforeCapital) return 0
  const due = value === paragraph + 1
  if (loose) return due && (afterHeading || paragraph > 0) ? 1 : 0
  return quoted ? (due ? 0.7 : 0.3) : due ? 2 : 1.2
}

/**
 * Finds the numbered paragraphs and numbered list items of a judgment on one line: the reading of all numbers that makes the court's
 * go up by one with the fewest exceptions. Dates, numbers of sections and numbers in quotations stay words.
 */
export function findInlineNumbers(text: string): InlineStart[] {
  if ((text.match(NUMBER)?.length ?? 0) > maxNumbers) return []
  const candidates = findNumbers(text)
  let readings: Reading[] = [{ cost: 0, paragraph: 0, style: null, list: 0, choice: 'words', before: null }]
  for (const candidate of candidates) {
    const best = new Map<string, Reading>()
    const offer = (reading: Reading) => {
      if (reading.cost === Infinity) return
      const key = `${reading.paragraph}|${reading.style}|${reading.list}`
      const known = best.get(key)
      if (!known || reading.cost < known.cost) best.set(key, reading)
    }
    const { value, style } = candidate
    for (const before of readings) {
      const { cost, paragraph, list } = before
      offer({
        cost: cost + paragraphCost(candidate, before),
        paragraph: value,
        style: before.style ?? style,
        list: 0,
        choice: 'paragraph',
        before,
      })
      offer({ cost: cost + itemCost(candidate, before), paragraph, style: before.style, list: value, choice: 'item', before })
      offer({ cost: cost + wordsCost(candidate, before), paragraph, style: before.style, list, choice: 'words', before })
    }
    readings = keepBest([...best.values()])
  }
  const starts: InlineStart[] = []
  let reading: Reading | null = readings[0]!
  for (const { at } of candidates.toReversed()) {
    if (reading!.choice !== 'words') starts.push({ at, kind: reading!.choice })
    reading = reading!.before
  }
  return starts.reverse()
}

function keepBest(readings: Reading[]): Reading[] {
  const sorted = readings.sort((a, b) => a.cost - b.cost)
  const limit = sorted[0]!.cost + hopeless
  return sorted.filter(({ cost }, index) => index < readingsKept && cost <= limit)
}
