/** Words that a text gives as those of another; offsets are of the words within the quotation marks, UTF-16. */
export interface FoundQuote {
  text: string
  start: number
  end: number
  /** A paragraph without quotation marks after a colon: a quote only if the words prove to be the case's. */
  block: boolean
}

// 'the court held', 'it was stated that': the words are given for what the court says
const HELD =
  /\b(?:courts?|tribunal|bench|judges?|magistrates?|J|JJ?A|SCJJ?|it was|was)\b[^“"]{0,300}?\b(?:held|stated?|found|observed|said|ruled|decided|opined|determined|reasoned|concluded|noted|pronounced|expressed)\b[^“"]*$/i
// 'dissenting', 'section 45 provides', 'counsel submitted': they are not
const NOT_HELD =
  /\b(?:dissent\w*|minority|sections?|articles?|quot(?:ed|ing)|cit(?:ed|ing)|submi\w+|argu\w+|contend\w*|counsel|trial court|lower court|pray\w*)\b/i
const lead = 400

/** Whether the words before a quote give it for what the court held. */
export function isHolding(text: string, { start }: Pick<FoundQuote, 'start'>): boolean {
  const before = text
    .slice(Math.max(0, start - lead), start)
    .replace(/[“"‘\s]+$/, '')
    .split('\n')
    .findLast((line) => /\p{L}{2}/u.test(line))
  const said = HELD.exec(before ?? '')?.[0]
  return said !== undefined && !NOT_HELD.test(said)
}

const fewestWords = 5
const maxQuoteLength = 12_000

/** The paragraphs of a text: lines with words, UTF-16. */
export function paragraphsOf(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/[^\n]*\S[^\n]*/g)].map(({ index, 0: line }) => ({ start: index, end: index + line.length }))
}

/** Every quote of five words or more, in the order of the text; what stands within a quote is part of it. */
export function findQuotes(text: string): FoundQuote[] {
  const marked = [...curly(text), ...straight(text)].sort((a, b) => a.start - b.start || b.end - a.end)
  const quotes: FoundQuote[] = []
  for (const quote of [...marked, ...blocks(text)].sort((a, b) => a.start - b.start || Number(a.block) - Number(b.block))) {
    if (quote.start >= (quotes.at(-1)?.end ?? 0)) quotes.push(quote)
  }
  return quotes
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

function toQuote(text: string, from: number, to: number, block = false): FoundQuote[] {
  let [start, end] = [from, to]
  while (start < end && /\s/.test(text[start]!)) start += 1
  while (end > start && /\s/.test(text[end - 1]!)) end -= 1
  const words = text.slice(start, end)
  return wordsIn(words) < fewestWords ? [] : [{ text: words, start, end, block }]
}

/** “…”, also over paragraphs that each open it again; single marks ‘…’ around five words and more. */
function* curly(text: string): Generator<FoundQuote> {
  const marks = /[“”]/g
  let open = -1
  let depth = 0
  for (const { index, 0: mark } of text.matchAll(marks)) {
    if (depth > 0 && index - open > maxQuoteLength) depth = 0
    if (mark === '“') {
      if (depth === 0) open = index + 1
      // each paragraph of one quote opens it again
      if (depth === 0 || !/(?:^|\n)[^\S\n]*(?:\(?\[?\d{1,3}[\].)]*[^\S\n]+)?$/.test(text.slice(Math.max(0, index - 12), index))) depth += 1
    } else if (depth > 0) {
      depth -= 1
      if (depth === 0) yield* toQuote(text, open, index)
    }
  }
  for (const found of text.matchAll(/(?<![\p{L}\p{N}])‘([^‘“”\n]{20,2000}?)’(?![\p{L}\p{N}])/gu)) {
    const start = found.index + 1
    // an apostrophe after an s is followed by more of the quote
    yield* toQuote(text, start, start + found[1]!.length)
  }
}

/** "…" within one paragraph. */
function* straight(text: string): Generator<FoundQuote> {
  for (const { start, end } of paragraphsOf(text)) {
    const line = text.slice(start, end)
    if (!line.includes('"')) continue
    for (const found of line.matchAll(/(?<![\p{L}\p{N}"])"(?=\S)([^"]{1,12000}?)"(?![\p{L}\p{N}])/gu)) {
      yield* toQuote(text, start + found.index + 1, start + found.index + 1 + found[1]!.length)
    }
  }
}

/** The paragraph after one that ends with a colon. */
function* blocks(text: string): Generator<FoundQuote> {
  const paragraphs = paragraphsOf(text)
  for (const [index, { start, end }] of paragraphs.entries()) {
    const before = paragraphs[index - 1]
    if (!before || !/:[\s–—-]*$/.test(text.slice(Math.max(before.start, before.end - 6), before.end))) continue
    if (/[“"]/.test(text.slice(start, start + 3))) continue
    yield* toQuote(text, start, end, true)
  }
}
