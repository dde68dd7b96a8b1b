import { quotedWithin } from '#citations/prose/quoted-within'
import { linesOfReliance, ownHolding } from '#contract/say-reliance'
import type { PdfWriter } from '../../../printing/pdf-writer.ts'
import { colours, hang, sheet } from '../../../printing/sheet.ts'
import { type BundlePlan, type PlannedAuthority, type PlannedEntry, type PlannedPassage, isBound, underHeadings } from './bundle-plan.ts'
import { words } from './bundle-words.ts'
import { type PageOf, placeOfAuthority, placeOfPassage } from './places.ts'
import { markOf } from './list-pages.ts'

/** A paragraph is quoted whole, a longer passage up to so many signs; the whole of it is sidelined where it stands. */
const maxQuoteLength = 5000

/** Every authority with its passages, what each is relied on for and where it stands in the bundle; under the issues where these are its headings. */
export function writeDigest(pdf: PdfWriter, plan: BundlePlan, pageOf: PageOf) {
  for (const { heading, entries } of underHeadings(plan)) {
    if (plan.arrangement === 'issues' && heading !== null) {
      pdf.keep(110)
      pdf.write(heading, { face: 'semibold', size: 11.6, colour: colours.navy })
      pdf.space(8)
    }
    for (const entry of entries) writeEntry(pdf, entry, pageOf)
  }
}

function writeEntry(pdf: PdfWriter, entry: PlannedEntry, pageOf: PageOf) {
  const { authority, passages } = entry
  const { tab, title, citation, decided, kind } = authority
  const name = {
    size: 11.4,
    face: kind === 'case' ? 'italic' : 'semibold',
    colour: colours.navy,
    indent: hang,
    inset: 62,
    lineGap: 2,
  } as const
  const below = [citation, decided].filter((one) => one !== null && one !== '').join(' · ')
  const mark = markOf(authority)
  pdf.keep(pdf.heightOf(title, name) + 64)
  const top = pdf.doc.y
  pdf.hang(`${tab}.`, 0, { size: 11.4, face: 'semibold', colour: colours.navy })
  pdf.write(title, name)
  if (isBound(authority)) pdf.hangRight(pageOf(placeOfAuthority(tab)), { size: 10.4, face: 'semibold' }, top)
  if (isBound(authority)) pdf.link(placeOfAuthority(tab), top, pdf.doc.y)
  if (below !== '') pdf.write(below, { size: 9.4, colour: colours.soft, indent: hang, lineGap: 2 })
  if (mark !== null) {
    pdf.space(3)
    const said = `${words.standing}: ${mark.slice(1, -1)}`
    pdf.write(said, { size: 9.8, face: 'semibold', colour: colours.burgundy, indent: hang, lineGap: 2 })
  }
  const own = ownHolding(authority)
  writeReliedOn(pdf, own === null ? linesBeside(entry) : own.split('\n'))
  let before: string[] = []
  for (const { index, passage } of passages) {
    const propositions = own === null ? propositionsOf(passage) : []
    if (propositions.join('\n') !== before.join('\n')) writeReliedOn(pdf, propositions)
    before = propositions
    writePassage(pdf, authority, passage, index, pageOf)
  }
  pdf.space(8)
  if (pdf.room() > 30) pdf.rule()
  pdf.space(12)
}

/** What stands over the passages that are relied on for it. */
function writeReliedOn(pdf: PdfWriter, lines: readonly string[]) {
  if (lines.length === 0) return
  pdf.space(5)
  pdf.keep(60)
  pdf.write(words.reliedOn, { face: 'semibold', size: 9, colour: colours.soft, indent: hang, lineGap: 1 })
  for (const line of lines) pdf.write(line, { indent: hang, size: 10.4, lineGap: 2.8 })
}

/** What a passage is relied on for. */
const propositionsOf = ({ relied }: PlannedPassage): string[] => [...new Set(relied.flatMap(({ relied_on: what }) => what || []))]

/** What is said of an authority apart from the passages that are quoted. */
const linesBeside = ({ relied, passages }: PlannedEntry): string[] => {
  const quoted = new Set(passages.flatMap(({ passage }) => passage.relied.map((one) => JSON.stringify(one))))
  return linesOfReliance(
    relied.filter((one) => one.relied_on !== '' && !quoted.has(JSON.stringify(one))),
    null,
  )
}

/** The court's words beside a bar, and below them the pinpoint with the page of the bundle. */
function writePassage(
  pdf: PdfWriter,
  authority: PlannedAuthority,
  { start, quote, pinpoint }: PlannedPassage,
  index: number,
  pageOf: PageOf,
) {
  pdf.space(7)
  pdf.keep(46)
  const at = sheet.left + hang + 2
  pdf.write(asQuoted(authority, quote), { size: 10, indent: hang + 14, inset: 10, lineGap: 2.6 }, ({ top, bottom }) => {
    pdf.doc.moveTo(at, top).lineTo(at, bottom).lineWidth(1.6).strokeColor(colours.gold).stroke()
  })
  pdf.space(2)
  pdf.keep(30)
  const place = !isBound(authority) ? null : start < 0 ? placeOfAuthority(authority.tab) : placeOfPassage(authority.tab, index)
  const top = pdf.doc.y
  const setting = { size: 9.2, colour: colours.navy, indent: hang + 14, lineGap: 2 } as const
  pdf.write(`${pinpoint[0]!.toUpperCase()}${pinpoint.slice(1)}`, { ...setting, inset: 140 })
  // The number has room of its own, so that it never moves what follows.
  if (place !== null) pdf.hangRight(words.bundlePage(pageOf(place)), setting, top)
  if (place !== null) pdf.link(place, top, pdf.doc.y)
}

/** Words as the digest quotes them: of a judgment in one paragraph, of the law each subsection and item on a line of its own. */
export const asQuoted = ({ caseId }: Pick<PlannedAuthority, 'caseId'>, quote: string): string =>
  `“${shortened(quotedWithin(caseId === null ? inLines(quote) : inOne(quote)))}”`

const inOne = (quote: string): string => quote.replace(/\s+/g, ' ').trim()

const inLines = (quote: string): string => quote.split('\n').map(inOne).filter(Boolean).join('\n')

/** Cut behind a sentence where one ends in its second half, else between words. */
function shortened(quote: string): string {
  if (quote.length <= maxQuoteLength) return quote
  const begun = quote.slice(0, maxQuoteLength)
  const sentence = [...begun.matchAll(/[.;:!?]’?(?=\s)/g)].at(-1)
  const end = sentence && sentence.index > maxQuoteLength / 2 ? sentence.index + sentence[0].length : begun.lastIndexOf(' ')
  return `${quote.slice(0, end)} […]`
}
