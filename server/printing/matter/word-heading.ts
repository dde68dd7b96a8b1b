import { AlignmentType, BorderStyle, LeaderType, Paragraph, TabStopType } from 'docx'
import { navy, run } from '../word.ts'
import { type MatterHeading, headingWords, otherSide, joinWords } from './matter-heading.ts'

/** The heading of a matter and the title of a paper below it, as the first paragraphs after `headingWords.republic`; `measure` is the width of a line. */
export const headOfPaper = (matter: MatterHeading, title: string, measure: number): Paragraph[] => [
  ...centred(matter.court === '' ? '' : headingWords.inThe(matter.court), { bold: true }),
  ...centred(matter.station === '' ? '' : headingWords.at(matter.station), { bold: true }),
  ...centred(matter.case_number.toUpperCase(), { bold: true }),
  ...centred(matter.matter),
  ...partiesOf(
    matter.parties.filter(({ name }) => name !== ''),
    measure,
  ),
  ...centred(matter.arising, { italics: true }),
  new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { before: 320, after: 280 },
    border: { top: line, bottom: line },
    children: [run(title.toUpperCase(), { bold: true, size: 27 })],
  }),
]

const line = { style: BorderStyle.SINGLE, size: 10, space: 6, color: navy }

const centred = (text: string, options: Parameters<typeof run>[1] = {}): Paragraph[] =>
  text === ''
    ? []
    : text
        .split('\n')
        .map((one) => new Paragraph({ alignment: AlignmentType.CENTER, spacing: { after: 60 }, children: [run(one, options)] }))

/** Each with its role at the right, dots between. */
function partiesOf(parties: MatterHeading['parties'], measure: number): Paragraph[] {
  const other = otherSide(parties)
  const { before, between } = joinWords(parties)
  return [
    ...(before === null ? [] : centred(before, { bold: true, size: 20 })),
    ...parties.flatMap(({ name, role }, index) => [
      ...(index > 0 && index === other ? centred(between, { bold: true, size: 20 }) : []),
      new Paragraph({
        spacing: { before: 80, after: 80 },
        tabStops: [{ type: TabStopType.RIGHT, position: measure, leader: LeaderType.DOT }],
        children: [run(name.toUpperCase(), { bold: true }), ...(role === '' ? [] : [run(`\t${role.toUpperCase()}`, { bold: true })])],
      }),
    ]),
  ]
}
