import { readFileSync } from 'node:fs'
import Pdf from 'pdfkit'
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

/** A PDF being written, page after page, and where on the page the next line goes. */
export function createPdfWriter({ title, author, subject, created }: PageInfo) {
  const doc = new Pdf({
    size: sheet.size,
    margins: { top: sheet.top, bottom: sheet.bottom, left: sheet.left, right: sheet.right },
    bufferPages: true,
    autoFirstPage: true,
    displayTitle: true,
    lang: 'en-KE',
    pdfVersion: '1.7',
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Creator: 'Hukumu',
      Producer: 'Hukumu',
      CreationDate: created,
      ModDate: created,
    },
  })
  for (const [face, file] of Object.entries(faces)) doc.registerFont(face, readFileSync(file))
  doc.font('regular')
  const { font } = (doc as unknown as Record<string, LoadedFont>)['_font']!
  const printable = (text: string) => toPrintable(text, (codePoint) => font.hasGlyphForCodePoint(codePoint))
  const floor = sheet.height - sheet.bottom

  const choose = ({ face = 'regular', size = bodySize, colour = colours.ink }: Setting) => {
    doc.font(face).fontSize(size).fillColor(colour)
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
    write(text: string, setting: Setting = {}) {
      choose(setting)
      doc.text(printable(text), sheet.left + (setting.indent ?? 0), doc.y, options(setting))
    },

    /** Writes a mark beside the line that comes next: it hangs before the paragraph. */
    hang(text: string, indent: number, setting: Setting = {}) {
      choose(setting)
      const { y } = doc
      doc.text(printable(text), sheet.left + indent, y, { lineBreak: false })
      doc.y = y
    },

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
    page: () => doc.bufferedPageRange().start + doc.bufferedPageRange().count - 1,
  }
}

export type PdfWriter = ReturnType<typeof createPdfWriter>
