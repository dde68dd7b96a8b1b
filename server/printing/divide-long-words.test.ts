import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { getDocumentProxy } from 'unpdf'
import { createPdfWriter } from './pdf-writer.ts'

/** The pieces of text of the first page, each with the height at which it stands and where it begins and ends. */
async function piecesOf(text: string, onLine?: (words: string) => void) {
  const pdf = createPdfWriter({ title: 'Weirs', author: '', subject: '', created: new Date(0) })
  const written = buffer(pdf.doc)
  pdf.write(text, {}, onLine && (({ words }) => onLine(words)))
  pdf.doc.end()
  const page = await (await getDocumentProxy(new Uint8Array(await written))).getPage(1)
  const { items } = await page.getTextContent()
  return items.flatMap((item) =>
    'str' in item && item.str !== ''
      ? [{ text: item.str, top: item.transform[5] as number, start: item.transform[4] as number, width: item.width }]
      : [],
  )
}

const long = Array.from({ length: 90 }, (_, at) => `weir${at}`).join('')

test('a word that no line holds is divided without a sign between its letters, in lines as full as they can be', async () => {
  const lines: string[] = []
  const pieces = await piecesOf(`Before ${long} after`, (line) => lines.push(line))
  expect(pieces.map(({ text }) => text).join('')).toBe(`Before ${long} after`)
  expect(lines.join('').replaceAll(/\s/g, '')).toBe(`Before${long}after`)
  expect(lines.some((line) => /\u200B/.test(line))).toBe(false)
  const tops = Map.groupBy(pieces, ({ top }) => top)
  expect(tops.size).toBe(lines.length)
  // All but the last, and the one before the word, are filled to within ten letters of the measure.
  const ends = [...tops.values()].map((line) => Math.max(...line.map(({ start, width }) => start + width)))
  const widest = Math.max(...ends)
  for (const end of ends.slice(0, -1)) expect(widest - end).toBeLessThan(70)
})

test('words that a line holds stand as they do without', async () => {
  const pieces = await piecesOf('The weir and the lake were heard of at length.')
  expect(pieces.map(({ text }) => text).join('')).toBe('The weir and the lake were heard of at length.')
})
