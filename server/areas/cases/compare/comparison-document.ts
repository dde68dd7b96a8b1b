import { BorderStyle, Paragraph, ShadingType, Table, TableCell, TableLayoutType, TableRow, type TextRun, WidthType } from 'docx'
import type { ComparedAuthority, ComparedCase, Comparison } from '#contract/compare'
import type { Statement } from '#contract/cases'
import { a4, heading, navy, run as text, soft, writeWord } from '../../../printing/word.ts'
import { type RecordRow, placeOf, recordRows, words } from './comparison-words.ts'
import { dayInWords } from '#contract/reasons/day-in-words'

const line = { style: BorderStyle.SINGLE, size: 4, color: 'C9CED8' }
const borders = { top: line, bottom: line, left: line, right: line }
const margin = 1000
/** Landscape; the column of labels is narrower. */
const pageWidth = a4.height - 2 * margin
const labelWidth = 2000

const plain = (...children: TextRun[]) => new Paragraph({ children, spacing: { after: 80 } })

/** A comparison as a Word document: record, issues, holdings, orders, authorities and passages, with where each stands and the date. */
export async function writeComparison(comparison: Comparison, day: Date): Promise<File> {
  const { cases, authorities, passages } = comparison
  const name = `comparison-${cases.map(({ case: { id } }) => id).join('-')}.docx`
  return writeWord(
    {
      title: words.title(cases.map(({ case: { title } }) => title)),
      heading: words.heading,
      footer: words.footer(dayInWords(day)),
      size: 19,
      margin,
      isLandscape: true,
      children: [
        plain(text(words.notice(dayInWords(day)), { italics: true, color: soft })),
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
          heading(words.passage(index + 1, passage), 2),
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
    name,
  )
}

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
    const none = plain(text(side.reason ?? words.nothing, { italics: true, color: soft }))
    return [
      name,
      ...(said.length === 0 ? [none] : said.map((one) => plain(text(`${one.text} `), text(placeOf(statementPlace(one)), { color: soft })))),
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
          text(`(${cited_in.map((one) => words.citedIn(nameOf.get(one.case_id) ?? '', one)).join('; ')})`, { color: soft }),
        ],
      }),
  )
}
