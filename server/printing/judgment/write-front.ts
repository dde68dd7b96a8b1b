import type { PrintedJudgment } from './printed-judgment.ts'
import type { PdfWriter } from '../pdf-writer.ts'
import { coramOf } from './coram.ts'
import { shortTitle, words } from './judgment-words.ts'
import { colours, measure, sheet } from '../sheet.ts'
import { dayInWords } from '#contract/reasons/day-in-words'

const labelWidth = 86

/** The head of the first page: court, title, citations, and what is known of the case where its text does not say it. */
export function writeFront(pdf: PdfWriter, { case: found, content, parts }: PrintedJudgment) {
  const {
    court_code: courtCode,
    court,
    court_station: station,
    citation,
    citations,
    case_number: number,
    date,
    year,
    judges,
    parties,
    outcome,
  } = found
  pdf.doc.y = sheet.top - 14
  const where = station && court && station.includes(court) ? station : [court ?? words.noCourt, ...(station ? [station] : [])].join(' · ')
  pdf.write(where.toUpperCase(), { face: 'semibold', size: 8.6, colour: colours.gold, letterSpacing: 1.1 })
  pdf.space(6)
  pdf.write(shortTitle(found), { face: 'semibold', size: 18, colour: colours.navy, lineGap: 2 })
  pdf.space(5)
  if (citation) pdf.write(citation, { face: 'regular', size: 11.5, colour: colours.soft })
  pdf.space(9)
  pdf.rule(colours.navy, 1)
  pdf.space(9)

  const day = date ? dayInWords(new Date(date)) : (year?.toString() ?? null)
  const hasParties = parts.some(({ kind }) => kind === 'parties')
  const others = citations.filter((one) => one !== citation)
  writeFact(pdf, words.number, number)
  writeFact(pdf, words.date, day)
  writeFact(pdf, words.judges, coramOf(judges, courtCode) || null)
  if (!hasParties) writeFact(pdf, words.parties, parties.map(({ name, role }) => (role ? `${name} (${role})` : name)).join('; ') || null)
  writeFact(pdf, words.outcome, outcome)
  writeFact(pdf, words.parallel, others.join('; ') || null)
  if (found.sample) writeNotice(pdf, words.sample, colours.burgundy)
  if (found.private) writeNotice(pdf, words.own, colours.soft)
  if (content === null) writeWithoutText(pdf, found)
}

function writeFact(pdf: PdfWriter, label: string, value: string | null) {
  if (value === null) return
  pdf.hang(label, 0, { face: 'semibold', size: 9.2, colour: colours.soft })
  pdf.write(value, { size: 9.8, indent: labelWidth, lineGap: 2 })
  pdf.space(3)
}

/** What a reader must know before anything else, beside a bar. */
function writeNotice(pdf: PdfWriter, text: string, colour: string) {
  const setting = { face: 'semibold', size: 9.8, colour, indent: 12, lineGap: 2 } as const
  const height = pdf.heightOf(text, setting)
  pdf.space(9)
  pdf.doc.rect(sheet.left, pdf.doc.y - 1, 3, height + 1).fill(colour)
  pdf.write(text, setting)
  pdf.space(4)
}

/** What the library knows of a case whose text it does not hold. */
function writeWithoutText(pdf: PdfWriter, { kind, summary, key_points: points, url }: PrintedJudgment['case']) {
  writeNotice(pdf, kind === 'digest' ? words.digest : words.stub, colours.navy)
  pdf.space(10)
  if (summary) {
    pdf.write(words.standsFor, { face: 'semibold', size: 12, colour: colours.navy })
    pdf.space(4)
    pdf.write(summary)
    pdf.space(10)
  }
  if (points.length > 0) {
    pdf.write(words.keyPoints, { face: 'semibold', size: 12, colour: colours.navy })
    for (const point of points) {
      pdf.space(4)
      pdf.hang('•', 4)
      pdf.write(point, { indent: 18 })
    }
    pdf.space(10)
  }
  if (url) {
    pdf.hang(words.source, 0, { face: 'semibold', size: 9.2, colour: colours.soft })
    pdf.doc.font('regular').fontSize(9.4).fillColor(colours.navy)
    pdf.doc.text(pdf.printable(url), sheet.left + labelWidth, pdf.doc.y, { width: measure - labelWidth, link: url, underline: true })
  }
}

/** Where the first page ends its head. */
export const underFront = (pdf: PdfWriter) => {
  pdf.space(6)
  if (pdf.doc.y < sheet.height - sheet.bottom - 40) pdf.rule()
}
