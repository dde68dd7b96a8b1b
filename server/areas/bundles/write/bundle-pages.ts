import { createWriteStream } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { finished } from 'node:stream/promises'
import type { PrintedJudgment } from '../../../printing/judgment/printed-judgment.ts'
import type { Outline } from '../../../printing/judgment/write-section.ts'
import { dayInWords } from '#contract/reasons/day-in-words'
import { type PrintedLaw, writeLaw } from '../../../printing/law/law-pages.ts'
import { type PdfWriter, createPdfWriter } from '../../../printing/pdf-writer.ts'
import { cutTo } from '../../../printing/running-heads.ts'
import { colours, measure, sheet } from '../../../printing/sheet.ts'
import { writeAuthority } from './authority-pages.ts'
import type { BundlePlan, PlannedAuthority } from './bundle-plan.ts'
import { titleOf, words } from './bundle-words.ts'
import { writeFrontPages } from './front-pages.ts'
import { type FrontPart, type PageOf, frontParts, placeOfAuthority, placeOfPart, placeOfPassage } from './places.ts'

/** An authority with its text. */
export interface BoundText {
  authority: PlannedAuthority
  text: { judgment: PrintedJudgment } | { law: PrintedLaw }
}

/** What became of a bundle: its pages, its bytes, and on which page (from 1) each authority begins. */
export interface WrittenBundle {
  pages: number
  bytes: number
  starts: { key: string; page: number }[]
}

/** An entry of the outline: its page as it is written (from 0), and what hangs from it. */
interface Entry extends Outline {
  title: string
  page: number
  entries: Entry[]
}

/** So much of what is written may wait for the disk. Bytes. */
const maxWaiting = 256 * 1024

/**
 * Writes a bundle to a file page by page. How many pages the front takes is measured first; then the authorities are written, numbered from
 * there; the front comes last, when every page in it is known, and is bound first. So no reference is reckoned: each is where its words were
 * written.
 */
export async function createBundlePages(path: string, plan: BundlePlan) {
  const front = measureFront(plan)
  const { cover, at } = plan
  const title = titleOf(cover, 'bundle')
  const head = { left: '' }
  let bodyPages: number | null = null
  /** The number that is printed on a page. */
  const numberOf = (page: number) => (bodyPages === null ? front.pages + page + 1 : page - bodyPages + 1)

  const pdf: PdfWriter = createPdfWriter(
    {
      title: `${title}${cover.case_number === '' ? '' : `: ${cover.case_number}`}`,
      author: cover.drawn_by.split('\n')[0]!,
      subject: title,
      created: new Date(at),
    },
    (page) => writeHeads(pdf, { ...head, number: numberOf(page), foot: cover.case_number }),
  )
  const target = createWriteStream(path, { mode: 0o600 })
  pdf.doc.pipe(target)
  const written = finished(target)
  // Whoever waits for it hears of a failure; nobody does until the end.
  written.catch(() => {})
  const places = new Map<string, number>()
  const entries: Entry[] = []
  const starts: WrittenBundle['starts'] = []
  const entryOf = (named: string): Entry => {
    const entry: Entry = {
      title: named,
      page: pdf.page(),
      entries: [],
      addItem(under) {
        const one = entryOf(under)
        entry.entries.push(one)
        return one
      },
    }
    return entry
  }
  const pageOf: PageOf = (place) => {
    const page = places.get(place)
    // A passage that the layout of its text leaves out is where its authority is.
    return String(page ?? places.get(place.replace(/-passage-\d+$/, '')) ?? '–')
  }

  return {
    async add({ authority, text }: BoundText) {
      head.left = `${authority.tab}.  ${authority.title}`
      pdf.newPage()
      const page = numberOf(pdf.page())
      pdf.place(placeOfAuthority(authority.tab), 0)
      places.set(placeOfAuthority(authority.tab), page)
      starts.push({ key: authority.key, page })
      const entry = entryOf(`${authority.tab}. ${authority.title}${authority.citation === null ? '' : ` ${authority.citation}`}`)
      entries.push(entry)
      pdf.numberLines(true)
      if ('law' in text) await writeLaw(pdf, text.law, linesOfLaw(text.law, plan.cover.law_as_at))
      else
        await writeAuthority(pdf, authority, text.judgment, {
          outline: entry,
          onPassage: (passage, on) => places.set(placeOfPassage(authority.tab, passage), numberOf(on)),
        })
      while (pdf.doc.readableLength > maxWaiting) await setImmediate()
    },

    async end(): Promise<WrittenBundle> {
      pdf.numberLines(false)
      bodyPages = pdf.doc.bufferedPageRange().start + pdf.doc.bufferedPageRange().count
      for (const part of frontParts) places.set(placeOfPart(part), front.begins.get(part)!)
      const fronts: Entry[] = []
      head.left = ''
      writeFrontPages(pdf, plan, pageOf, (part) => {
        head.left = title
        fronts.push(entryOf(nameOfPart(part)))
      })
      const pages = pdf.page() + 1
      const taken = pages - bodyPages
      if (taken !== front.pages) throw new Error(`The front of a bundle was measured at ${front.pages} pages and took ${taken}.`)
      pdf.bindFirst(bodyPages)
      const bound = (page: number) => (page >= bodyPages! ? page - bodyPages! : page + front.pages)
      for (const entry of [...fronts, ...entries]) addEntry(pdf, pdf.doc.outline, entry, bound)
      pdf.doc.end()
      await written
      return { pages, bytes: target.bytesWritten, starts }
    },

    /** Gives it up. */
    stop: () => void target.destroy(),
  }
}

