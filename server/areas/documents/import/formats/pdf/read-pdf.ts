import type { Reading } from '../isolated/reader.ts'
import { linesOfPages } from '../../statutes/act-lines.ts'
import { readActOfLines } from '../../statutes/read-act.ts'
import { looksLikeStatute } from '../statute-signs.ts'
import { readCoverSheet } from './cover-sheet.ts'
import { joinParagraphs } from './join-paragraphs.ts'
import { streamsWithinBounds } from './measure-streams.ts'
import { PdfRejected, openPdf } from './open-pdf.ts'
import { placeFootnotes } from './page-footnotes.ts'
import { type PageLine, linesOfPage } from './page-lines.ts'
import { deduceMeanings, resolveLetters } from './private-use-glyphs.ts'
import { dropRunningHeads } from './running-heads.ts'

/** The longest judgments of Kenya have some 1,100 pages. */
const maxPages = 3000
/** UTF-16 units. */
const maxTextLength = 16_000_000
/** Pages on which the signs of a statute stand. */
const frontPages = 4
/** A page with fewer letters on it is a picture. */
const lettersOnPage = 5

/** Reads the text of a PDF page by page: lines become paragraphs, running heads and page numbers go, footnotes follow their paragraph. */
export async function readPdf(bytes: Uint8Array, name: string): Promise<Reading> {
  if (!streamsWithinBounds(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
    return { rejected: { code: 'pdf-unpacks-too-large' } }
  }
  try {
    return readText(await linesOf(bytes), name)
  } catch (error) {
    if (error instanceof PdfRejected) return { rejected: error.reason }
    throw error
  }
}

/** The lines of each page; `lost` counts the letters that only their font could read. */
async function linesOf(bytes: Uint8Array): Promise<{ pages: PageLine[][]; lost: number }> {
  const pdf = await openPdf(bytes)
  try {
    if (pdf.pageCount > maxPages) throw new PdfRejected({ code: 'pdf-too-many-pages', pages: pdf.pageCount, most: maxPages })
    const pages: PageLine[][] = []
    let length = 0
    for (let number = 1; number <= pdf.pageCount; number += 1) {
      const lines = linesOfPage(number, await pdf.readPage(number))
      length += lines.reduce((sum, { text }) => sum + text.length, 0)
      if (length > maxTextLength) throw new PdfRejected({ code: 'pdf-too-long' })
      pages.push(lines)
    }
    const letters = await pdf.privateLetters()
    deduceMeanings(letters, pages)
    return resolveLetters(letters, pages)
  } finally {
    await pdf.close()
  }
}

function readText({ pages: allPages, lost }: { pages: readonly PageLine[][]; lost: number }, name: string): Reading {
  const pages = dropRunningHeads(allPages)
  const empty = pages.flatMap((lines, index) => (lettersOf(lines) < lettersOnPage ? [index + 1] : []))
  if (empty.length === pages.length) return { rejected: { code: 'pdf-pictures' } }
  const bodySize = typicalSize(pages.flat())
  const lines = placeFootnotes(pages, bodySize)
  const sheet = readCoverSheet(lines)
  const { blocks, pages: starts } = joinParagraphs(sheet?.rest ?? lines, bodySize)
  if (
    looksLikeStatute(blocks) ||
    looksLikeStatute(
      pages
        .slice(0, frontPages)
        .flat()
        .map(({ text }) => text),
    )
  )
    return { act: readActOfLines(linesOfPages(pages), {}, name) }
  const unread = empty.filter((number) => number < pages.length)
  return {
    record: {
      fields: { ...sheet?.fields, content: blocks, pages: starts },
      warnings: [
        ...(unread.length > 0 ? [{ code: 'pages-without-text' as const, pages: unread, of: pages.length }] : []),
        ...(lost > 0 ? [{ code: 'letters-lost' as const, letters: lost }] : []),
      ],
    },
  }
}

const lettersOf = (lines: readonly PageLine[]): number => lines.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0)

/** The size in which most of the text is set. */
function typicalSize(lines: readonly PageLine[]): number {
  const lengths = new Map<number, number>()
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2
    lengths.set(rounded, (lengths.get(rounded) ?? 0) + text.length)
  }
  return [...lengths].sort((a, b) => b[1] - a[1])[0]![0]
}
