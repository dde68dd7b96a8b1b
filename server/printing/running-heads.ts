import { buffer } from 'node:stream/consumers'
import type { PdfWriter } from './pdf-writer.ts'
import { colours, measure, sheet } from './sheet.ts'

export interface RunningHeads {
  /** At the left of every page. */
  citation: string
  /** At the right of every page but the first, which has it in large; cut to what fits; another for pages that a dissent or a concurring opinion begins. */
  titleOf: (page: number) => string
  isDissent?: (page: number) => boolean
  from: string
}

const size = 8.4

/** Ends a file once its heads stand on every page; its bytes. */
export async function endPages(pdf: PdfWriter, heads: RunningHeads): Promise<Uint8Array<ArrayBuffer>> {
  writeRunningHeads(pdf, heads)
  pdf.doc.end()
  return new Uint8Array(await buffer(pdf.doc))
}

/** Writes citation, title and 'Page x of y' on every page, now that their number is known. */
function writeRunningHeads({ doc, printable }: PdfWriter, { citation, titleOf, isDissent = () => false, from }: RunningHeads) {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    // Below the margin the writer would begin a page of its own.
    doc.page.margins = { top: 0, bottom: 0, left: 0, right: 0 }
    doc.font('semibold').fontSize(size).fillColor(colours.navy)
    const left = printable(citation)
    doc.text(left, sheet.left, sheet.headAt, { lineBreak: false })
    const room = measure - doc.widthOfString(left) - 24
    doc.font('regular').fillColor(isDissent(page) ? colours.burgundy : colours.soft)
    const right = cutTo(page === start ? '' : printable(titleOf(page)), room, (text) => doc.widthOfString(text))
    doc.text(right, sheet.left + measure - doc.widthOfString(right), sheet.headAt, { lineBreak: false })
    doc.moveTo(sheet.left, sheet.headAt + 15).lineTo(sheet.left + measure, sheet.headAt + 15)
    doc.lineWidth(0.5).strokeColor(colours.rule).stroke()
    doc.fillColor(colours.soft)
    doc.text(printable(from), sheet.left, sheet.footAt, { lineBreak: false })
    const number = `Page ${page - start + 1} of ${count}`
    doc.text(number, sheet.left + measure - doc.widthOfString(number), sheet.footAt, { lineBreak: false })
  }
}

/** A text cut between words so that it fits, with an ellipsis. */
export function cutTo(text: string, room: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= room) return text
  const kept = text.split(' ')
  while (kept.length > 1 && widthOf(`${kept.join(' ')} …`) > room) kept.pop()
  return `${kept.join(' ')} …`
}
