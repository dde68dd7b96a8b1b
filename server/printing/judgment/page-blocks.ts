import type { Paragraph, Part } from '#contract/cases'
import type { PrintedJudgment } from './printed-judgment.ts'

/** A paragraph as it is set. `marker` is the number or letter that hangs before `text`, which begins at `start` of the content (UTF-16). */
export interface PageBlock {
  kind: Paragraph['kind'] | 'footnote'
  marker: string | null
  text: string
  depth: number
  start: number
}

export interface PageSection {
  kind: Part['kind']
  opinionKind: Part['opinion_kind']
  author: string | null
  /** It is one of several opinions, so that it says whose it is. */
  isOneOfSeveral: boolean
  /** Its paragraphs are numbered, so that all of them stand beside the column of numbers. */
  isNumbered: boolean
  blocks: PageBlock[]
}

// '12.', '[12]', '(a)', 'iv)', '2.1.'
const MARKER = /^[[(]?(?:\d{1,3}(?:\.\d{1,3})*|[a-z]{1,2}|[ivxlc]{1,6})[.)\]]+(?=\s)/i
const FOOTNOTE = /^\[fn ([^\]]+)\]\s*/

/**
 * What a judgment consists of on paper, section by section. No word of its text is lost, but lines of its head that only repeat what
 * stands above them (`said`) are not set again.
 */
export function layOutPages(
  { content, parts, paragraphs }: Pick<PrintedJudgment, 'content' | 'parts' | 'paragraphs'>,
  said: readonly string[] = [],
): PageSection[] {
  const repeated = new Set(said.map(bare))
  if (content === null) return []
  const opinions = parts.filter(({ kind }) => kind === 'opinion').length
  const whole: Paragraph = { id: 1, part: 0, kind: 'paragraph', number: null, depth: 0, start: 0, end: content.length }
  const sections = new Map<number, PageSection>()
  for (const paragraph of paragraphs.length > 0 ? paragraphs : [whole]) {
    const part = parts[paragraph.part]
    const section = sections.get(paragraph.part) ?? {
      kind: part?.kind ?? 'opinion',
      opinionKind: part?.opinion_kind ?? null,
      author: part?.author ?? null,
      isOneOfSeveral: opinions > 1,
      isNumbered: false,
      blocks: [],
    }
    sections.set(paragraph.part, section)
    const text = content.slice(paragraph.start, paragraph.end)
    if (section.kind === 'header' && repeated.has(bare(text))) continue
    section.isNumbered ||= paragraph.kind === 'paragraph' && paragraph.number !== null
    section.blocks.push(toBlock(text, paragraph))
  }
  return [...sections.values()]
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/^neutral citation\b/, '')
    .replace(/[^\p{L}\d]/gu, '')

function toBlock(text: string, { kind, number, depth, start }: Paragraph): PageBlock {
  const footnote = FOOTNOTE.exec(text)
  if (footnote) return { kind: 'footnote', marker: footnote[1]!, depth: 0, ...trimmed(text, footnote[0].length, start) }
  const printed = kind === 'heading' || kind === 'line' ? undefined : markerOf(text, number, kind)
  // Where the source gives the number apart from the text, it is printed as a number.
  const marker = printed ?? (number !== null && kind === 'paragraph' ? `${number}.` : null)
  return { kind, marker, depth, ...trimmed(text, printed?.length ?? 0, start) }
}

/** What stands behind a marker of so many signs, and where. */
function trimmed(text: string, marker: number, start: number): Pick<PageBlock, 'text' | 'start'> {
  const rest = text.slice(marker)
  return { text: rest.trim(), start: start + marker + rest.length - rest.trimStart().length }
}

function markerOf(text: string, number: string | null, kind: Paragraph['kind']): string | undefined {
  const marker = MARKER.exec(text)?.[0]
  if (marker === undefined) return number !== null && text.startsWith(`${number} `) ? number : undefined
  return number !== null || kind === 'item' ? marker : undefined
}
