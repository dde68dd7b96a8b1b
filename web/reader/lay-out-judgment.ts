import type { CaseContent, Paragraph, Part } from '#contract/cases'

/**
 * One paragraph ready to be set. `marker` is the court's number as printed ("12.", "[12]", "(a)"), hung in the margin;
 * `text` is what follows it and begins at `start`, a UTF-16 offset in the document's content.
 */
export interface Block {
  id: number
  /** Position of the part it belongs to. */
  part: number
  kind: Paragraph['kind']
  depth: number
  number: string | null
  /** Where the whole paragraph begins and ends in the content, with its number. */
  from: number
  end: number
  marker: string | null
  /** Where the marker stands in the content; null when it is not printed there. */
  markerStart: number | null
  text: string
  start: number
}

/** Blocks that are set together: one block of text, or the run of paragraphs of one quotation. */
export interface Run {
  quote: boolean
  blocks: Block[]
}

export interface Section {
  position: number
  kind: Part['kind']
  opinionKind: Part['opinion_kind']
  author: string | null
  runs: Run[]
}

/**
 * Divides a judgment into sections, one for each part that has text, in the order of the text. A text that was never divided
 * is one section of one paragraph. No word of the content is lost except white space between paragraphs.
 */
export function layOutJudgment({ content, parts, paragraphs }: Pick<CaseContent, 'parts' | 'paragraphs'> & { content: string }): Section[] {
  const whole: Paragraph = { id: 1, part: 0, kind: 'paragraph', number: null, depth: 0, start: 0, end: content.length }
  const sections: Section[] = []
  for (const paragraph of paragraphs.length > 0 ? paragraphs : [whole]) {
    let section = sections.at(-1)
    if (!section || section.position !== paragraph.part) {
      section = openSection(paragraph.part, parts)
      sections.push(section)
    }
    addBlock(section, toBlock(paragraph, content))
  }
  return sections
}

function openSection(position: number, parts: Part[]): Section {
  const part = parts.find((candidate) => candidate.position === position)
  return { position, kind: part?.kind ?? 'opinion', opinionKind: part?.opinion_kind ?? null, author: part?.author ?? null, runs: [] }
}

function addBlock(section: Section, block: Block) {
  const quote = block.kind === 'quote'
  const run = section.runs.at(-1)
  if (quote && run?.quote) run.blocks.push(block)
  else section.runs.push({ quote, blocks: [block] })
}

function toBlock(paragraph: Paragraph, content: string): Block {
  const { id, part, kind, depth, number, start, end } = paragraph
  const { marker, gap } = splitMarker(content.slice(start, end), number, kind)
  return {
    id,
    part,
    kind,
    depth,
    number,
    from: start,
    end,
    marker: marker ?? (number !== null && kind === 'paragraph' ? `${number}.` : null),
    markerStart: marker === null ? null : start,
    text: content.slice(start + (marker?.length ?? 0) + gap, end),
    start: start + (marker?.length ?? 0) + gap,
  }
}

/** "(a) ", "iv) ", "3. " at the start of an item whose number the record does not give */
const itemMarker = /^[[(]?(?:[a-z]{1,2}|[ivxlc]{1,6}|\d{1,3})[.)\]]+(?=\s)/i

/** "12.", "[12]", "(12)", "12)", "2.1." or a bare "12" */
const paragraphMarker = /^[[(]?(\w+(?:\.\w+)*)[.)\]]*(?=\s)/

/** Finds the printed marker at the start of a paragraph, and how many spaces follow it. */
function splitMarker(text: string, number: string | null, kind: Paragraph['kind']): { marker: string | null; gap: number } {
  const marker = number === null ? (kind === 'item' ? itemMarker.exec(text)?.[0] : undefined) : printedNumber(text, number)
  if (marker === undefined) return { marker: null, gap: 0 }
  const rest = text.slice(marker.length)
  return { marker, gap: rest.length - rest.trimStart().length }
}

/** The court's number as it stands at the start of the text; undefined where the text does not repeat it. */
function printedNumber(text: string, number: string): string | undefined {
  const [marker, bare] = paragraphMarker.exec(text) ?? []
  return bare?.toLowerCase() === number.replace(/^[[(]+|[\]).\s]+$/g, '').toLowerCase() ? marker : undefined
}
