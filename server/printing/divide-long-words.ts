/** What pdfkit lays text out and writes pieces of lines with; its types do not have them. */
interface Inside {
  _text: (text: string, x: number, y: number, options: object, write: (line: string, ...rest: unknown[]) => void) => unknown
  _fragment: (text: string, x: number, y: number, options: object) => unknown
}

/** Where a word may be divided: a space of no width. Printable text has none of its own. */
const seam = '\u200B'
const marked = (text: string) => text.replace(/\S{200,}/gu, (word) => word.replace(/\S{10}(?=\S)/gu, `$&${seam}`))
const unmarked = (text: string) => text.replaceAll(seam, '')

/**
 * Lets a document divide words that no line holds after every tenth letter: what divides lines would else try each of their letters against all
 * that come before. A seam is neither measured nor written, so that lines are as full as they can be and nothing is copied that was not there.
 */
export function divideLongWords(doc: PDFKit.PDFDocument) {
  const inside = doc as unknown as Inside
  const layOut = inside['_text'].bind(doc)
  const writePiece = inside['_fragment'].bind(doc)
  const measure = doc.widthOfString.bind(doc)
  inside['_text'] = (text, x, y, options, write) =>
    layOut(marked(text), x, y, options, function (this: unknown, line, ...rest) {
      write.call(this, unmarked(line), ...rest)
    })
  inside['_fragment'] = (text, ...rest) => writePiece(unmarked(text), ...rest)
  doc.widthOfString = (text, options) => measure(unmarked(text), options)
}
