import { readFileSync } from 'node:fs'
import Pdf from 'pdfkit'
import { divideLongWords } from './divide-long-words.ts'
import { toPrintable } from './printable.ts'
import { type Face, colours, faces, measure, sheet } from './sheet.ts'

export interface Setting {
  face?: Face
  size?: number
  colour?: string
  /** From the left margin, and how much narrower than the measure on the right. */
  indent?: number
  inset?: number
  align?: 'left' | 'center' | 'right'
  lineGap?: number
  letterSpacing?: number
}

/** A line that is about to be written: its words, the page (from 0), and where it begins and ends on it. */
export interface WrittenLine {
  words: string
  page: number
  top: number
  bottom: number
}
export type OnLine = (line: WrittenLine) => void

/** What pdfkit writes the lines of a paragraph with, one by one, and in which order it keeps the pages of a file; its types do not have them. */
type WriteLine = (line: string, options: object, wrapper: unknown) => void
interface Inside {
  _text: (text: string, x: number, y: number, options: object, write: WriteLine) => void
  _line: WriteLine
  _root: { data: { Pages: { data: { Kids: unknown[] } } } }
}

/** What is known of a typeface once it is loaded; the writer of PDF has it, its types do not. */
interface LoadedFont {
  font: { hasGlyphForCodePoint: (codePoint: number) => boolean }
}

const bodySize = 10.6
const bodyGap = 3.4

export interface PageInfo {
  title: string
  author: string
  subject: string
  created: Date
}

/**
 * A PDF being written, page after page, and where on the page the next line goes. With `onPage`, which is told of each page as it begins and
 * writes its heads there, pages leave as they are filled, so that a file of any length needs little memory; without, they wait for their
 * heads until all are known.
 */
