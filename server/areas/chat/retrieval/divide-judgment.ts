import { kindOfHeading } from '#citations/prose/headings'
import type { AnswerHeading } from '#contract/chat'
import type { Page, Paragraph, Part } from '#contract/cases'
import type { Speaker } from '#contract/passage-search'
import { pagesOver } from '#contract/pinpoint'
import { numbersOfParagraphs } from '../../cases/cases.ts'
import type { TextPassage } from './passage.ts'

interface JudgmentText {
  content: string
  parts: readonly Part[]
  paragraphs: readonly Paragraph[]
  pages?: readonly Page[] | undefined
  speakers: readonly (Speaker | null)[]
}

/** Letters of a passage: a paragraph goes on with its items and quotations until then. */
const maxPassageLength = 2500
/** A shorter paragraph says nothing by itself: 'It is so ordered.' */
const shortestPassage = 40
/** Letters of a neighbour that are read beside it. */
const maxNeighbourLength = 600

// 'Issues for determination', 'Whether the notice was valid'
const ISSUE = /\b(?:issues?|whether|questions? for)\b/i
// 'Disposition', 'Final orders', 'Conclusion'
const END = /\b(?:disposition|disposal|conclusions?|orders?|upshot)\b/i

/** The paragraphs of a judgment's opinions and orders, each with the items and quotations that belong to it. Pure. */
export function divideJudgment({ content, parts, paragraphs, pages, speakers }: JudgmentText): TextPassage[] {
  const numbers = numbersOfParagraphs({ parts, paragraphs })
  const textOf = ({ start, end }: { start: number; end: number }) => content.slice(start, end).trim()
  const passages: TextPassage[] = []
  let heading: AnswerHeading | null = null
  let open: Part | null = null
  for (let at = 0; at < paragraphs.length; at += 1) {
    const first = paragraphs[at]!
    const part = parts[first.part]
    if (!part || (part.kind !== 'opinion' && part.kind !== 'orders')) continue
    if (part !== open) {
      open = part
      heading = null
    }
    if (first.kind === 'heading') {
      heading = headingFor(textOf(first))
      continue
    }
    let last = at
    while (belongs(paragraphs[last + 1], first) && paragraphs[last + 1]!.end - first.start <= maxPassageLength) last += 1
    const place = { start: first.start, end: paragraphs[last]!.end }
    const text = textOf(place)
    if (text.length >= shortestPassage) {
      const number = numbers.get(first.id) ?? null
      passages.push({
        paragraph: first.id,
        number,
        pages: number === null ? pagesOver(pages, place) : null,
        text,
        before: neighbour(paragraphs[at - 1], first, textOf).slice(-maxNeighbourLength),
        after: neighbour(paragraphs[last + 1], first, textOf).slice(0, maxNeighbourLength),
        heading: part.kind === 'orders' ? 'Conclusion' : (heading ?? (passages.length < 3 ? 'Background' : 'Legal Reasoning')),
        opinion: part.opinion_kind,
        author: part.author,
        voices: paragraphs.slice(at, last + 1).map(({ start }, i) => ({ from: start - first.start, speaker: speakers[at + i] ?? null })),
      })
    }
    at = last
  }
  return passages
}

const belongs = (next: Paragraph | undefined, first: Paragraph): boolean =>
  next !== undefined && next.part === first.part && first.kind === 'paragraph' && (next.kind === 'item' || next.kind === 'quote')

const neighbour = (one: Paragraph | undefined, first: Paragraph, textOf: (one: Paragraph) => string): string =>
  one === undefined || one.part !== first.part || one.kind === 'heading' || one.kind === 'line' ? '' : textOf(one)

/** Under which heading of an answer stands what follows a heading of a judgment; null where that does not tell. */
function headingFor(heading: string): AnswerHeading | null {
  switch (kindOfHeading(heading)) {
    case 'opening':
    case 'parties':
    case 'papers':
      return 'Background'
    case 'law':
      return 'Legal Reasoning'
    case 'decision':
      if (/\banalysis|determination\b/i.test(heading) && !/^\W*issues?\b/i.test(heading)) return 'Legal Reasoning'
      return ISSUE.test(heading) ? 'Legal Issue' : END.test(heading) ? 'Conclusion' : 'Legal Reasoning'
    case null:
      return null
  }
}
