import { shownText } from '../split/block.ts'
import type { PageLine } from '../formats/pdf/page-lines.ts'
import { findRunningHeaders } from './running-headers.ts'
import type { ActLine } from './line.ts'
import { takeMargins } from './margins.ts'

/** The lines of an Act without what the printer put around them: `left` are the running heads and page numbers. */
export interface ActLines {
  lines: ActLine[]
  left: string[]
}

/** Characters: a file whose lines are longer keeps whole paragraphs on them. */
const wrappedAt = 200
/** Steps that are wider than this part of the common one set paragraphs apart. */
const widerStep = 1.12

function withoutRunningHeaders(lines: readonly ActLine[]): ActLines {
  const running = findRunningHeaders(lines.map(({ text }) => text))
  return {
    lines: lines.filter((_, index) => !running.has(index)),
    left: lines.filter((_, index) => running.has(index)).map(({ text }) => text),
  }
}

/** The lines of plain text; a file that does not break its lines has a paragraph on each. */
export function linesOfText(text: string): ActLines {
  const texts = text.split(/\r?\n|\f/).map(shownText)
  const lengths = texts
    .map(({ length }) => length)
    .filter((length) => length > 0)
    .sort((one, other) => one - other)
  const isWhole = (lengths[Math.floor(lengths.length * 0.98)] ?? 0) > wrappedAt
  return withoutRunningHeaders(texts.filter((line) => line !== '').map((line) => ({ text: line, apart: isWhole ? true : null })))
}

/** The lines of blocks that a format sets apart by itself. */
export const linesOfBlocks = (blocks: readonly string[]): ActLines => ({
  lines: blocks.map((text) => ({ text, apart: true })),
  left: [],
})

/** The lines of the pages of a PDF whose running heads are gone. */
export function linesOfPages(pages: readonly (readonly PageLine[])[]): ActLines {
  const pitch = commonStep(pages)
  const lines = takeMargins(pages).flatMap((page) =>
    page.flatMap(({ line, note }, index): ActLine[] => {
      const before = page[index - 1]?.line
      const own = { text: shownText(line.text), apart: before ? line.y - before.y > widerStep * pitch : null }
      return note === null ? [own] : [{ text: shownText(note), apart: true, isNote: true }, own]
    }),
  )
  return withoutRunningHeaders(lines.filter(({ text }) => text !== ''))
}

function commonStep(pages: readonly (readonly PageLine[])[]): number {
  const counts = new Map<number, number>()
  for (const page of pages)
    for (const [index, line] of page.slice(1).entries()) {
      const step = Math.round((line.y - page[index]!.y) * 2) / 2
      if (step > 4) counts.set(step, (counts.get(step) ?? 0) + 1)
    }
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 12
}
