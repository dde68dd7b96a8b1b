import { type Block, shownText } from './block.ts'
import { isMarkerAlone } from './markers.ts'

interface Line {
  raw: string
  gap: number
}

/** Lines joined so far, and the last of them as it was. */
interface Joined extends Line {
  lastLine: string
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
/** A word that a soft hyphen divides at the end of its line goes on in the next. */
const ENDS_DIVIDED = /\p{L}\u00AD\s*$/u
const ENDS_IN_DIGIT = /\d\s*$/
const STARTS_WITHIN = /^(?:\s|[,;:)\]’”!?]|\.(?!\.))/
// '[45]': a note's number within a sentence
const NOTE_NUMBER = /^\s*\[\d{1,3}\]\s*$/
const ENDS_A_SENTENCE = /[.:;!?”"’)\]–—-]\s*$/

function layoutOf(lines: readonly Line[]): Layout {
  const seams = lines.flatMap((line, index) => (line.gap === 1 ? [[lines[index - 1]!.raw, line.raw] as const] : []))
  const torn = seams.filter(([before, after]) => (ORDINAL_SUFFIX.test(after) && ENDS_IN_DIGIT.test(before)) || isMarkerAlone(before)).length
  if (torn >= 2) return 'torn'
  const full = seams.filter(([before]) => before.trim().length > 45)
  const running = full.filter(([before, after]) => !ENDS_A_SENTENCE.test(before) && /^\s*[\p{Ll}\d(]/u.test(after)).length
  return widthOf(lines) < 170 && running >= 3 && running * 3 > full.length ? 'wrapped' : 'whole'
}

/** The length that nearly all lines keep below: where a wrapped text was wrapped. */
function widthOf(lines: readonly Line[]): number {
  const lengths = lines.map(({ raw }) => raw.trim().length).sort((a, b) => a - b)
  return lengths[Math.floor((lengths.length - 1) * 0.97)] ?? 0
}

/** What stands between two lines that belong together; null where the second starts a block of its own. */
function seam({ raw: before, lastLine }: Joined, { raw, gap }: Line, layout: Layout, width: number): string | null {
  if (isMarkerAlone(before)) return ' '
  if (ENDS_DIVIDED.test(before) && gap === 1) return ''
  if (gap > 1) return null
  if (ORDINAL_SUFFIX.test(raw) && ENDS_IN_DIGIT.test(before)) return ''
  if (layout === 'torn' && NOTE_NUMBER.test(raw) && /\s$/.test(before)) return ''
  if (isMarkerAlone(raw)) return null
  if (layout === 'torn') {
    if (STARTS_WITHIN.test(raw) || /\s$/.test(before)) return ''
    // 'Applicati' + 'on No. 2 of 2011', 'Nandi/Ki' + 'libwoni/1373': links that start within a word
    if (before.endsWith('ti') && /^on\b/.test(raw)) return ''
    if (/\/\p{L}*$/u.test(before) && /^\p{Ll}/u.test(raw)) return ''
    // '24' + 'th' + 'January'
    if (/\d(?:st|nd|rd|th)$/i.test(before) && /^\p{Lu}\p{Ll}/u.test(raw)) return ' '
    return /[\p{L},]$/u.test(before) && /^\p{Ll}/u.test(raw) ? ' ' : null
  }
  if (layout === 'wrapped') return wrappedSeam(lastLine, raw, width)
  return null
}

// '2. The applicant', '(b) costs', '[12] It': a new paragraph or item
const STARTS_NUMBERED = /^(?:\(?\d{1,3}[.)]|\[\d{1,3}\]|\([a-z]{1,4}\)|[a-z]{1,4}\.)\s/
/** Columns by which a wrapped line may fall short although more follows. */
const raggedness = 8

/** A wrapped line goes on in the next one unless that is numbered, or its first word would still have found room. */
function wrappedSeam(before: string, raw: string, width: number): string | null {
  const [line, next] = [before.trim(), raw.trim()]
  if (STARTS_NUMBERED.test(next) && ENDS_A_SENTENCE.test(line)) return null
  if (/\p{L}-$/u.test(line) && /^\p{Ll}/u.test(next)) return ''
  const firstWord = next.split(/\s/, 1)[0]!.length
  const roomLeft = line.length + 1 + firstWord <= width - raggedness
  if (roomLeft && (ENDS_A_SENTENCE.test(line) || /^[\p{Lu}“"‘(\d]/u.test(next))) return null
  return ' '
}

/**
 * The blocks of a text with line breaks: numbers on a line of their own go before their words, torn ordinals and links are joined,
 * wrapped lines become paragraphs.
 */
export function readBlocks(text: string): Block[] {
  const lines = readLines(text)
  const layout = layoutOf(lines)
  const width = widthOf(lines)
  const joined: Joined[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const between = last ? seam(last, line, layout, width) : null
    if (last && between !== null) {
      const isDivided = ENDS_DIVIDED.test(last.raw)
      last.raw = (isDivided ? last.raw.trimEnd() : last.raw) + between + (between === '' && !isDivided ? line.raw : line.raw.trimStart())
      last.lastLine = line.raw
    } else joined.push({ ...line, lastLine: line.raw })
  }
  return joined.map(({ raw, gap }) => ({ text: shownText(raw), gap })).filter((block) => block.text !== '')
}
