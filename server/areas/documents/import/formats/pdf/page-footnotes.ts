import { footnoteBlock, footnoteMark } from '../layout/footnotes.ts'
import { type PageLine, markEnd, markStart } from './page-lines.ts'

/** A line of the text with the footnotes to which it refers, each as its own block. */
export interface TextLine extends PageLine {
  notes: string[]
}

const smallAtMost = 0.92

const MARK = new RegExp(`${markStart}(\\d+)${markEnd}`, 'g')
const STARTS_WITH_MARK = new RegExp(`^${markStart}(\\d+)${markEnd}\\s*`)
// '1 In April 2012 this Department…'
const STARTS_WITH_NUMBER = /^(\d{1,3})[.)]?\s+(?=\S)/

/** Takes the footnotes from the foot of every page and hands them to the lines that refer to them; other raised numbers stay in the text. */
export function placeFootnotes(pages: readonly (readonly PageLine[])[], bodySize: number): TextLine[][] {
  let unfinished: { label: string; text: string } | null = null
  return pages.map((lines) => {
    const at = startOfFootnotes(lines, bodySize)
    const notes = new Map<string, { label: string; text: string }>()
    for (const line of lines.slice(at)) {
      const start = STARTS_WITH_MARK.exec(line.text) ?? STARTS_WITH_NUMBER.exec(line.text)
      if (start) {
        unfinished = { label: start[1]!, text: line.text.slice(start[0].length) }
        notes.set(start[1]!, unfinished)
      } else if (unfinished) unfinished.text += ` ${line.text}`
    }
    return lines.slice(0, at).map((line) => referTo(line, notes))
  })
}

/** Where the footnotes of a page begin: the first of the small lines at its foot, when it starts with a number; its length where there are none. */
function startOfFootnotes(lines: readonly PageLine[], bodySize: number): number {
  const lastLarge = lines.findLastIndex(({ size }) => size > smallAtMost * bodySize)
  if (lastLarge < 0) return lines.length
  const first = lines.findIndex(({ text }, index) => index > lastLarge && (STARTS_WITH_MARK.test(text) || STARTS_WITH_NUMBER.test(text)))
  return first < 0 ? lines.length : first
}

function referTo(line: PageLine, notes: Map<string, { label: string; text: string }>): TextLine {
  const referred: { label: string; text: string }[] = []
  const text = line.text.replace(MARK, (_, label: string, offset: number) => {
    const note = notes.get(label)
    if (!note) return label
    referred.push(note)
    return `${offset > 0 ? ' ' : ''}${footnoteMark(label)}`
  })
  return {
    ...line,
    text: text.replace(/ {2,}/g, ' '),
    columns: line.columns.length > 1 ? line.columns.map((column) => column.replace(MARK, '$1')) : [text],
    get notes() {
      return referred.map((note) => footnoteBlock(note.label, note.text.replace(MARK, '$1')))
    },
  }
}
