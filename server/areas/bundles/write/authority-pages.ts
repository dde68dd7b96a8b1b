import { setImmediate } from 'node:timers/promises'
import { type PageBlock, type PageSection, layOutPages } from '../../../printing/judgment/page-blocks.ts'
import type { PrintedJudgment } from '../../../printing/judgment/printed-judgment.ts'
import { underFront, writeFront } from '../../../printing/judgment/write-front.ts'
import { type OnBlock, type Outline, writeSection } from '../../../printing/judgment/write-section.ts'
import type { OnLine, PdfWriter } from '../../../printing/pdf-writer.ts'
import { colours } from '../../../printing/sheet.ts'
import type { PlannedAuthority, PlannedPassage } from './bundle-plan.ts'
import { words } from './bundle-words.ts'
import { placeOfPassage } from './places.ts'

/** Where on the way a passage begins: its number in the authority, and the page (from 0) in the order of writing. */
export type OnPassage = (passage: number, page: number) => void

/** Writes an authority from the page that has just begun: the whole of it, or what is marked in it, with the passages sidelined. */
export async function writeAuthority(
  pdf: PdfWriter,
  authority: PlannedAuthority,
  judgment: PrintedJudgment,
  { outline, onPassage }: { outline: Outline; onPassage: OnPassage },
) {
  const { case: found } = judgment
  const { passages } = authority
  writeFront(pdf, judgment)
  const all = layOutPages(judgment, [found.title, found.citation ?? '', found.case_number ?? ''])
  // Where nothing is marked nothing may be left out.
  const isCut = authority.extent === 'passages' && passages.length > 0
  const sections = isCut ? keepMarked(all, passages) : all
  if (sections.length > 0) underFront(pdf)
  if (isCut) {
    pdf.space(10)
    pdf.write(words.onlyPassages, { face: 'italic', size: 9.6, colour: colours.soft, align: 'center' })
  }
  const onBlock = sideliner(pdf, authority, onPassage)
  for (const section of sections) {
    writeSection(pdf, section, outline, onBlock)
    await setImmediate()
  }
}

const overlaps = ({ start, text }: PageBlock, passage: PlannedPassage) => start < passage.end && start + text.length > passage.start

const gap: PageBlock = { kind: 'line', marker: null, text: words.leftOut, depth: 0, start: -1 }

/** The blocks in which something is marked, with a sign where others are left out before, between or behind them. */
function keepMarked(sections: readonly PageSection[], passages: readonly PlannedPassage[]): PageSection[] {
  return sections.flatMap((section) => {
    const blocks: PageBlock[] = []
    for (const block of section.blocks) {
      if (passages.some((passage) => overlaps(block, passage))) blocks.push(block)
      else if (blocks.at(-1) !== gap) blocks.push(gap)
    }
    // What is left out of a section without any passage is said by the others.
    return blocks.some((block) => block !== gap) ? [{ ...section, blocks }] : []
  })
}

/** Letters, as they are counted in the text and on paper alike: spaces differ where lines end. */
const lettersIn = (printed: string) => printed.replace(/\s+/g, '').length

/** Draws a line beside each line of print that has words of a passage in it, and tells where each passage begins. */
function sideliner(pdf: PdfWriter, { tab, passages }: PlannedAuthority, onPassage: OnPassage): OnBlock {
  const told = new Set<number>()
  return (block) => {
    const marked = passages.flatMap((passage, index) => (overlaps(block, passage) ? [{ index, ...lettersOf(pdf, block, passage) }] : []))
    if (marked.length === 0) return undefined
    let read = -lettersIn(pdf.printable(isLine(block) && block.marker !== null ? block.marker : ''))
    const onLine: OnLine = ({ words: line, page, top, bottom }) => {
      const end = read + lettersIn(line)
      const here = marked.filter((one) => one.from < end && one.to > read)
      if (here.length > 0) pdf.sideline(top - 1, bottom - 1)
      for (const { index } of here) {
        if (told.has(index)) continue
        told.add(index)
        pdf.place(placeOfPassage(tab, index), top)
        onPassage(index, page)
      }
      read = end
    }
    return onLine
  }
}

/** Such a block is written with its marker in the line. */
const isLine = ({ kind }: PageBlock) => kind === 'line'

/** Which letters of a block, as it is printed, a passage covers. */
function lettersOf(pdf: PdfWriter, { start, text }: PageBlock, passage: PlannedPassage): { from: number; to: number } {
  const upTo = (offset: number) => lettersIn(pdf.printable(text.slice(0, Math.max(0, offset - start))))
  return { from: upTo(passage.start), to: upTo(passage.end) }
}
