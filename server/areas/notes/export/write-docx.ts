import { doubtWords, stretchesOf } from '../../../printing/authorities.ts'
import { ExternalHyperlink, type FileChild, ImageRun, Paragraph, type ParagraphChild, Table, TableCell, TableRow, WidthType } from 'docx'
import { a4, heading, run, writeWord } from '../../../printing/word.ts'
import { type NotePaper, type PaperPicture, paperWords, pinpointsOf } from './note-paper.ts'
import type { Block, Run } from './read-blocks.ts'
import { absolute } from './safe-link.ts'

/** Twentieths of a point: an inch around the page, and how far each depth stands in. */
const margin = 1440
const step = 480
/** Pixels of the widest picture, at 96 to the inch. */
const widest = Math.floor(((a4.width - 2 * margin) / 1440) * 96)
const burgundy = '9b1c2e'

/** A note as a document of Word. */
export function writeDocx(paper: NotePaper, blocks: readonly Block[], { name, site }: { name: string; site: string }): Promise<File> {
  const { title, template, head, lines, references, pictures, day } = paper
  let number = 0
  const numbered = (block: Block) => (template === 'submissions' && block.kind === 'paragraph' && block.isBody ? `${(number += 1)}.` : '')
  return writeWord(
    {
      title,
      heading: head === '' ? title : head,
      footer: paperWords.footer(day),
      size: 23,
      margin,
      isHeadingCentred: template !== 'plain',
      children: [
        ...(head === '' ? [] : [new Paragraph({ spacing: { after: 120 }, children: [run(paperWords.re(title), { bold: true })] })]),
        ...lines.map((line) => new Paragraph({ spacing: { after: 120 }, children: [run(line)] })),
        ...blocks.flatMap((block) => childrenOf(block, numbered(block), pictures, site)),
        ...(references ? [heading(references.title), ...references.groups.flatMap(listOf)] : []),
      ],
    },
    name,
  )
}

function childrenOf(block: Block, given: string, pictures: NotePaper['pictures'], site: string): FileChild[] {
  switch (block.kind) {
    case 'heading':
      return [heading(block.runs.map(({ text }) => text).join(''), block.level <= 2 ? 1 : 2)]
    case 'paragraph': {
      const marker = block.marker || given
      const left = block.isBody && marker !== '' ? step : block.depth * step
      return [
        new Paragraph({
          indent: { left, ...(marker !== '' && { hanging: step }), ...(block.quoted && { right: step }) },
          spacing: { after: 140, line: 300 },
          children: [...(marker === '' ? [] : [run(`${marker}\t`)]), ...block.runs.map((one) => childOf(one, site))],
        }),
      ]
    }
    case 'code':
      return block.text
        .split('\n')
        .map((line) => new Paragraph({ indent: { left: block.depth * step }, children: [run(line, { font: 'Courier New', size: 20 })] }))
    case 'table':
      return [
        new Table({
          width: { size: 100, type: WidthType.PERCENTAGE },
          rows: block.rows.map(
            (cells, at) =>
              new TableRow({
                tableHeader: at === 0,
                children: cells.map(
                  (cell) =>
                    new TableCell({
                      margins: { top: 60, bottom: 60, left: 100, right: 100 },
                      children: [
                        new Paragraph({ children: cell.map((one) => childOf({ ...one, ...(at === 0 && { bold: true }) }, site)) }),
                      ],
                    }),
                ),
              }),
          ),
        }),
        new Paragraph({ children: [] }),
      ]
    case 'picture': {
      const picture = pictures.get(block.hash)
      return [
        new Paragraph({
          spacing: { after: 140 },
          children: [picture ? imageOf(picture, block.alt) : run(paperWords.picture(block.alt), { italics: true })],
        }),
      ]
    }
    case 'rule':
      return [new Paragraph({ thematicBreak: true, children: [] })]
  }
}

function imageOf({ media_type: type, width, height, content }: PaperPicture, alt: string): ImageRun {
  const scale = Math.min(1, widest / width, 800 / height)
  return new ImageRun({
    type: type === 'image/png' ? 'png' : 'jpg',
    data: Buffer.from(content),
    transformation: { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) },
    altText: { name: alt || 'picture', title: alt, description: alt },
  })
}

function childOf({ text, bold, italic, code, strike, raised, link }: Run, site: string): ParagraphChild {
  const face = { bold: bold ?? false, italics: italic ?? false, strike: strike ?? false, superScript: raised ?? false }
  const address = link === undefined ? null : absolute(link, site)
  const words = run(text.replaceAll('\n', ' '), {
    ...face,
    ...(code && { font: 'Courier New' }),
    ...(address !== null && { style: 'Hyperlink' }),
  })
  return address === null ? words : new ExternalHyperlink({ link: address, children: [words] })
}

const listOf = ({ kind, authorities }: NonNullable<NotePaper['references']>['groups'][number]): FileChild[] => [
  heading(kind, 2),
  ...authorities.map((one) => {
    const places = pinpointsOf(one)
    return new Paragraph({
      indent: { left: step, hanging: step },
      spacing: { after: 110 },
      children: [
        ...stretchesOf(one).map(({ text, italic }) => run(text, { italics: italic })),
        ...(places === '' ? [] : [run(`, ${places}`)]),
        ...(one.doubt === null ? [] : [run(` [${doubtWords[one.doubt]}]`, { bold: true, color: burgundy })]),
      ],
    })
  }),
]
