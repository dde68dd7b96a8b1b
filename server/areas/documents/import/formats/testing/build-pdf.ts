import { deflateSync } from 'node:zlib'

/** Text at a place on a page, in points from the left and the top. `angle` turns it, in degrees. */
export interface PlacedText {
  text: string
  x: number
  y: number
  size?: number
  angle?: number
}

export interface PdfOptions {
  /** Entries of the trailer, such as `/Encrypt 9 0 R`, and objects that they name. */
  trailer?: string
  objects?: string[]
  /** Entries of the font in place of its plain encoding: `/ToUnicode 6 0 R`. */
  font?: string
  /** The content of every page packed, as programs write it. */
  packed?: boolean
}

const height = 842
/** Widths of Helvetica's letters are near enough to half their size for the tests. */
const fonts = '/Font << /F1 3 0 R >>'

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&')

const contentOf = (texts: readonly PlacedText[]) =>
  texts
    .map(({ text, x, y, size = 12, angle = 0 }) => {
      const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
      return `BT /F1 ${size} Tf ${cos.toFixed(4)} ${sin.toFixed(4)} ${(-sin).toFixed(4)} ${cos.toFixed(4)} ${x} ${height - y} Tm (${escaped(text)}) Tj ET`
    })
    .join('\n')

/** A PDF whose pages hold these texts; a page given as a string holds that content stream. */
export function buildPdf(
  pages: readonly (readonly PlacedText[] | string)[],
  { trailer = '', objects = [], packed = false, font = '/Encoding /WinAnsiEncoding' }: PdfOptions = {},
): Buffer {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`)
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}] >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica ${font} >>`,
    ...pages.flatMap((page, index) => {
      const content = Buffer.from(typeof page === 'string' ? page : contentOf(page), 'latin1')
      const bytes = packed ? deflateSync(content) : content
      const filter = packed ? ' /Filter /FlateDecode' : ''
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${height}] /Resources << ${fonts} >> /Contents ${5 + 2 * index} 0 R >>`,
        Buffer.concat([Buffer.from(`<< /Length ${bytes.length}${filter} >>\nstream\n`), bytes, Buffer.from('\nendstream')]),
      ]
    }),
    ...objects,
  ]
  const parts = [Buffer.from('%PDF-1.4\n', 'latin1')]
  const offsets: number[] = []
  let at = parts[0]!.length
  for (const [index, body] of bodies.entries()) {
    const object = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(body as string, 'latin1'), Buffer.from('\nendobj\n')])
    offsets.push(at)
    at += object.length
    parts.push(object)
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

/** Lines of text one below the other, as a word processor sets them. */
export const linesAt = (x: number, y: number, lines: readonly string[], { size = 12, pitch = 14 } = {}): PlacedText[] =>
  lines.map((text, index) => ({ text, x, y: y + index * pitch, size }))

/** A table by which a PDF says what the codes of a font mean, as an object: `{ '01': 'E000' }`, both in hexadecimal digits. */
export function buildToUnicode(meanings: Readonly<Record<string, string>>): string {
  const lines = Object.entries(meanings).map(([code, letter]) => `<${code}> <${letter}>`)
  const table = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange ${lines.length} beginbfchar ${lines.join(' ')} endbfchar endcmap end end`
  return `<< /Length ${table.length} >>\nstream\n${table}\nendstream`
}
