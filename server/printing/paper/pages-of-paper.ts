import { type PdfWriter, createPdfWriter } from '../pdf-writer.ts'
import { endPages } from '../running-heads.ts'
import { colours, measure, sheet, step } from '../sheet.ts'
import { type Block, type Paper, type Picture, type Run, type Standing, footOf, linesOf, tones } from './paper.ts'

const bodySize = 10.6
const smallSize = 9.4

/** A paper as PDF, with its heads and numbers on every page. */
export async function writePagesOf({ title, head, isCentred = false, left, right, day, blocks }: Paper, name: string): Promise<File> {
  const pdf = createPdfWriter({ title, author: 'Hukumu', subject: head, created: day })
  const setting = { face: 'semibold', size: 20, colour: colours.navy } as const
  pdf.write(isCentred ? head.toUpperCase() : head, { ...setting, align: isCentred ? 'center' : 'left' })
  pdf.space(4)
  for (const block of blocks) writeBlock(pdf, block)
  return new File([await endPages(pdf, { citation: left, titleOf: () => right, from: footOf(day) })], name, { type: 'application/pdf' })
}

function writeBlock(pdf: PdfWriter, block: Block) {
  switch (block.kind) {
    case 'heading': {
      const isLarge = block.level <= 2
      pdf.space(isLarge ? 16 : 9)
      pdf.keep(60)
      pdf.write(wordsOf(block.runs), { face: 'semibold', size: isLarge ? 13.5 : 11.4, colour: colours.navy })
      return pdf.space(4)
    }
    case 'paragraph':
      return writeParagraph(pdf, block.runs, block)
    case 'code':
      for (const line of block.text.replaceAll('\t', '  ').split('\n'))
        pdf.write(line, { size: 9, indent: block.depth * step, colour: colours.soft })
      return pdf.space(7)
    case 'rule':
      pdf.space(6)
      pdf.rule()
      return pdf.space(8)
    case 'picture':
      return writePicture(pdf, block.picture)
    case 'table':
      for (const [at, cells] of block.rows.entries()) writeRow(pdf, cells, at === 0)
      return pdf.space(9)
  }
}

const wordsOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')

function writeParagraph(pdf: PdfWriter, runs: readonly Run[], { depth = 0, marker = '', hangs, quoted, small }: Standing) {
  const indent = depth * step
  pdf.keep(30)
  if (marker !== '') pdf.hang(marker, indent - step)
  const setting = { width: measure - indent - (quoted ? step : 0), lineGap: 3.4, underline: false, indent: hangs ? -step : 0 }
  for (const line of linesOf(runs)) {
    const set = line
      .map((one) => ({ ...one, text: pdf.printable(one.differs ? `[${one.text}]` : one.text) }))
      .filter(({ text }) => text !== '')
    for (const [at, { text, bold, italic, strike = false, raised, tone, link = null }] of set.entries()) {
      pdf.doc
        .font(bold ? 'semibold' : italic ? 'italic' : 'regular')
        .fontSize(raised ? 7.5 : small ? smallSize : bodySize)
        .fillColor(tone ? `#${tones[tone]}` : link === null ? colours.ink : colours.navy)
      const options = { ...setting, continued: at < set.length - 1, link, strike }
      if (at === 0) pdf.doc.text(text, sheet.left + indent, pdf.doc.y, options)
      else pdf.doc.text(text, options)
    }
  }
  pdf.space(small ? 2 : 7)
}

function writePicture(pdf: PdfWriter, { width, height, content }: Picture) {
  // A pixel of a screen is three quarters of a point.
  const scale = Math.min(0.75, measure / width, 560 / height)
  pdf.keep(height * scale + 8)
  const { y } = pdf.doc
  pdf.doc.image(Buffer.from(content), sheet.left, y, { width: width * scale, height: height * scale })
  pdf.doc.y = y + height * scale
  pdf.space(9)
}

/** A row of a table: each cell in a column of its own, all as high as the highest. */
function writeRow(pdf: PdfWriter, cells: readonly Run[][], isHead: boolean) {
  const gap = 10
  const width = (measure - gap * (cells.length - 1)) / cells.length
  const said = cells.map((runs) => pdf.printable(wordsOf(runs)))
  const choose = () => pdf.doc.font(isHead ? 'semibold' : 'regular').fontSize(9.6)
  choose()
  const height = Math.max(12, ...said.map((text) => pdf.doc.heightOfString(text, { width })))
  pdf.keep(height + 10)
  const { y } = pdf.doc
  choose().fillColor(colours.ink)
  for (const [at, text] of said.entries()) pdf.doc.text(text, sheet.left + at * (width + gap), y, { width })
  pdf.doc.y = y + height + 3
  pdf.rule()
  pdf.doc.y += 4
  pdf.doc.x = sheet.left
}
