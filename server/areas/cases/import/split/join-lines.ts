import { type Block, shownText } from './block.ts'
import { isMarkerAlone } from './markers.ts'

interface Line {
  raw: string
  gap: number
}

/** How the lines of a text came about: cut out of a web page at every tag, wrapped at a width, or one to a paragraph. */
type Layout = 'torn' | 'wrapped' | 'whole'

function readLines(text: string): Line[] {
  const lines: Line[] = []
  let gap = 0
  for (const raw of text.split('\n')) {
    if (/\S/.test(raw)) {
      lines.push({ raw, gap: lines.length === 0 ? 0 : gap })
      gap = 0
    }
    gap += 1
  }
  return lines
}

const ORDINAL_SUFFIX = /^\s*(?:st|nd|rd|th)(?![\p{L}\d])/iu
const ENDS_IN_DIGIT = /\d\s*$/
const STARTS_WITHIN = /^(?:\s|[,.;:)\]’”!?])/
const ENDS_A_SENTENCE = /[.:;!?”"’)\]–—-]\s*$/

function layoutOf(lines: readonly Line[]): Layout {
  const seams = lines.flatMap((line, index) => (line.gap === 1 ? [[lines[index - 1]!.raw, line.raw] as const] : []))
  const torn = seams.filter(([before, after]) => (ORDINAL_SUFFIX.test(after) && ENDS_IN_DIGIT.test(before)) || isMarkerAlone(before)).length
  if (torn >= 2) return 'torn'
  const longest = lines.reduce((most, { raw }) => Math.max(most, raw.trim().length), 0)
  const running = seams.filter(
    ([before, after]) => !ENDS_A_SENTENCE.test(before) && before.trim().length > 40 && /^\s*[a-z0-9(“"]/.test(after),
  ).length
  return longest < 170 && running >= 3 && running * 3 > seams.length ? 'wrapped' : 'whole'
}

/** What stands between two lines that belong together; null where the second starts a block of its own. */
function seam(before: string, { raw, gap }: Line, layout: Layout): string | null {
  if (isMarkerAlone(before)) return ' '
  if (gap > 1) return null
  if (ORDINAL_SUFFIX.test(raw) && ENDS_IN_DIGIT.test(before)) return ''
  if (isMarkerAlone(raw)) return null
  if (layout === 'torn') {
    if (STARTS_WITHIN.test(raw) || /\s$/.test(before)) return ''
    // 'Applicati' + 'on No. 2 of 2011', 'Nandi/Ki' + 'libwoni/1373': links that start within a word
    if (/ti$/.test(before) && /^on\b/.test(raw)) return ''
    if (/\/\p{L}*$/u.test(before) && /^\p{Ll}/u.test(raw)) return ''
    // '24' + 'th' + 'January'
    if (/\d(?:st|nd|rd|th)$/i.test(before) && /^\p{Lu}\p{Ll}/u.test(raw)) return ' '
    return /[\p{L},]$/u.test(before) && /^\p{Ll}/u.test(raw) ? ' ' : null
  }
  if (layout === 'wrapped') return wrappedSeam(before, raw)
  return null
}

function wrappedSeam(before: string, raw: string): string | null {
  const text = raw.trim()
  // '2. The applicant', '(b) costs': a new paragraph or item may follow without a blank line
  if (/^(?:\(?\d{1,3}[.)]|\[\d{1,3}\]|\([a-z]{1,4}\)|[a-z]\.)\s/.test(text) && ENDS_A_SENTENCE.test(before)) return null
  if (before.trim().length < 40 && (ENDS_A_SENTENCE.test(before) || before === before.toUpperCase())) return null
  return /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(text) ? '' : ' '
}

/**
 * The blocks of a text with line breaks: numbers on a line of their own go before their words, torn ordinals and links are joined,
 * wrapped lines become paragraphs.
 */
export function readBlocks(text: string): Block[] {
  const lines = readLines(text)
  const layout = layoutOf(lines)
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const between = last ? seam(last.raw, line, layout) : null
    if (last && between !== null) last.raw += between + (between === '' ? line.raw : line.raw.trimStart())
    else joined.push({ ...line })
  }
  return joined.map(({ raw, gap }) => ({ text: shownText(raw), gap })).filter((block) => block.text !== '')
}
