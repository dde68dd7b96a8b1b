import { type ActLine } from './line.ts'
import { readLawMarker } from './levels.ts'
import { startsDefinition, startsNote, startsProviso } from './unit-text.ts'

const ENDS = /[.;:—–―\]-][”"’')]*$|\b(?:and|or|but)$|[–—]\s*$/
const HYPHENATED = /(\p{L}+)-$/u

/** The words of a file: they tell a word that was broken at the end of a line from one that is written with a hyphen. */
export function wordsIn(lines: readonly ActLine[]): Set<string> {
  const words = new Set<string>()
  for (const { text } of lines) for (const word of text.match(/\p{L}{4,}/gu) ?? []) words.add(word.toLowerCase())
  return words
}

/** Whether a line begins a paragraph of its own, after the text that stands before it. */
export function startsParagraph(before: string, { text, apart }: ActLine): boolean {
  if (before === '' || startsNote(text)) return true
  const closed = ENDS.test(before)
  // A wider step within a sentence is the printer's.
  if (apart === true && (closed || !/^\p{Ll}/u.test(text))) return true
  if (startsNote(before) && before.endsWith(']')) return true
  if (readLawMarker(text)) return closed
  return closed && (startsDefinition(text) || startsProviso(text))
}

export function joinLine(text: string, line: string, known: ReadonlySet<string>): string {
  if (text === '') return line
  const broken = HYPHENATED.exec(text)?.[1]
  const rest = /^\p{Ll}+/u.exec(line)?.[0]
  if (!broken || !rest) return `${text} ${line}`
  return known.has((broken + rest).toLowerCase()) ? text.slice(0, -1) + line : text + line
}
