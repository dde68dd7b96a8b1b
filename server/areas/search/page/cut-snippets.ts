import { type Part, paragraphKinds } from '#contract/cases'
import type { Snippet } from '#contract/search'
import type { StoredParagraph } from '../../../database/stored-layout.ts'
import type { Marks } from './marks.ts'
import { escapeHtml } from './escape.ts'
import { type Mark, findMarks, foldText } from './find-marks.ts'

const maxSnippets = 3
const width = 220
/** What is shown before the first marked word. */
const lead = 60

interface Layout {
  paragraphs: StoredParagraph[]
  parts: Part[]
}

interface Passage {
  marks: Mark[]
  score: number
}

/**
 * The passages of a text that say most about a query: at most `most`, cut at the ends of words and inside one paragraph each. Those of its `best`
 * paragraphs come first, in their order; the others in that of the text. Empty when the text has none of the words.
 */
export function cutSnippets(
  text: string,
  { paragraphs, parts }: Layout,
  marks: Marks,
  best: readonly number[] = [],
  most = maxSnippets,
): Snippet[] {
  const found = divideAtParagraphs(findMarks(foldText(text), marks), paragraphs).filter(({ start }) => !isCaption(paragraphs, parts, start))
  const wholes = marks.words.length + marks.prefixes.length
  // A phrase that stands there whole says more than its words would apart.
  const worth = (about: number) => (marks.phrases[about - wholes]?.length ?? 1) ** 2
  const paragraphOf = (mark: Mark) => indexAt(paragraphs, mark.start) + 1
  const preferred = best.flatMap((paragraph) =>
    choosePassages(
      found.filter((mark) => paragraphOf(mark) === paragraph),
      paragraphs,
      worth,
      1,
    ),
  )
  const others =
    preferred.length >= most
      ? []
      : choosePassages(
          found.filter((mark) => !best.includes(paragraphOf(mark))),
          paragraphs,
          worth,
          most,
        )
  return [...preferred, ...others].slice(0, most).map((passage) => cut(text, { paragraphs, parts }, passage))
}

/** Who the parties are is no passage of what the court says. */
function isCaption(paragraphs: StoredParagraph[], parts: Part[], offset: number): boolean {
  const kind = parts[paragraphAt(paragraphs, offset)?.[5] ?? -1]?.kind
  return kind === 'header' || kind === 'parties'
}

/** A phrase that runs on into the next paragraph is marked in both. */
function divideAtParagraphs(marks: Mark[], paragraphs: StoredParagraph[]): Mark[] {
  return marks.flatMap((mark) => {
    const pieces: Mark[] = []
    let { start } = mark
    for (let i = indexAt(paragraphs, start); i < paragraphs.length; i += 1) {
      const [begins, ends] = paragraphs[i]!
      if (begins >= mark.end) break
      start = Math.max(start, begins)
      if (start < ends) pieces.push({ ...mark, start, end: Math.min(mark.end, ends) })
    }
    return pieces.length > 0 ? pieces : [mark]
  })
}

function choosePassages(marks: Mark[], paragraphs: StoredParagraph[], worth: (about: number) => number, most: number): Mark[][] {
  const passages = marks
    .map((_, index) => passageFrom(marks, index, paragraphs, worth))
    .sort((a, b) => b.score - a.score || a.marks[0]!.start - b.marks[0]!.start)
  const chosen: Mark[][] = []
  for (const { marks: inside } of passages) {
    if (chosen.length === most) break
    const start = inside[0]!.start
    if (chosen.every((other) => start > other[0]!.start + width || start < other[0]!.start - width)) chosen.push(inside)
  }
  return chosen.sort((a, b) => a[0]!.start - b[0]!.start)
}

/** The marks from one on that fit into a snippet; many different ones count far more than many of one. */
function passageFrom(marks: Mark[], index: number, paragraphs: StoredParagraph[], worth: (about: number) => number): Passage {
  const first = marks[index]!
  const paragraph = paragraphAt(paragraphs, first.start)
  const limit = Math.min(first.start + width - lead, paragraph?.[1] ?? Number.POSITIVE_INFINITY)
  const inside: Mark[] = []
  const about = new Set<number>()
  for (let i = index; i < marks.length && marks[i]!.end <= limit; i += 1) {
    inside.push(marks[i]!)
    about.add(marks[i]!.about)
  }
  const different = [...about].reduce((sum, one) => sum + worth(one), 0)
  return { marks: inside.length > 0 ? inside : [first], score: different * 10 + Math.min(inside.length, 9) }
}

