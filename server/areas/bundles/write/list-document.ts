import { buffer } from 'node:stream/consumers'
import { AlignmentType, BorderStyle, LeaderType, Paragraph, TabStopType } from 'docx'
import type { BundleCover } from '#contract/bundles'
import { dayInWords } from '../../../printing/day-in-words.ts'
import { loadPages } from '../../../printing/printing.ts'
import { a4, heading, run, soft, writeWord } from '../../../printing/word.ts'
import { type BundlePlan, type PlannedAuthority, underHeadings } from './bundle-plan.ts'
import { titleOf, words } from './bundle-words.ts'
import { otherSide, writeBlock, writeCover } from './cover-pages.ts'
import { markOf, writeList } from './list-pages.ts'

/** The list of authorities as PDF, as it is filed apart from the bundle. */
export async function printList(plan: BundlePlan, name: string): Promise<File> {
  const { createPdfWriter, writeRunningHeads } = await loadPages()
  const { cover, at } = plan
  const title = titleOf(cover, 'list')
  const pdf = createPdfWriter({ title, author: cover.drawn_by.split('\n')[0]!, subject: cover.case_number, created: new Date(at) })
  const written = buffer(pdf.doc)
  writeCover(pdf, cover, 'list')
  pdf.space(16)
  writeList(pdf, plan)
  pdf.space(14)
  pdf.keep(120)
  pdf.write(words.dated(cover.station, new Date(at).getUTCFullYear()))
  pdf.space(34)
  pdf.write('______________________________')
  pdf.write(words.signature(cover.filed_for), { face: 'semibold', size: 9.6 })
  pdf.space(20)
  writeBlock(pdf, words.drawnBy, cover.drawn_by)
  writeBlock(pdf, words.servedOn, cover.served_on)
  writeRunningHeads(pdf, { citation: cover.case_number, titleOf: () => title, isDissent: () => false, from: '' })
  pdf.doc.end()
  return new File([await written], name, { type: 'application/pdf' })
}

/** An inch. */
const margin = 1440
const measure = a4.width - 2 * margin

/** The same as a Word document, to be worked on. */
export function writeListDocument(plan: BundlePlan, name: string): Promise<File> {
  const { cover, at } = plan
  const title = titleOf(cover, 'list')
  return writeWord(
    {
      title,
      heading: words.republic,
      footer: [title, cover.case_number].filter((one) => one !== '').join(', '),
      size: 23,
      margin,
      isHeadingCentred: true,
      children: [
        ...headOf(cover),
        new Paragraph({
          alignment: AlignmentType.CENTER,
          spacing: { before: 320, after: 280 },
          border: { top: line, bottom: line },
          children: [run(title.toUpperCase(), { bold: true, size: 27 })],
        }),
        ...underHeadings(plan).flatMap(({ group, authorities }) => [
          ...(group === null ? [] : [heading(words.groups[group])]),
          ...authorities.map(paragraphOf),
        ]),
        new Paragraph({
          spacing: { before: 420, after: 620 },
          keepNext: true,
          children: [run(words.dated(cover.station, new Date(at).getUTCFullYear()))],
        }),
        new Paragraph({ keepNext: true, children: [run('______________________________')] }),
        new Paragraph({ spacing: { after: 320 }, children: [run(words.signature(cover.filed_for), { bold: true })] }),
        ...blockOf(words.drawnBy, cover.drawn_by),
        ...blockOf(words.servedOn, cover.served_on),
        new Paragraph({
          spacing: { before: 200 },
          children: [run(words.drawnUp(dayInWords(new Date(at))), { italics: true, size: 17, color: soft })],
        }),
      ],
    },
    name,
  )
}

const line = { style: BorderStyle.SINGLE, size: 10, space: 6, color: '1B2A4A' }

const centred = (text: string, options: Parameters<typeof run>[1] = {}): Paragraph[] =>
  text === ''
    ? []
    : text
        .split('\n')
        .map((one) => new Paragraph({ alignment: AlignmentType.CENTER, spacing: { after: 60 }, children: [run(one, options)] }))

const headOf = (cover: BundleCover): Paragraph[] => [
  ...centred(cover.court === '' ? '' : words.inThe(cover.court), { bold: true }),
  ...centred(cover.station === '' ? '' : words.at(cover.station), { bold: true }),
  ...centred(cover.case_number.toUpperCase(), { bold: true }),
  ...centred(cover.matter),
  ...partiesOf(cover.parties.filter(({ name }) => name !== '')),
  ...centred(cover.arising, { italics: true }),
]

/** Each with its role at the right, dots between. */
function partiesOf(parties: BundleCover['parties']): Paragraph[] {
  const other = otherSide(parties)
  return [
    ...(parties.length > 1 ? centred(words.between, { bold: true, size: 20 }) : []),
    ...parties.flatMap(({ name, role }, index) => [
      ...(index > 0 && index === other ? centred(words.and, { bold: true, size: 20 }) : []),
      new Paragraph({
        spacing: { before: 80, after: 80 },
        tabStops: [{ type: TabStopType.RIGHT, position: measure, leader: LeaderType.DOT }],
        children: [run(name.toUpperCase(), { bold: true }), ...(role === '' ? [] : [run(`\t${role.toUpperCase()}`, { bold: true })])],
      }),
    ]),
  ]
}

/** '3.  Otieno v Kamau [2019] KECA 12 (KLR), Court of Appeal at Nairobi, 3 August 2026 [reversed on appeal]' */
function paragraphOf(authority: PlannedAuthority): Paragraph {
  const { tab, title, citation, decided, kind } = authority
  const mark = markOf(authority)
  const rest = [citation === null ? '' : ` ${citation}`, decided === '' ? '' : `, ${decided}`].join('')
  return new Paragraph({
    indent: { left: 600, hanging: 600 },
    spacing: { after: 130 },
    keepLines: true,
    tabStops: [{ type: TabStopType.LEFT, position: 600 }],
    children: [
      run(`${tab}.\t`),
      run(title, { italics: kind === 'case' }),
      run(rest),
      ...(mark === null ? [] : [run(` ${mark}`, { bold: true, color: '9b1c2e' })]),
    ],
  })
}

const blockOf = (label: string, text: string): Paragraph[] =>
  text === ''
    ? []
    : [
        new Paragraph({ keepNext: true, spacing: { after: 40 }, children: [run(label, { bold: true, size: 20 })] }),
        ...text
          .split('\n')
          .map((one, index, all) => new Paragraph({ spacing: { after: index === all.length - 1 ? 240 : 0 }, children: [run(one)] })),
      ]
