import type { ImportRejection } from '#contract/reasons/import-reasons'
import { getDocumentProxy } from 'unpdf'
import type { Piece } from './page-lines.ts'
import { type PrivateUseGlyph, createPrivateUseGlyphs, meaningOfGlyph } from './private-use-glyphs.ts'

/** Why a PDF gives no text. */
export class PdfRejected extends Error {
  readonly reason: ImportRejection
  constructor(reason: ImportRejection) {
    super(reason.code)
    this.reason = reason
  }
}

export interface OpenPdf {
  pageCount: number
  /** The pieces of text of a page, counted from 1. */
  readPage: (number: number) => Promise<Piece[]>
  /** The private letters of the pages read so far, with what the names of their glyphs say. */
  privateLetters: () => Promise<PrivateUseGlyph[]>
  close: () => Promise<void>
}

interface TextItem {
  str: string
  transform: number[]
  width: number
  height: number
  fontName: string
}

/** What pdf.js tells of a font when it is asked for everything. */
interface FontTables {
  /** Names of glyphs by the codes that stand for them. */
  differences?: (string | undefined)[]
  /** What the codes mean; pdf.js keeps the list under this name. */
  toUnicode?: Partial<Record<string, (string | undefined)[]>>
}

const LIGATURES = /[\uFB00-\uFB06]/g

/** Opens a PDF. Scripts in it are never run and nothing outside it is fetched. Throws PdfRejected for what is no readable PDF. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const document = await getDocumentProxy(bytes, {
    verbosity: 0,
    fontExtraProperties: true,
    useSystemFonts: false,
    disableFontFace: true,
  }).catch((error: unknown) => {
    throw reasonOf(error)
  })
  const letters = createPrivateUseGlyphs()
  return {
    pageCount: document.numPages,

    async readPage(number) {
      try {
        const page = await document.getPage(number)
        const { items } = await page.getTextContent()
        const { transform } = page.getViewport({ scale: 1 })
        const read = (items as TextItem[]).map((item) =>
          typeof item.str === 'string' ? { ...item, str: letters.mark(item.str, item.fontName, number) } : item,
        )
        const pieces = piecesOf(read, transform)
        page.cleanup()
        return pieces
      } catch (error) {
        throw reasonOf(error)
      }
    },

    async privateLetters() {
      for (const number of new Set(letters.letters.map(({ page }) => page))) {
        const page = await document.getPage(number)
        // Fonts are handed over with what is drawn.
        await page.getOperatorList()
        for (const letter of letters.letters) {
          if (letter.page !== number || !page.commonObjs.has(letter.font)) continue
          const { differences, toUnicode } = page.commonObjs.get(letter.font) as FontTables
          const name = differences?.[toUnicode?.['_map']?.indexOf(letter.code) ?? -1]
          letter.meaning = name ? meaningOfGlyph(name) : null
        }
        page.cleanup()
      }
      return letters.letters
    },

    close: () => document.loadingTask.destroy(),
  }
}

const reasonOf = (error: unknown): unknown => {
  const { name, message } = error as Error
  if (name === 'PasswordException') return new PdfRejected({ code: 'pdf-password' })
  // what pdf.js throws for files that break its rules: InvalidPDFException, FormatError, UnknownErrorException, XRefParseException
  if (/Exception|FormatError|XRef|Missing/.test(name)) return new PdfRejected({ code: 'pdf-damaged', message: message.slice(0, 100) })
  return error
}

/** Pieces in points from the top; what is not set straight (stamps, watermarks, text up the margin) is left out. */
function piecesOf(items: readonly TextItem[], page: readonly number[]): Piece[] {
  const pieces: Piece[] = []
  for (const { str, transform, width } of items) {
    if (typeof str !== 'string' || str === '') continue
    const [a, b, , , x, y] = multiply(page, transform)
    if (Math.abs(b) > 0.02 * Math.abs(a) || a <= 0) continue
    if (str.trim() === '') {
      const before = pieces.at(-1)
      if (before && Math.abs(before.y - y) < before.size) before.blankAfter = true
      continue
    }
    const size = Math.hypot(transform[2] ?? 0, transform[3] ?? 0) * Math.hypot(page[2] ?? 0, page[3] ?? 1)
    const text = str.replace(LIGATURES, (letters) => letters.normalize('NFKC'))
    pieces.push({ text, x, y, width, size: size || a, blankAfter: /\s$/.test(text) })
  }
  return pieces
}

type Matrix = [number, number, number, number, number, number]

const multiply = (first: readonly number[], second: readonly number[]): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = first
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = second
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
