import type { ImportRejection } from '#contract/reasons/import-reasons'
import type { Reading } from '../isolated/reader.ts'
import { MarkupRejected } from '../markup/sink.ts'
import { linesOfBlocks } from '../../statutes/act-lines.ts'
import { readActOfLines } from '../../statutes/read-act.ts'
import { looksLikeStatute } from '../statute-signs.ts'
import { readBody, readNotes } from './document-reader.ts'
import { createNumbering, readNumbering } from './numbering.ts'
import { isProtectedOffice } from './protected-office.ts'
import { readStyles } from './styles.ts'
import { readWordXml } from './word-xml.ts'
import { type Zip, ZipRejected, openZip } from './zip.ts'

/** Bytes of one part, unpacked. A judgment of a thousand pages stays below a quarter of it. */
const largestText = 64 * 1024 * 1024
const largestPart = 16 * 1024 * 1024

const macroWarning = { code: 'macro' } as const

/** Reads the text of a Word file. What the file is about stands in its text alone: it states nothing that can be relied on. */
export async function readDocx(bytes: Uint8Array, name: string): Promise<Reading> {
  if (isProtectedOffice(bytes)) return { rejected: { code: 'word-password' } }
  try {
    const zip = await openZip(bytes)
    const main = await mainPart(zip)
    const body = await zip.read(main, largestText)
    if (!body) return { rejected: { code: 'word-without-part' } }
    const { blocks: content, structure } = await readText(zip, main.replace(/[^/]*$/, ''), body)
    if (content.length === 0) return { rejected: { code: 'word-empty' } }
    if (looksLikeStatute(content)) return { act: readActOfLines(linesOfBlocks(content), {}, name) }
    return {
      record: { fields: { content, structure }, warnings: zip.names.some((name) => name.endsWith('vbaProject.bin')) ? [macroWarning] : [] },
    }
  } catch (error) {
    if (error instanceof ZipRejected) return { rejected: error.reason }
    if (error instanceof MarkupRejected) return { rejected: ofWord(error.reason) }
    throw error
  }
}

/** What is wrong with the markup of a part, said of the file that the reader knows. */
function ofWord(reason: ImportRejection): ImportRejection {
  if (reason.code === 'xml-broken') return { ...reason, code: 'word-xml-broken' }
  return reason.code === 'xml-entities' ? { code: 'word-xml-entities' } : reason
}

async function readText(zip: Zip, folder: string, body: Buffer): Promise<ReturnType<typeof readBody>> {
  const part = (name: string) => zip.read(`${folder}${name}`, largestPart)
  const footnotes = readNotes(await part('footnotes.xml'), 'footnote')
  const endnotes = readNotes(await part('endnotes.xml'), 'endnote')
  return readBody(body, {
    styles: readStyles(await part('styles.xml')),
    numbering: createNumbering(readNumbering(await part('numbering.xml'))),
    noteOf: (kind, id) => (kind === 'footnote' ? footnotes : endnotes).get(id) ?? null,
  })
}

/** The part that holds the text, as the file's own list of relations says. */
async function mainPart(zip: Zip): Promise<string> {
  const relations = await zip.read('_rels/.rels', largestPart)
  let main = 'word/document.xml'
  if (relations) {
    readWordXml(relations, {
      open(name, value) {
        if (name === 'Relationship' && value('Type')?.endsWith('/officeDocument')) main = (value('Target') ?? main).replace(/^\//, '')
      },
    })
  }
  return main
}
