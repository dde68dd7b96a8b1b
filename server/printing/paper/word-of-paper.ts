import {
  ExternalHyperlink,
  type FileChild,
  ImageRun,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  type TextRun,
  WidthType,
} from 'docx'
import { a4, heading, run, writeWord } from '../word.ts'
import { type Block, type Paper, type Picture, type Run, type Standing, footOf, linesOf, tones } from './paper.ts'

/** Twentieths of a point: an inch around the page, and how far each depth stands in. */
const margin = 1440
const step = 480
/** Pixels of the widest picture, at 96 to the inch. */
const widest = Math.floor(((a4.width - 2 * margin) / 1440) * 96)

/** A paper as a document of Word. */
export const writeWordOf = ({ title, head, isCentred = false, day, blocks }: Paper, name: string): Promise<File> =>
  writeWord(
    { title, heading: head, footer: footOf(day), size: 22, margin, isHeadingCentred: isCentred, children: blocks.flatMap(childrenOf) },
    name,
  )

function childrenOf(block: Block): FileChild[] {
  switch (block.kind) {
    case 'heading':
      return [heading(block.runs.map(({ text }) => text).join(''), block.level <= 2 ? 1 : 2)]
    case 'paragraph':
      return [paragraphOf(block.runs, block)]
    case 'code':
      return block.text
        .split('\n')
        .map((line) => new Paragraph({ indent: { left: block.depth * step }, children: [run(line, { font: 'Courier New', size: 20 })] }))
    case 'rule':
      return [new Paragraph({ thematicBreak: true, children: [] })]
    case 'picture':
      return [new Paragraph({ spacing: { after: 140 }, children: [imageOf(block.picture, block.alt)] })]
    case 'table':
      return [
        new Table({
          width: { size: 100, type: WidthType.PERCENTAGE },
          rows: block.rows.map(
            (cells, at) => new TableRow({ tableHeader: at === 0, children: cells.map((cell) => cellOf(cell, at === 0)) }),
          ),
        }),
        new Paragraph({ children: [] }),
      ]
  }
}

function paragraphOf(runs: readonly Run[], { depth = 0, marker = '', hangs, quoted, small }: Standing) {
  return new Paragraph({
    indent: { left: depth * step, ...((hangs || marker !== '') && { hanging: step }), ...(quoted && { right: step }) },
    spacing: small ? { after: 80 } : { after: 140, line: 300 },
    children: [...(marker === '' ? [] : [run(`${marker}\t`)]), ...partsOf(runs)],
  })
}

const cellOf = (runs: readonly Run[], isHead: boolean) =>
  new TableCell({
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    children: [new Paragraph({ children: partsOf(isHead ? runs.map((one) => ({ ...one, bold: true })) : runs) })],
  })

function imageOf({ media_type: type, width, height, content }: Picture, alt: string): ImageRun {
  const scale = Math.min(1, widest / width, 800 / height)
  return new ImageRun({
    type: type === 'image/png' ? 'png' : 'jpg',
    data: Buffer.from(content),
    transformation: { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) },
    altText: { name: alt || 'picture', title: alt, description: alt },
  })
}

const partsOf = (runs: readonly Run[]): ParagraphChild[] =>
  linesOf(runs).flatMap((line, at) => [
    ...(at > 0 ? [run('', { break: 1 })] : []),
    ...line.map((one) => (one.link === undefined ? wordsOf(one) : new ExternalHyperlink({ link: one.link, children: [wordsOf(one)] }))),
  ])

const wordsOf = ({ text, bold, italic, code, strike, raised, differs, tone, link }: Run): TextRun =>
  run(text, {
    ...((bold || differs) && { bold: true }),
    ...(italic && { italics: true }),
    ...(strike && { strike }),
    ...(raised && { superScript: true }),
    ...(code && { font: 'Courier New' }),
    ...(differs && { underline: {} }),
    ...(tone && { color: tones[tone] }),
    ...(link !== undefined && { style: 'Hyperlink' }),
  })
