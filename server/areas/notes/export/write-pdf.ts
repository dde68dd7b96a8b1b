import { doubtWords, stretchesOf } from '../../../printing/authorities.ts'
import { setImmediate } from 'node:timers/promises'
import type { PdfWriter } from '../../../printing/pdf-writer.ts'
import { loadPages } from '../../../printing/printing.ts'
import { type NotePaper, type PaperPicture, paperWords, pinpointsOf } from './note-paper.ts'
import type { Block, Run } from './read-blocks.ts'
import { absolute } from './safe-link.ts'

type ColouredRun = Run & { colour?: string }
type Pages = Awaited<ReturnType<typeof loadPages>>

const size = 10.6
const burgundy = '#9b1c2e'
/** A pause for other requests after so many blocks. */
const inOneGo = 40

/** A note as PDF, with its title and numbers on every page. */
export async function writePdf(paper: NotePaper, blocks: readonly Block[], { name, site }: { name: string; site: string }): Promise<File> {
  const { title, template, head, lines, references, pictures, day } = paper
  const pages = await loadPages()
  const { createPdfWriter, writeRunningHeads, colours } = pages
  const pdf = createPdfWriter({ title, author: 'Hukumu', subject: title, created: day })
  const done = collect(pdf.doc)
  if (head !== '') pdf.write(head.toUpperCase(), { face: 'semibold', size: 11, colour: colours.navy, align: 'center', letterSpacing: 1 })
  pdf.space(6)
  pdf.write(head === '' ? title : paperWords.re(title), {
    face: 'semibold',
    size: 18,
    colour: colours.navy,
    align: template === 'submissions' ? 'center' : 'left',
  })
  for (const line of lines) pdf.write(line)
  pdf.space(12)
  let number = 0
  for (const [index, block] of blocks.entries()) {
    const given = template === 'submissions' && block.kind === 'paragraph' && block.isBody ? `${(number += 1)}.` : ''
    writeBlock(pdf, pages, block, { given, pictures, site })
    if (index % inOneGo === inOneGo - 1) await setImmediate()
  }
  if (references) {
    writeHeading(pdf, pages, references.title, 14)
    for (const { kind, authorities } of references.groups) {
      writeHeading(pdf, pages, kind, 11.4)
      for (const one of authorities) {
        const places = pinpointsOf(one)
        const runs: ColouredRun[] = [
          ...stretchesOf(one),
          ...(places === '' ? [] : [{ text: `, ${places}` }]),
          ...(one.doubt === null ? [] : [{ text: ` [${doubtWords[one.doubt]}]`, bold: true, colour: burgundy }]),
        ]
        writeRuns(pdf, pages, runs, { indent: 0, inset: 0, site })
        pdf.space(4)
      }
    }
  }
  writeRunningHeads(pdf, { citation: 'Hukumu', titleOf: () => title, isDissent: () => false, from: paperWords.footer(day) })
  pdf.doc.end()
  return new File([await done], name, { type: 'application/pdf' })
}

function collect(doc: PdfWriter['doc']): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (piece: Uint8Array) => pieces.push(piece))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(pieces))))
    doc.on('error', reject)
  })
}

function writeHeading(pdf: PdfWriter, { colours }: Pages, said: string, points: number) {
  pdf.space(12)
  pdf.keep(54)
  pdf.write(said, { face: 'semibold', size: points, colour: colours.navy })
  pdf.space(4)
}

interface Setting {
  given: string
  pictures: NotePaper['pictures']
  site: string
}

function writeBlock(pdf: PdfWriter, pages: Pages, block: Block, { given, pictures, site }: Setting) {
  const { step, measure, sheet, colours } = pages
  switch (block.kind) {
    case 'heading':
      return writeHeading(pdf, pages, block.runs.map(({ text }) => text).join(''), block.level <= 2 ? 13.5 : 11.4)
    case 'paragraph': {
      const marker = block.marker || given
      const indent = (block.isBody && marker !== '' ? 1 : block.depth) * step
      pdf.keep(30)
      if (marker !== '') pdf.hang(marker, indent - step)
      writeRuns(pdf, pages, block.runs, { indent, inset: block.quoted ? step : 0, site })
      return pdf.space(7)
    }
    case 'code':
      pdf.write(block.text.replaceAll('\t', '  '), { size: 9, indent: block.depth * step, colour: colours.soft })
      return pdf.space(7)
    case 'rule':
      pdf.space(6)
      pdf.rule()
      return pdf.space(8)
    case 'picture': {
      const picture = pictures.get(block.hash)
      if (!picture) return pdf.write(paperWords.picture(block.alt), { face: 'italic' })
      return writePicture(pdf, picture, { x: sheet.left, width: measure })
    }
    case 'table':
      for (const [at, cells] of block.rows.entries()) writeRow(pdf, pages, cells, at === 0)
      return pdf.space(9)
  }
}

function writePicture(pdf: PdfWriter, { width, height, content }: PaperPicture, { x, width: most }: { x: number; width: number }) {
  // A pixel of a screen is three quarters of a point.
  const scale = Math.min(0.75, most / width, 560 / height)
  pdf.keep(height * scale + 8)
  const { y } = pdf.doc
  pdf.doc.image(Buffer.from(content), x, y, { width: width * scale, height: height * scale })
  pdf.doc.y = y + height * scale
  pdf.space(9)
}

/** A row of a table: each cell in a column of its own, all as high as the highest. */
function writeRow(pdf: PdfWriter, { sheet, measure, colours }: Pages, cells: readonly Run[][], isHead: boolean) {
  const gap = 10
  const width = (measure - gap * (cells.length - 1)) / cells.length
  const said = cells.map((runs) => pdf.printable(runs.map(({ text }) => text).join('')))
  pdf.doc.font(isHead ? 'semibold' : 'regular').fontSize(9.6)
  const height = Math.max(12, ...said.map((text) => pdf.doc.heightOfString(text, { width })))
  pdf.keep(height + 10)
  const { y } = pdf.doc
  pdf.doc
    .font(isHead ? 'semibold' : 'regular')
    .fontSize(9.6)
    .fillColor(colours.ink)
  for (const [at, text] of said.entries()) pdf.doc.text(text, sheet.left + at * (width + gap), y, { width })
  pdf.doc.y = y + height + 3
  pdf.rule()
  pdf.doc.y += 4
  pdf.doc.x = sheet.left
}

/** A paragraph in several faces. */
function writeRuns(
  pdf: PdfWriter,
  { sheet, measure, colours }: Pages,
  runs: readonly ColouredRun[],
  { indent, inset, site }: { indent: number; inset: number; site: string },
) {
  const set = runs.map((one) => ({ ...one, text: one.text.split('\n').map(pdf.printable).join('\n') })).filter(({ text }) => text !== '')
  for (const [at, { text, bold, italic, strike, raised, link, colour }] of set.entries()) {
    const address = link === undefined ? null : absolute(link, site)
    pdf.doc
      .font(bold ? 'semibold' : italic ? 'italic' : 'regular')
      .fontSize(raised ? 7.5 : size)
      .fillColor(colour ?? (address === null ? colours.ink : colours.navy))
    const options = {
      width: measure - indent - inset,
      lineGap: 3.4,
      continued: at < set.length - 1,
      link: address,
      underline: false,
      strike: strike ?? false,
    }
    if (at === 0) pdf.doc.text(text, sheet.left + indent, pdf.doc.y, options)
    else pdf.doc.text(text, options)
  }
}
