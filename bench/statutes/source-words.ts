import { readFileSync } from 'node:fs'
import { openPdf } from '../../server/areas/documents/import/formats/pdf/open-pdf.ts'
import { type PageLine, linesOfPage } from '../../server/areas/documents/import/formats/pdf/page-lines.ts'
import { dropRunningHeads } from '../../server/areas/documents/import/formats/pdf/running-heads.ts'
import { readXml } from '../../server/areas/documents/import/formats/markup/read-xml.ts'

/** The text of a file by its own letters, running heads of a PDF apart; null for a kind that is not looked into. */
export async function sourceText(path: string): Promise<string | null> {
  if (path.endsWith('.pdf')) return pdfText(path)
  const text = path.endsWith('.docx') ? null : readFileSync(path, 'utf8')
  if (text === null || path.endsWith('.txt')) return text
  if (path.endsWith('.xml')) return xmlText(text)
  const { text: whole, provisions } = JSON.parse(text) as { text?: string; provisions?: { title: string; content: string }[] }
  return whole ?? provisions!.map(({ title, content }) => `${title}\n${content}`).join('\n')
}

async function pdfText(path: string): Promise<string> {
  const pdf = await openPdf(new Uint8Array(readFileSync(path)))
  const pages: PageLine[][] = []
  for (let number = 1; number <= pdf.pageCount; number += 1) pages.push(linesOfPage(number, await pdf.readPage(number)))
  await pdf.close()
  return dropRunningHeads(pages)
    .flat()
    .map(({ text }) => text)
    .join('\n')
}

function xmlText(xml: string): string {
  let text = ''
  let meta = 0
  readXml(xml, {
    open: (name) => (meta += meta > 0 || name.endsWith('meta') ? 1 : 0),
    text: (words) => (text += meta > 0 ? '' : words),
    close: () => (meta -= meta > 0 ? 1 : 0),
  })
  return text
}

const letters = (text: string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const letter of text.toLowerCase().match(/[\p{L}\d]/gu) ?? []) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}

/** How many letters and figures of a source stand neither in its tree nor among the lines that were left out. */
export function lettersLost(source: string, kept: string): number {
  const held = letters(kept)
  return [...letters(source)].reduce((lost, [letter, count]) => lost + Math.max(0, count - (held.get(letter) ?? 0)), 0)
}
