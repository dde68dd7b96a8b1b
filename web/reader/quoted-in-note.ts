/** What a quotation in a note is made of: the words in quotation marks, what they are cited by and where that leads, and what is said behind it. */
interface QuotedPieces {
  quotation: string
  cited: string
  address: string
  notes: string
}

/** A quotation in Markdown; its lines are paragraphs of it. */
export const quotedInNote = ({ quotation, cited, address, notes }: QuotedPieces): string =>
  `> ${plainly(quotation).replace(/\s*\n\s*/g, '\n>\n> ')}\n>\n> [${plainly(cited)}](${address})${plainly(notes)}`

/** Words that stay as they are where Markdown is read: signs that would mark them are written as signs. */
const plainly = (words: string) =>
  words
    .replace(/[\\`*_~<]/g, String.raw`\$&`)
    .replaceAll('](', String.raw`]\(`)
    .replace(
      /^(\s*)(?:([-+#>])|(\d{1,9})([.)]))/gm,
      (_whole, space: string, sign = '', number = '', stop = '') => `${space}${number}\\${sign}${stop}`,
    )
