import type { ActParagraph, TocEntry } from '#contract/legislation-text'
import { holderOf, type TocIndex } from './name-provision.ts'

/** A paragraph as it is set: its words without the number that hangs before them. */
export interface ActBlock {
  kind: ActParagraph['kind']
  /** '(1)'; null where none is printed. */
  number: string | null
  depth: number
  text: string
  /** Where the paragraph begins in the text of the Act, where the number that is shown does, and the words behind it; UTF-16. */
  start: number
  numberStart: number
  wordsStart: number
  /** The innermost provision that begins with it, and the others. */
  eids: string[]
}

/** The heading of a chapter, part, Order or schedule, or a section with its paragraphs; `loose` is what stands in neither. */
export type ActBlocks =
  | { kind: 'heading'; eid: string; entry: TocEntry; eids: string[]; paragraphs: ActBlock[] }
  | { kind: 'unit'; eid: string; entry: TocEntry; eids: string[]; paragraphs: ActBlock[] }
  | { kind: 'loose'; eid: string | null; eids: string[]; paragraphs: ActBlock[] }

const units: ReadonlySet<string> = new Set(['section', 'article', 'rule'])

/** Divides the paragraphs of an Act into what is set together. `path` are the ids of what holds the first of them. */
export function blocksOfAct(paragraphs: readonly ActParagraph[], index: TocIndex, path: readonly string[] = []): ActBlocks[] {
  const laid: ActBlocks[] = []
  const begun = path.findLast((eid) => index.has(eid))
  const goesOn = begun === undefined ? null : continued(begun, index)
  if (goesOn) laid.push(goesOn)
  for (const paragraph of paragraphs) {
    const begins = paragraph.eids.filter((eid) => index.has(eid))
    const eid = begins.at(-1)
    if (eid !== undefined) laid.push(beginning(eid, begins, index))
    else if (laid.length === 0) laid.push({ kind: 'loose', eid: null, eids: [], paragraphs: [] })
    // A heading is set from the table of contents.
    if (eid === undefined || paragraph.kind !== 'heading') laid.at(-1)!.paragraphs.push(layParagraph(paragraph, laid.at(-1)!))
  }
  return laid.filter((one) => one.kind !== 'loose' || one.paragraphs.length > 0)
}

function beginning(eid: string, eids: string[], index: TocIndex): ActBlocks {
  const { entry } = index.get(eid)!
  if (entry.type === 'preface') return { kind: 'loose', eid, eids, paragraphs: [] }
  return { kind: units.has(entry.type) ? 'unit' : 'heading', eid, entry, eids, paragraphs: [] }
}

function continued(eid: string, index: TocIndex): ActBlocks | null {
  const found = holderOf(eid, index)
  return found && units.has(found.entry.type) ? { kind: 'unit', eid, entry: found.entry, eids: [], paragraphs: [] } : null
}

function layParagraph({ kind: given, number, depth, text, start, eids }: ActParagraph, holder: ActBlocks): ActBlock {
  // Where a source gives the opening words of a clause as its heading, 'No person shall—', they are law and set as such.
  const kind = given === 'heading' && holder.kind === 'unit' && number !== null && depth > 0 ? 'text' : given
  const hangs = number !== null && kind !== 'heading' && text.startsWith(number)
  const words = hangs ? text.slice(number.length).trimStart() : text
  const wordsStart = start + text.length - words.length
  const shown = hangs ? withoutUnit(number, holder) : null
  const numberStart = start + (hangs && shown !== null ? number.length - shown.length : 0)
  return { kind, number: shown, depth, text: words, start, numberStart, wordsStart, eids }
}

/** Where a section's number is printed before its first words, '49. (1)', it stands in the margin already: '(1)' is left, or null. */
function withoutUnit(number: string, holder: ActBlocks): string | null {
  const own = holder.kind === 'unit' ? holder.entry.num : null
  const first = number.split(/\s/, 1)[0]!
  return own !== null && withoutStop(first) === withoutStop(own) ? number.slice(first.length).trimStart() || null : number
}

const withoutStop = (number: string) => number.replace(/\.$/, '')

/** Whether a source gives 'a' where '(a)' is printed. */
export const isBare = (number: string): boolean => /^\w{1,4}$/.test(number)