export function createPdfWriter({ title, author, subject, created }: PageInfo, onPage?: (page: number) => void) {
  const doc = new Pdf({
    size: sheet.size,
    margins: { top: sheet.top, bottom: sheet.bottom, left: sheet.left, right: sheet.right },
    bufferPages: onPage === undefined,
    autoFirstPage: onPage === undefined,
    displayTitle: true,
    lang: 'en-KE',
    pdfVersion: '1.7',
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      CreationDate: created,
      ModDate: created,
    },
  })
  // What made a paper is nobody's business in court. Deleted, these would stand in its metadata as "undefined".
  for (const maker of ['Creator', 'Producer']) Object.defineProperty(doc.info, maker, { value: '', enumerable: false })
  for (const [face, file] of Object.entries(faces)) doc.registerFont(face, readFileSync(file))
  divideLongWords(doc)
  doc.font('regular')
  const { font } = (doc as unknown as Record<string, LoadedFont>)['_font']!
  const inside = doc as unknown as Inside
  const printable = (text: string) => toPrintable(text, (codePoint) => font.hasGlyphForCodePoint(codePoint))
  const floor = sheet.height - sheet.bottom

  let chosen: Setting = {}
  const choose = (setting: Setting) => {
    chosen = setting
    const { face = 'regular', size = bodySize, colour = colours.ink } = setting
    doc.font(face).fontSize(size).fillColor(colour)
  }
  const page = () => doc.bufferedPageRange().start + doc.bufferedPageRange().count - 1
  if (onPage)
    doc.on('pageAdded', () => {
      const [{ x, y }, setting] = [doc, chosen]
      onPage(page())
      doc.x = x
      doc.y = y
      // A paragraph may be in the middle of being written.
      choose(setting)
    })
  /** Lines of the page that have been counted, and where the last of them stands; null while none are. */
  let counted: { page: number; lines: number; top: number } | null = null
  /** Writes the number of every tenth line of a page beside it, as courts want it. */
  const countLine = () => {
    if (!counted) return
    const [{ x, y }, setting] = [doc, chosen]
    if (counted.page !== page()) counted = { page: page(), lines: 0, top: -1 }
    // What stands beside a line is no line of its own.
    if (y <= counted.top) return
    counted = { page: page(), lines: counted.lines + 1, top: y }
    if (counted.lines % 10 !== 0) return
    choose({ size: 7.6, colour: colours.soft })
    doc.text(String(counted.lines), sheet.left + measure + 16, y + 2, { lineBreak: false })
    doc.x = x
    doc.y = y
    choose(setting)
  }
  const options = ({ indent = 0, inset = 0, align = 'left', lineGap = bodyGap, letterSpacing = 0 }: Setting) => ({
    width: measure - indent - inset,
    align,
    lineGap,
    characterSpacing: letterSpacing,
  })

  return {
    doc,
    printable,

    /** Writes a paragraph below what stands, over as many pages as it takes. */
    write(text: string, setting: Setting = {}, onLine?: OnLine) {
      choose(setting)
      const left = sheet.left + (setting.indent ?? 0)
      if (!onLine && !counted) return void doc.text(printable(text), left, doc.y, options(setting))
      const writeLine = inside['_line']
      inside['_text'](printable(text), left, doc.y, options(setting), (line, lineOptions, wrapper) => {
        if (line.trim() !== '') countLine()
        const height = doc.currentLineHeight(true) + (setting.lineGap ?? bodyGap)
        onLine?.({ words: line, page: page(), top: doc.y, bottom: doc.y + height })
        writeLine(line, lineOptions, wrapper)
      })
    },

    /** Whether the lines of what is written from now on are counted on each page. */
    numberLines(are: boolean) {
      counted = are ? { page: -1, lines: 0, top: -1 } : null
    },

    /** Writes a mark beside the line that comes next: it hangs before the paragraph. */
    hang(text: string, indent: number, setting: Setting = {}) {
      choose(setting)
      const { y } = doc
      doc.text(printable(text), sheet.left + indent, y, { lineBreak: false })
      doc.y = y
    },

    /** Writes something at the right edge of a line: of that which comes next, or of one that stands at this height already. */
    hangRight(text: string, setting: Setting = {}, at: number = doc.y) {
      choose(setting)
      const { y } = doc
      const words = printable(text)
      doc.text(words, sheet.left + measure - doc.widthOfString(words), at, { lineBreak: false })
      doc.y = y
    },

    /** Makes what stands between two heights of this page lead to a place that is named with `place`, wherever in the file that is. */
    link(name: string, top: number, bottom: number) {
      doc.goTo(sheet.left, top, measure, bottom - top, name)
    },

    /** Names the height at which the next line comes, or another on this page. */
    place(name: string, at: number = doc.y) {
      doc.addNamedDestination(name, 'XYZ', null, Math.max(0, at - 12), null)
    },

    /** How much room is left on this page. */
    room: () => floor - doc.y,

    /** How high a paragraph would stand. */
    heightOf(text: string, setting: Setting = {}): number {
      choose(setting)
      return doc.heightOfString(printable(text), options(setting))
    },

    widthOf(text: string, setting: Setting = {}): number {
      choose(setting)
      return doc.widthOfString(printable(text))
    },

    /** Leaves room below what stands; none at the head of a page. */
    space(points: number) {
      if (doc.y > sheet.top) doc.y = Math.min(doc.y + points, floor)
    },

    /** Goes to the next page unless so much is left on this one. */
    keep(points: number) {
      if (doc.y + points > floor) doc.addPage()
    },

    rule(colour: string = colours.rule, width = 0.6) {
      doc
        .moveTo(sheet.left, doc.y)
        .lineTo(sheet.left + measure, doc.y)
        .lineWidth(width)
        .strokeColor(colour)
        .stroke()
    },

    /** The page being written, from 0. */
    page,

    /** Begins a page. */
    newPage: () => void doc.addPage(),

    /** A line in the margin beside what is written, from one height to another. */
    sideline(top: number, bottom: number) {
      // A stroke, since a filled shape would change the colour of the words.
      const at = sheet.left - 13
      doc.moveTo(at, top).lineTo(at, bottom).lineWidth(2).strokeColor(colours.navy).stroke()
    },

    /**
     * Binds the pages from one on before all others: those are written last whose words are known last. Places that an outline or a link leads to
     * stay with their pages.
     */
    bindFirst(from: number) {
      const { Kids: bound } = inside['_root'].data.Pages.data
      bound.unshift(...bound.splice(from))
    },
  }
}

export type PdfWriter = ReturnType<typeof createPdfWriter>