/** The paragraph at an offset, by halving: paragraphs lie in order and do not overlap. */
function paragraphAt(paragraphs: StoredParagraph[], offset: number): StoredParagraph | undefined {
  return paragraphs[indexAt(paragraphs, offset)]
}

function indexAt(paragraphs: StoredParagraph[], offset: number): number {
  let low = 0
  let high = paragraphs.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (paragraphs[middle]![0] <= offset) low = middle
    else high = middle - 1
  }
  return low
}

/** What a paragraph, by its id, says of a query; its beginning, in which nothing is marked, where none of the words stand there. Null for a text without it. */
export function cutPassage(text: string, layout: Layout, marks: Marks, paragraph: number): Snippet | null {
  const [best] = cutSnippets(text, layout, marks, [paragraph])
  return best?.paragraph === paragraph ? best : cutParagraph(text, layout, paragraph)
}

/** The beginning of a paragraph by its id, in which nothing is marked; null for a text without it. */
export function cutParagraph(text: string, layout: Layout, paragraph: number): Snippet | null {
  const [start] = layout.paragraphs[paragraph - 1] ?? []
  return start === undefined ? null : cut(text, layout, [], start)
}

function cut(text: string, { paragraphs, parts }: Layout, marks: Mark[], about = marks[0]!.start): Snippet {
  const index = indexAt(paragraphs, about)
  const [begins, ends] = paragraphs[index] ?? [0, text.length]
  const start = wordStart(text, Math.max(begins, about - lead), begins)
  const end = wordEnd(text, Math.min(ends, Math.max(start + width, marks.at(-1)?.end ?? 0)), Math.max(ends, marks.at(-1)?.end ?? 0))
  let html = start > begins ? '…' : ''
  let from = start
  for (const mark of marks) {
    if (mark.start < from || mark.end > end) continue
    html += `${escapeHtml(text.slice(from, mark.start))}<mark>${escapeHtml(text.slice(mark.start, mark.end))}</mark>`
    from = mark.end
  }
  html += escapeHtml(text.slice(from, end)) + (end < ends ? '…' : '')
  const number = courtsNumber(paragraphs, index)
  return {
    html: html.replace(/\s+/g, ' ').trim(),
    paragraph: paragraphs.length > 0 ? index + 1 : null,
    ...(number !== null && { number }),
    ...opinionAt(parts[paragraphs[index]?.[5] ?? -1]),
  }
}

/** Whose separate opinion a passage stands in: what is said there is not the judgment of the court. */
function opinionAt(part: Part | undefined): Pick<Snippet, 'opinion' | 'author'> {
  const kind = part?.opinion_kind
  if (kind !== 'dissenting' && kind !== 'concurring' && kind !== 'opinion') return {}
  return { opinion: kind, ...(part?.author && { author: part.author }) }
}

const numbered = paragraphKinds.indexOf('paragraph')
const unnumbered = new Set([paragraphKinds.indexOf('line'), paragraphKinds.indexOf('heading')])

/** The court's number by which a passage is cited: its own, or that of the paragraph to which an item or a quotation belongs. */
function courtsNumber(paragraphs: StoredParagraph[], index: number): string | null {
  const part = paragraphs[index]?.[5]
  for (const [, , kind, number, , inPart] of paragraphs.slice(0, index + 1).reverse()) {
    if (inPart !== part) return null
    if (unnumbered.has(kind)) return null
    if (kind === numbered) return number
  }
  return null
}

/** The first position from `at` on that begins a word, or `least` itself. */
function wordStart(text: string, at: number, least: number): number {
  if (at <= least) return least
  const space = text.slice(at, at + lead).search(/\s/)
  return space < 0 ? at : at + space + 1
}

/** The last position up to `at` that ends a word, or `most` itself. */
function wordEnd(text: string, at: number, most: number): number {
  if (at >= most) return most
  const space = text.slice(at, at + lead).search(/\s/)
  return space < 0 ? at : at + space
}
