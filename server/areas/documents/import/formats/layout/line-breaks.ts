/** Stands for a line break that the author set within a paragraph. */
export const lineBreak = '\u2028'

const longLine = 60
const STARTS_WITHIN = /^[a-z,;.)\]]/
const ENDS_OPEN = /[\p{L}\p{N},]$/u

/**
 * The paragraphs that an author has made with line breaks: two breaks, or one after a short line or a whole sentence, part them; a
 * break in the midst of running text does not.
 */
export function partAtBreaks(text: string): string[] {
  const parts: string[] = []
  let current = ''
  const finish = () => {
    if (current !== '') parts.push(current)
    current = ''
  }
  for (const line of text.split(lineBreak).map((one) => one.trim())) {
    const runsOn = line !== '' && current.length > longLine && ENDS_OPEN.test(current) && STARTS_WITHIN.test(line)
    if (!runsOn) finish()
    current = runsOn ? `${current} ${line}` : line
  }
  finish()
  return parts
}
