import { Paragraph, TabStopType } from 'docx'
import { headingWords } from '../../../printing/matter/matter-heading.ts'
import { headOfPaper } from '../../../printing/matter/word-heading.ts'
import { loadPages } from '../../../printing/printing.ts'
import { a4, heading, run, writeWord } from '../../../printing/word.ts'
import { type BundlePlan, type PlannedEntry, listEntry, underHeadings } from './bundle-plan.ts'
import { titleOf, words } from './bundle-words.ts'
import { writeBlock, writeCover } from './cover-pages.ts'
import { markOf, writeList } from './list-pages.ts'

/** Points from the day to the signature. */
const signed = 120

/** The list of authorities as PDF, as it is filed apart from the bundle. */
export async function printList(plan: BundlePlan, name: string): Promise<File> {
  const { createPdfWriter, endPages } = await loadPages()
  const { cover, at } = plan
  const title = titleOf(cover, 'list')
  const pdf = createPdfWriter({ title, author: cover.drawn_by.split('\n')[0]!, subject: cover.case_number, created: new Date(at) })
  writeCover(pdf, cover, 'list')
  pdf.space(16)
  writeList(pdf, plan, signed + 22)
  pdf.space(14)
  pdf.keep(signed)
  pdf.write(words.dated(cover.station, new Date(at).getUTCFullYear()))
  pdf.space(34)
  pdf.write('______________________________')
  pdf.write(words.signature(cover.filed_for), { face: 'semibold', size: 9.6 })
  pdf.space(20)
  writeBlock(pdf, words.drawnBy, cover.drawn_by)
  writeBlock(pdf, words.servedOn, cover.served_on)
  return new File([await endPages(pdf, { citation: cover.case_number, titleOf: () => title, from: '' })], name, { type: 'application/pdf' })
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
      author: cover.drawn_by.split('\n')[0]!,
      heading: headingWords.republic,
      footer: [title, cover.case_number].filter((one) => one !== '').join(', '),
      size: 23,
      margin,
      isHeadingCentred: true,
      children: [
        ...headOfPaper(cover, title, measure),
        ...underHeadings(plan).flatMap(({ heading: said, entries }) => [
          ...(said === null ? [] : [heading(said)]),
          ...entries.map(paragraphOf),
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
      ],
    },
    name,
  )
}

/**
 * '3.  Otieno v Kamau [2019] KECA 12 (KLR), Court of Appeal at Nairobi, 3 August 2026, paras 25 and 27 — loss must be shown [reversed on appeal]'; what
 * is relied on for several things has them below, each on a line of its own.
 */
function paragraphOf(entry: PlannedEntry): Paragraph {
  const { authority } = entry
  const { tab, citation, decided, kind } = authority
  const mark = markOf(authority)
  const { title, lines, isPinned } = listEntry(entry)
  const [first, ...more] = lines
  const one = first !== undefined && more.length === 0 ? `${isPinned ? ', ' : ' — '}${first}` : ''
  const several = more.length === 0 ? [] : [first!, ...more]
  const rest = [citation === null ? '' : ` ${citation}`, decided === '' ? '' : `, ${decided}`, one].join('')
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
      ...several.map((line) => run(line, { break: 1 })),
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
