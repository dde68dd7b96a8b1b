import type { PdfWriter, Setting } from '../../../printing/pdf-writer.ts'
import { colours, measure, sheet } from '../../../printing/sheet.ts'
import { type BundlePlan, type PlannedEntry, isBound, underHeadings } from './bundle-plan.ts'
import { words } from './bundle-words.ts'
import { writeCover } from './cover-pages.ts'
import { writeDigest } from './digest-pages.ts'
import { nameLines, writeHeading, writeList } from './list-pages.ts'
import { type FrontPart, type PageOf, placeOfAuthority, placeOfPart } from './places.ts'

/**
 * Cover, index, list and digest of a bundle; `begins` is told of each part when its page has begun. How many pages they take does not depend on
 * the numbers in them, which stand at the right edge of room that is kept free for them.
 */
export function writeFrontPages(pdf: PdfWriter, plan: BundlePlan, pageOf: PageOf, begins: (part: FrontPart) => void) {
  const begin = (part: FrontPart) => {
    pdf.newPage()
    pdf.place(placeOfPart(part), 0)
    begins(part)
  }
  begin('cover')
  writeCover(pdf, plan.cover, 'bundle')
  begin('index')
  writeIndex(pdf, plan, pageOf)
  begin('list')
  writeHeading(pdf, words.list)
  writeList(pdf, plan)
  begin('digest')
  writeHeading(pdf, words.digest)
  writeDigest(pdf, plan, pageOf)
}

/** Kept free at the right for a number. */
const pageColumn = 62
const numberColumn = 32

function writeIndex(pdf: PdfWriter, plan: BundlePlan, pageOf: PageOf) {
  writeHeading(pdf, words.index)
  writeColumnHeads(pdf)
  for (const part of ['list', 'digest'] as const)
    writeRow(pdf, { number: '', lines: [[words[part], rowSetting]], page: pageOf(placeOfPart(part)), place: placeOfPart(part) })
  for (const { heading, entries } of underHeadings(plan)) {
    if (heading !== null) writeGroup(pdf, heading, entries[0]!)
    for (const entry of entries) writeRow(pdf, rowOf(entry, pageOf))
  }
}

interface Row {
  number: string
  lines: readonly (readonly [text: string, setting: Setting])[]
  page: string
  place: string | null
}

const rowSetting = { size: 10.4, lineGap: 2.2, indent: numberColumn, inset: pageColumn } as const satisfies Setting

function rowOf(entry: PlannedEntry, pageOf: PageOf): Row {
  const { authority } = entry
  const place = isBound(authority) ? placeOfAuthority(authority.tab) : null
  return {
    number: `${authority.tab}.`,
    lines: nameLines(entry, rowSetting),
    page: place === null ? words.notBound : pageOf(place),
    place,
  }
}

const heightOf = (pdf: PdfWriter, { lines }: Row) => lines.reduce((sum, [text, setting]) => sum + pdf.heightOf(text, setting), 0)

/** A row is never broken; a new page has the heads of the columns again. */
function writeRow(pdf: PdfWriter, row: Row) {
  if (pdf.room() < heightOf(pdf, row) + 8) beginAgain(pdf)
  const top = pdf.doc.y
  const isListed = row.place === null
  if (row.number !== '') pdf.hang(row.number, 0, rowSetting)
  for (const [text, setting] of row.lines) pdf.write(text, setting)
  // Behind the words, so that who copies the row or hears it read has them in this order.
  pdf.hangRight(row.page, isListed ? { size: 8.6, face: 'italic', colour: colours.soft } : { size: 10.4, face: 'semibold' }, top)
  if (row.place !== null) pdf.link(row.place, top, pdf.doc.y)
  pdf.space(3.5)
  pdf.rule()
  pdf.space(4.5)
}

function beginAgain(pdf: PdfWriter) {
  pdf.newPage()
  writeColumnHeads(pdf)
}

function writeColumnHeads(pdf: PdfWriter) {
  const setting = { face: 'semibold', size: 8.6, colour: colours.soft, letterSpacing: 0.5 } as const
  pdf.hang(words.number, 0, setting)
  const top = pdf.doc.y
  pdf.write(words.authority, { ...setting, indent: numberColumn })
  pdf.hangRight(words.page, { ...setting, letterSpacing: 0 }, top)
  pdf.space(3)
  pdf.doc
    .moveTo(sheet.left, pdf.doc.y)
    .lineTo(sheet.left + measure, pdf.doc.y)
    .lineWidth(1)
    .strokeColor(colours.navy)
    .stroke()
  pdf.space(5)
}

/** The heading of a group stays with the first that stands below it. */
function writeGroup(pdf: PdfWriter, heading: string, first: PlannedEntry) {
  const row = rowOf(first, () => '')
  if (pdf.room() < heightOf(pdf, row) + 36) beginAgain(pdf)
  pdf.space(7)
  pdf.write(heading, { face: 'semibold', size: 10.6, colour: colours.navy })
  pdf.space(4)
}
