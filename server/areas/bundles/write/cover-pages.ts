import type { BundleCover } from '#contract/bundles'
import { headingWords, joinWords, otherSide } from '../../../printing/matter/matter-heading.ts'
import type { PdfWriter, Setting } from '../../../printing/pdf-writer.ts'
import { colours, measure, sheet } from '../../../printing/sheet.ts'
import { titleOf, words } from './bundle-words.ts'

const centred = { align: 'center', lineGap: 3 } as const satisfies Setting

/** The cover of the bundle, or the same more closely at the head of a list of authorities: court, number, matter, parties and title. */
export function writeCover(pdf: PdfWriter, cover: BundleCover, what: 'bundle' | 'list') {
  const isCover = what === 'bundle'
  const gap = isCover ? 25 : 9
  const line = (text: string, setting: Setting = {}) => {
    if (text !== '') for (const one of text.split('\n')) pdf.write(one, { ...centred, size: 11.4, ...setting })
  }
  if (isCover) pdf.doc.y = sheet.top + 8
  line(headingWords.republic, { face: 'semibold', letterSpacing: 0.8 })
  if (cover.court !== '') line(headingWords.inThe(cover.court), { face: 'semibold', letterSpacing: 0.6 })
  if (cover.station !== '') line(headingWords.at(cover.station), { face: 'semibold', letterSpacing: 0.6 })
  pdf.space(gap * 0.7)
  line(cover.case_number.toUpperCase(), { face: 'semibold', size: 12 })
  if (cover.matter !== '') {
    pdf.space(gap * 0.7)
    line(cover.matter, { size: 10.6, indent: 36, inset: 36 })
  }
  writeParties(pdf, cover.parties, gap)
  if (cover.arising !== '') {
    pdf.space(gap * 0.8)
    line(cover.arising, { face: 'italic', size: 10.4, indent: 30, inset: 30 })
  }
  pdf.space(gap * 1.4)
  writeTitle(pdf, titleOf(cover, what))
  if (!isCover) return
  pdf.space(34)
  writeBlock(pdf, words.drawnBy, cover.drawn_by)
  writeBlock(pdf, words.servedOn, cover.served_on)
}

/** Who drew a document up and on whom it is served, each only where it is given. */
export function writeBlock(pdf: PdfWriter, label: string, text: string) {
  if (text === '') return
  const setting = { size: 10.6, lineGap: 2.4 } as const
  const lines = text.split('\n')
  pdf.keep(lines.reduce((sum, line) => sum + pdf.heightOf(line, setting), 26))
  pdf.write(label, { face: 'semibold', size: 9.4, colour: colours.navy, letterSpacing: 0.5 })
  pdf.space(3)
  for (const line of lines) pdf.write(line, setting)
  pdf.space(16)
}

function writeTitle(pdf: PdfWriter, title: string) {
  pdf.keep(70)
  pdf.rule(colours.navy, 1.4)
  pdf.space(9)
  pdf.write(title.toUpperCase(), { ...centred, face: 'semibold', size: 15, colour: colours.navy, letterSpacing: 1 })
  pdf.space(8)
  pdf.rule(colours.navy, 1.4)
}

type Party = BundleCover['parties'][number]

/** Each party with its role at the right, dots between; 'AND' where the other side begins. */
function writeParties(pdf: PdfWriter, given: readonly Party[], gap: number) {
  const parties = given.filter(({ name }) => name !== '')
  if (parties.length === 0) return
  const small = { ...centred, face: 'semibold', size: 9.6, letterSpacing: 0.8 } as const
  const other = otherSide(parties)
  pdf.space(gap)
  const { before, between } = joinWords(parties)
  if (before !== null) pdf.write(before, small)
  for (const [index, party] of parties.entries()) {
    pdf.space(gap * 0.45)
    if (index === other) {
      pdf.write(between, small)
      pdf.space(gap * 0.45)
    }
    writeParty(pdf, party)
  }
}

function writeParty(pdf: PdfWriter, { name, role }: Party) {
  const setting = { face: 'semibold', size: 11, lineGap: 2 } as const
  const said = role.toUpperCase()
  const width = said === '' ? 0 : pdf.widthOf(said, setting)
  // A role too long for the line stands below the name.
  const isBeside = width < measure * 0.45
  const inset = isBeside && width > 0 ? width + 30 : 0
  pdf.keep(pdf.heightOf(name.toUpperCase(), { ...setting, inset }) + (isBeside ? 0 : 16))
  let last = { words: '', top: pdf.doc.y }
  pdf.write(name.toUpperCase(), { ...setting, inset }, (line) => (last = line))
  if (said === '') return
  if (!isBeside) return pdf.write(said, { ...setting, align: 'right' })
  const next = pdf.doc.y
  pdf.doc.y = last.top
  pdf.hangRight(said, setting)
  const from = pdf.widthOf(last.words.trim(), setting) + 6
  pdf.hang(dots(pdf, measure - width - 6 - from), from, { size: 9, colour: colours.soft })
  pdf.doc.y = next
}

/** As many as fit. */
function dots(pdf: PdfWriter, room: number): string {
  const one = pdf.widthOf('. ', { size: 9 })
  return '. '.repeat(Math.max(0, Math.floor(room / one))).trimEnd()
}
