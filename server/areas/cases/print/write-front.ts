import type { Judgment } from '../cases.ts'
import type { Pen } from './pen.ts'
import { dayInWords, shortTitle, words } from './print-words.ts'
import { colours, measure, sheet } from './sheet.ts'

const labelWidth = 86

/** The head of the first page: court, title, citations, and what is known of the case where its text does not say it. */
export function writeFront(pen: Pen, { case: found, content, parts }: Judgment) {
  const { court, court_station: station, citation, citations, case_number: number, date, year, judges, parties, outcome } = found
  pen.doc.y = sheet.top - 14
  const where = station && court && station.includes(court) ? station : [court ?? words.noCourt, ...(station ? [station] : [])].join(' · ')
  pen.write(where.toUpperCase(), { face: 'semibold', size: 8.6, colour: colours.gold, letterSpacing: 1.1 })
  pen.space(6)
  pen.write(shortTitle(found), { face: 'semibold', size: 18, colour: colours.navy, lineGap: 2 })
  pen.space(5)
  if (citation) pen.write(citation, { face: 'regular', size: 11.5, colour: colours.soft })
  pen.space(9)
  pen.rule(colours.navy, 1)
  pen.space(9)

  const day = date ? dayInWords(new Date(date)) : (year?.toString() ?? null)
  const hasParties = parts.some(({ kind }) => kind === 'parties')
  const others = citations.filter((one) => one !== citation)
  writeFact(pen, words.number, number)
  writeFact(pen, words.date, day)
  writeFact(pen, words.judges, judges.join(', ') || null)
  if (!hasParties) writeFact(pen, words.parties, parties.map(({ name, role }) => (role ? `${name} (${role})` : name)).join('; ') || null)
  writeFact(pen, words.outcome, outcome)
  writeFact(pen, words.parallel, others.join('; ') || null)
  if (found.sample) writeNotice(pen, words.sample, colours.burgundy)
  if (found.private) writeNotice(pen, words.own, colours.soft)
  if (content === null) writeWithoutText(pen, found)
}

function writeFact(pen: Pen, label: string, value: string | null) {
  if (value === null) return
  pen.hang(label, 0, { face: 'semibold', size: 9.2, colour: colours.soft })
  pen.write(value, { size: 9.8, indent: labelWidth, lineGap: 2 })
  pen.space(3)
}

/** What a reader must know before anything else, beside a bar. */
function writeNotice(pen: Pen, text: string, colour: string) {
  const setting = { face: 'semibold', size: 9.8, colour, indent: 12, lineGap: 2 } as const
  const height = pen.heightOf(text, setting)
  pen.space(9)
  pen.doc.rect(sheet.left, pen.doc.y - 1, 3, height + 1).fill(colour)
  pen.write(text, setting)
  pen.space(4)
}

/** What the library knows of a case whose text it does not hold. */
function writeWithoutText(pen: Pen, { kind, summary, key_points: points, url }: Judgment['case']) {
  writeNotice(pen, kind === 'digest' ? words.digest : words.stub, colours.navy)
  pen.space(10)
  if (summary) {
    pen.write(words.standsFor, { face: 'semibold', size: 12, colour: colours.navy })
    pen.space(4)
    pen.write(summary)
    pen.space(10)
  }
  if (points.length > 0) {
    pen.write(words.keyPoints, { face: 'semibold', size: 12, colour: colours.navy })
    for (const point of points) {
      pen.space(4)
      pen.hang('•', 4)
      pen.write(point, { indent: 18 })
    }
    pen.space(10)
  }
  if (url) {
    pen.hang(words.source, 0, { face: 'semibold', size: 9.2, colour: colours.soft })
    pen.doc.font('regular').fontSize(9.4).fillColor(colours.navy)
    pen.doc.text(pen.printable(url), sheet.left + labelWidth, pen.doc.y, { width: measure - labelWidth, link: url, underline: true })
  }
}

/** Where the first page ends its head. */
export const underFront = (pen: Pen) => {
  pen.space(6)
  if (pen.doc.y < sheet.height - sheet.bottom - 40) pen.rule()
}
