import { shownText } from '../../split/block.ts'
import { readMarker } from '../../split/markers.ts'
import { type Column, apart, firstWord, measureColumn, setRolesApart } from './page-column.ts'
import type { TextLine } from './page-footnotes.ts'

/** Where a page begins: in which block, at which UTF-16 position of its text. */
export interface PageStart {
  page: number
  block: number
  offset: number
}

const widerGap = 1.3
const indent = 1
const sameEdge = 3
const ENDS_SENTENCE = /[.:;!?][”"’')\]]*(?:\s*\[fn \d+\])*$/
const STARTS_LOWER = /^[\p{Ll},;)]/u
// '________', '- - - - -', '********'
const RULE = /^[_\-–—=*\s]{8,}$/
// '2019. The court': a year at the start of a line is no paragraph number
const YEAR = /^(?:1[89]|20)\d\d[.)]/

interface Paragraph {
  lines: TextLine[]
  notes: string[]
}

/** Joins lines into paragraphs by where they stand on the page; the footnotes of a paragraph follow it as blocks of their own. */
export function joinParagraphs(pages: readonly (readonly TextLine[])[], bodySize: number): { blocks: string[]; pages: PageStart[] } {
  const column = measureColumn(pages, bodySize)
  const paragraphs: Paragraph[] = []
  let before: TextLine | null = null
  for (const line of pages.flatMap((lines) => setRolesApart(lines, column))) {
    const current = paragraphs.at(-1)
    if (current && before && !startsParagraph(current.lines, before, line, column)) current.lines.push(line)
    else paragraphs.push({ lines: [line], notes: [] })
    paragraphs.at(-1)!.notes.push(...line.notes)
    before = line
  }
  return writeOut(paragraphs)
}

function startsParagraph(own: readonly TextLine[], before: TextLine, line: TextLine, column: Column): boolean {
  if (before.left === apart || line.left === apart || RULE.test(before.text) || RULE.test(line.text)) return true
  const marker = readMarker(line.text)
  const open = !ENDS_SENTENCE.test(before.text)
  const runsOn = open && STARTS_LOWER.test(line.text)
  if (line.page !== before.page)
    return marker !== null || wordWouldFit(own, before, line, column) || !(open || STARTS_LOWER.test(line.text))
  const step = line.y - before.y
  const pitch = own.length > 1 && own.at(-2)!.page === before.page ? Math.min(before.y - own.at(-2)!.y, column.pitch) : column.pitch
  if (step > widerGap * pitch || Math.abs(line.size - before.size) > 0.15 * before.size) return true
  if (marker !== null && (!open || line.left <= own[0]!.left + sameEdge)) return !YEAR.test(line.text)
  if (own.length === 1 && before.stops.some((stop) => Math.abs(stop - line.left) < sameEdge && stop > before.left)) return false
  const moved = line.left - before.left
  if (moved > indent * line.size && !(own.length === 1 && readMarker(before.text) !== null) && !runsOn) return true
  if (moved < -indent * line.size && own.length > 1) return true
  return wordWouldFit(own, before, line, column) && !runsOn
}

/** Whether the first word of a line would have gone on the line before it: then that line was ended on purpose. */
function wordWouldFit(own: readonly TextLine[], before: TextLine, line: TextLine, column: Column): boolean {
  return rightEdge(own, column) - before.right > firstWord(line)
}

/** The right edge of the text around: of the column, or of an indented passage that is set narrower. */
function rightEdge(own: readonly TextLine[], { left, right }: Column): number {
  const last = own.at(-1)!
  const widest = Math.max(...own.map((line) => line.right))
  const isNarrower = own.length > 1 && last.left > left + last.size && widest > left + 0.6 * (right - left)
  return isNarrower ? widest : right
}

const SOFT_HYPHEN = /\u00AD$/
const HYPHENATED = /(\p{L}+)-$/u

function writeOut(paragraphs: readonly Paragraph[]): { blocks: string[]; pages: PageStart[] } {
  const known = wordsOf(paragraphs)
  const blocks: string[] = []
  const pages: PageStart[] = []
  let page = 0
  for (const { lines, notes } of paragraphs) {
    let text = ''
    for (const line of lines) {
      text = joinLines(text, line.text, known)
      if (line.page === page) continue
      page = line.page
      pages.push({
        page,
        block: blocks.length,
        offset: shownText(text.slice(0, text.length - line.text.length)).length + (text === line.text ? 0 : 1),
      })
    }
    blocks.push(shownText(text), ...notes)
  }
  return { blocks, pages }
}

function joinLines(text: string, line: string, known: ReadonlySet<string>): string {
  if (text === '') return line
  if (SOFT_HYPHEN.test(text)) return text.slice(0, -1) + line
  const broken = HYPHENATED.exec(text)?.[1]
  const rest = /^\p{Ll}+/u.exec(line)?.[0]
  if (!broken || !rest) return text.endsWith('-') && /^\p{Lu}/u.test(line) ? text + line : `${text} ${line}`
  return known.has((broken + rest).toLowerCase()) ? text.slice(0, -1) + line : text + line
}

/** The words of the document: they tell a word that was broken at the end of a line from one that is written with a hyphen. */
function wordsOf(paragraphs: readonly Paragraph[]): Set<string> {
  const words = new Set<string>()
  for (const { lines } of paragraphs) {
    for (const { text } of lines) for (const word of text.match(/\p{L}{4,}/gu) ?? []) words.add(word.toLowerCase())
  }
  return words
}
