/** What stands for signs that the typeface lacks, where something plain says the same. */
const plainly: Record<string, string> = {
  '≤': '<=',
  '≥': '>=',
  '≠': '=/=',
  '→': '->',
  '←': '<-',
  '⇒': '=>',
  '√': '[root]',
  '✓': '[tick]',
  '✔': '[tick]',
  '☑': '[x]',
  '☒': '[x]',
  '☐': '[ ]',
  '●': '•',
  '▪': '•',
  '■': '•',
  '◦': '•',
  '○': '•',
  '➢': '•',
  // bullets of the Symbol and Wingdings typefaces, in the private area
  '\uF0B7': '•',
  '\uF0A7': '•',
  '\u2010': '-',
  '\u2011': '-',
  '″': '"',
  '′': "'",
  '№': 'No.',
  // marks of no width: byte order, zero-width space and joiners, soft hyphen
  '\uFEFF': '',
  '\u200B': '',
  '\u200C': '',
  '\u200D': '',
  '\u00AD': '',
}
const invisible = /[\p{Cc}\u2028\u2029]+/gu

/**
 * A text as the typeface can set it: spaces of all kinds are plain, signs that it lacks are written with ones that it has, and where
 * nothing does they are named by their code point. Never a sign left out without a word, never an empty box.
 */
export function toPrintable(text: string, hasSign: (codePoint: number) => boolean): string {
  const spaced = text
    .normalize('NFC')
    .replace(invisible, ' ')
    .replace(/\p{Zs}/gu, ' ')
  return [...spaced].map((sign) => setSign(sign, hasSign)).join('')
}

function setSign(sign: string, hasSign: (codePoint: number) => boolean): string {
  const codePoint = sign.codePointAt(0)!
  const plain = plainly[sign]
  if (plain === '') return plain
  if (hasSign(codePoint)) return sign
  if (plain !== undefined) return plain
  // A ligature or a full-width letter has plain letters behind it.
  const simple = sign.normalize('NFKD')
  if (simple !== sign && [...simple].every((one) => hasSign(one.codePointAt(0)!))) return simple
  return `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`
}