export type BundlePages = Awaited<ReturnType<typeof createBundlePages>>

/** Of which day a provision is bound, where one was chosen and its source tells of days, and where its text is from. */
const linesOfLaw = ({ act }: PrintedLaw, asAt: string | null): string[] => [
  ...(asAt === null || act.version.date === null ? [] : [words.lawAsAt(dayInWords(asAt))]),
  words.source(act.url ?? act.version.source),
]

const nameOfPart = (part: FrontPart): string => words[part]

/** A number as wide as any that a bundle has. */
const anyNumber = '0000'

/** How many pages the front takes, and on which of them (from 1) each part begins. */
function measureFront(plan: BundlePlan): { pages: number; begins: Map<FrontPart, number> } {
  const pdf = createPdfWriter({ title: '', author: '', subject: '', created: new Date(plan.at) }, () => {})
  pdf.doc.resume()
  const begins = new Map<FrontPart, number>()
  writeFrontPages(
    pdf,
    plan,
    () => anyNumber,
    (part) => begins.set(part, pdf.page() + 1),
  )
  const pages = pdf.page() + 1
  pdf.doc.end()
  return { pages, begins }
}

function addEntry(pdf: PdfWriter, under: PDFKit.PDFOutline, { title, page, entries }: Entry, bound: (page: number) => number) {
  // Which page it leads to is missing from the types.
  const place: object = { pageNumber: bound(page) }
  const item = under.addItem(pdf.printable(title), place)
  for (const one of entries) addEntry(pdf, item, one, bound)
}

interface Heads {
  left: string
  number: number
  foot: string
}

/** The number of the page at the top right, as the courts ask for it; beside it whose pages these are. None on the cover but the number. */
function writeHeads({ doc, printable }: PdfWriter, { left, number, foot }: Heads) {
  const said = String(number)
  const writeNumber = () => {
    doc.font('semibold').fontSize(11.5).fillColor(colours.ink)
    doc.text(said, sheet.left + measure - doc.widthOfString(said), sheet.headAt - 3, { lineBreak: false })
  }
  if (number === 1) return writeNumber()
  doc.font('regular').fontSize(8.8).fillColor(colours.soft)
  const fits = (text: string, room: number) => cutTo(printable(text), room, (one) => doc.widthOfString(one))
  doc.text(fits(left, measure - 60), sheet.left, sheet.headAt, { lineBreak: false })
  doc.moveTo(sheet.left, sheet.headAt + 15).lineTo(sheet.left + measure, sheet.headAt + 15)
  doc.lineWidth(0.5).strokeColor(colours.rule).stroke()
  doc.text(fits(foot, measure), sheet.left, sheet.footAt, { lineBreak: false })
  writeNumber()
}
