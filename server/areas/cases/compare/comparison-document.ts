import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { type ComparedAuthority, type ComparedCase, type Comparison, exportComparison } from '#contract/compare'
import type { Statement } from '#contract/cases'
import { writableText } from '../../../http/writable-text.ts'
import { type RecordRow, dayInWords, placeOf, recordRows, words } from './comparison-words.ts'

const navy = '1B2A4A'
const line = { style: BorderStyle.SINGLE, size: 4, color: 'C9CED8' }
const borders = { top: line, bottom: line, left: line, right: line }
/** Landscape A4 between its margins, in twentieths of a point; the column of labels is narrower. */
const pageWidth = 16838 - 2 * 1000
const labelWidth = 2000

const text = (said: string, options: { bold?: boolean; italics?: boolean; color?: string; size?: number } = {}) =>
  new TextRun({ text: writableText(said), ...options })
const plain = (...children: TextRun[]) => new Paragraph({ children, spacing: { after: 80 } })
const heading = (said: string) => new Paragraph({ heading: HeadingLevel.HEADING_1, children: [text(said)], keepNext: true })

/** A comparison as a Word document: record, issues, holdings, orders, authorities and passages, with where each stands and the date. */
export async function writeComparison(comparison: Comparison, day: Date): Promise<File> {
  const { cases, authorities, passages } = comparison
  const document = new Document({
    title: writableText(words.title(cases.map(({ case: { title } }) => title))),
    creator: 'Hukumu',
    styles: {
      default: {
        document: { run: { font: 'Georgia', size: 19 } },
        title: { run: { font: 'Georgia', size: 34, bold: true, color: navy }, paragraph: { spacing: { after: 120 } } },
        heading1: { run: { font: 'Georgia', size: 25, bold: true, color: navy }, paragraph: { spacing: { before: 320, after: 120 } } },
        heading2: { run: { font: 'Georgia', size: 20, bold: true, color: navy }, paragraph: { spacing: { before: 200, after: 80 } } },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { orientation: PageOrientation.LANDSCAPE, width: 11906, height: 16838 },
            margin: { top: 1000, bottom: 1000, left: 1000, right: 1000 },
          },
        },
        footers: { default: footer(day) },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [text(words.heading)] }),
          plain(text(words.notice(dayInWords(day)), { italics: true, color: '555555' })),
          ...(cases.some(({ case: { sample } }) => sample) ? [plain(text(words.samples, { bold: true }))] : []),
          table(cases, recordRows(cases)),
          ...statements(words.issues, cases, ({ issues }) => issues),
          ...statements(words.holdings, cases, ({ holdings }) => holdings),
          ...statements(words.orders, cases, ({ orders }) => orders),
          ...(cases.some(({ dissents }) => dissents.length > 0) ? statements(words.dissents, cases, ({ dissents }) => dissents) : []),
          heading(words.common),
          ...authorityList(authorities.common, cases),
          heading(words.apart),
          ...authorityList(authorities.apart, cases),
          heading(words.passages),
          ...(passages.length === 0 ? [plain(text(words.noPassages, { italics: true }))] : []),
          ...passages.flatMap((passage, index) => [
            new Paragraph({ heading: HeadingLevel.HEADING_2, keepNext: true, children: [text(words.passage(index + 1, passage))] }),
            columns(
              cases.map(({ case: { id } }) => {
                const place = passage.places.find(({ case_id }) => case_id === id)
                return place ? [plain(text(placeOf(place), { bold: true })), plain(text(place.text))] : [plain(text('–'))]
              }),
            ),
          ]),
          // Word wants a paragraph after the last table.
          plain(),
        ],
      },
    ],
  })
  const bytes = await Packer.toBuffer(document)
  const name = `comparison-${cases.map(({ case: { id } }) => id).join('-')}.docx`
  return new File([new Uint8Array(bytes)], name, { type: exportComparison.file })
}

const footer = (day: Date) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({
            size: 16,
            color: '777777',
            children: [words.footer(dayInWords(day)), ' · ', PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  })

const cell = (children: Paragraph[], width: number, shaded = false) =>
  new TableCell({
    children,
    borders,
    width: { size: width, type: WidthType.DXA },
    margins: { top: 80, bottom: 60, left: 110, right: 110 },
    ...(shaded && { shading: { type: ShadingType.CLEAR, fill: 'F1F3F8' } }),
  })

/** One row to a fact of record, one column to a case. */
function table(cases: readonly ComparedCase[], rows: readonly RecordRow[]) {
  const width = Math.floor((pageWidth - labelWidth) / cases.length)
  const row = (label: string, values: readonly string[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: [
        cell([plain(text(label, { bold: true, color: navy }))], labelWidth, true),
        ...values.map((value) => cell([plain(text(value, { bold: isHead }))], width, isHead)),
      ],
    })
  return new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: [labelWidth, ...cases.map(() => width)],
    rows: rows.map(({ label, values }, index) => row(label, values, index === 0)),
  })
}

/** One row of columns, one to a case. */
function columns(cells: Paragraph[][]) {
  const width = Math.floor(pageWidth / cells.length)
  return new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: cells.map(() => width),
    rows: [new TableRow({ children: cells.map((children) => cell(children, width)) })],
  })
}

function statements(title: string, cases: readonly ComparedCase[], of: (side: ComparedCase) => readonly Statement[]) {
  const cells = cases.map((side) => {
    const said = of(side)
    const name = plain(text(side.case.citation ?? side.case.title, { bold: true, color: navy }))
    const none = plain(text(side.reason ?? words.nothing, { italics: true, color: '555555' }))
    return [
      name,
      ...(said.length === 0
        ? [none]
        : said.map((one) => plain(text(`${one.text} `), text(placeOf(statementPlace(one)), { color: '555555' })))),
    ]
  })
  return [heading(title), columns(cells)]
}

const statementPlace = ({ paragraphs, author, opinion_kind }: Statement) => ({
  number: paragraphs[0]?.number ?? null,
  paragraph: paragraphs[0]?.id ?? 0,
  author,
  opinion_kind,
})

function authorityList(authorities: readonly ComparedAuthority[], cases: readonly ComparedCase[]) {
  if (authorities.length === 0) return [plain(text(words.noAuthorities, { italics: true }))]
  const nameOf = new Map(cases.map(({ case: { id, title, citation } }) => [id, citation ?? title]))
  return authorities.map(
    ({ title, citation, cited_in }) =>
      new Paragraph({
        bullet: { level: 0 },
        spacing: { after: 60 },
        children: [
          ...(title ? [text(title, { italics: true }), text(' ')] : []),
          ...(citation && !title?.includes(citation) ? [text(`${citation} `)] : []),
          text(`(${cited_in.map((one) => words.citedIn(nameOf.get(one.case_id) ?? '', one)).join('; ')})`, { color: '555555' }),
        ],
      }),
  )
}
