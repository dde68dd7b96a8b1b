import { type ActLine, lettersOf } from './line.ts'

/** An instrument opens no earlier: before it stand title and arrangement of the first. */
const shortest = 60
/** Lines after a title in which its citation stands, where no arrangement comes first. */
const untilCited = 5

// 'EMPLOYMENT (CHILDREN) RULES, 1977', 'THE CIVIL PROCEDURE (COURT-ANNEXED MEDIATION) RULES', 'IN THE HIGH COURT) RULES'
const TITLE =
  /^(?!SUBSIDIARY|LIST\b|INDEX|ARRANGEMENT|PART\b|ORDER\b|FORM\b)[A-Z][A-Z\s,’'&()–-]{8,140}\b(?:RULES|REGULATIONS|ORDER)(?:,?\s+\d{4})?$/
const ARRANGED = /^(?:arrangement\s+of\s+[a-z]+|rule|regulation|paragraph)s?\.?$/i
const CITED = /\b(?:may|shall)\s+be\s+cited\s+as\b/i

const isUpper = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)
const count = (text: string, bracket: string): number => text.split(bracket).length - 1

/** Where the title begins that ends on a line: on the line before, where a bracket is closed that it did not open. */
const titleFrom = (lines: readonly ActLine[], at: number): number => {
  const { text } = lines[at]!
  const above = lines[at - 1]?.text ?? ''
  return count(text, ')') > count(text, '(') && isUpper(above) && count(above, '(') > count(above, ')') ? at - 1 : at
}

/**
 * The lines of a file by the instruments that it holds: an Act and, after it, rules and regulations that have a title of their own and an
 * arrangement or say how they are cited. `title` is that of the first.
 */
export function divideInstruments(lines: readonly ActLine[], title: string): ActLine[][] {
  const starts = [0]
  let current = nameOf(title)
  for (let at = shortest; at < lines.length - 1; at += 1) {
    if (!TITLE.test(lines[at]!.text)) continue
    const from = titleFrom(lines, at)
    const own = nameOf(
      lines
        .slice(from, at + 1)
        .map(({ text }) => text)
        .join(' '),
    )
    if (own === current || !opens(lines, at)) continue
    starts.push(from)
    current = own
  }
  return starts.map((from, index) => lines.slice(from, starts[index + 1]))
}

const nameOf = (title: string): string => lettersOf(title.replace(/^the\s+/i, '').replace(/,?\s*\d{4}$/, ''))

function opens(lines: readonly ActLine[], at: number): boolean {
  if (ARRANGED.test(lines[at + 1]!.text.trim())) return true
  const following = lines.slice(at + 1, at + 1 + untilCited).map(({ text }) => text)
  return CITED.test(following.join(' '))
}

const LIST = /^list\s+of\s+subsidiary\s+legislation$/i
const ABOVE_LIST = /^(?:subsidiary\s+legislation|chapter\s+\d+[a-z]*|cap\.?\s*\d+[a-z]*)$/i

/** An Act's own lines, and apart from them the list of its subsidiary legislation that editions print behind it. */
export function cutList(lines: readonly ActLine[], title: string): { own: readonly ActLine[]; list: readonly ActLine[] } {
  let from = lines.findIndex(({ text }, at) => at >= shortest && LIST.test(text.trim()))
  if (from === -1) return { own: lines, list: [] }
  const isAbove = ({ text }: ActLine) => ABOVE_LIST.test(text.trim()) || (isUpper(text) && nameOf(text) === nameOf(title))
  while (from > 0 && isAbove(lines[from - 1]!)) from -= 1
  return { own: lines.slice(0, from), list: lines.slice(from) }
}
