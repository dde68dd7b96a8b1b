import type { ImportRejection } from '#contract/reasons/import-reasons'
import { hasControlCharacters } from './control-characters.ts'
import { storableText } from './fields/given-values.ts'
import { readGivenText, textsOf, whyTooLong } from './given-text.ts'
import { decodeText } from './formats/decode-text.ts'
import { detectFormat } from './formats/detect-format.ts'
import type { SourceFile } from './formats/format.ts'
import { readBytes } from './formats/read-bytes.ts'
import { openSource } from './source-files.ts'

const documents: ReadonlySet<string> = new Set(['DOCX', 'PDF'])

/**
 * The words of a Word, PDF or text file on disk, whatever it is about, paragraphs apart by an empty line; `rejected` says
 * why it has none. Nothing is stored.
 */
export async function readFileText(path: string): Promise<{ text: string } | { rejected: ImportRejection }> {
  const file = await openSource(path, () => {})
  if (file.size === 0) return { rejected: { code: 'empty-file' } }
  const format = detectFormat(file)
  if ('rejected' in format || !documents.has(format.name)) return readPlain(file, 'rejected' in format ? format.rejected : null)
  for await (const item of format.read(file)) {
    if ('rejected' in item) return item
    if ('act' in item) {
      const blocks = [item.act, ...item.act.further].flatMap(({ tree }) => tree.blocks)
      return { text: blocks.map(({ text }) => text).join('\n\n') }
    }
    const { content, structure, pages } = item.record.fields
    const given = readGivenText(content, structure, pages)
    if (!given) return { rejected: { code: 'no-text-in-file' } }
    const tooLong = whyTooLong(given)
    return tooLong ? { rejected: tooLong } : { text: textsOf(given).join('\n\n') }
  }
  return { rejected: { code: 'no-text-in-file' } }
}

// HTML, XML and JSON are not what is filed or served
const MARKUP = /^\s*(?:<|\{\s*"|\[\s*\{)/

async function readPlain(file: SourceFile, why: ImportRejection | null): Promise<{ text: string } | { rejected: ImportRejection }> {
  const { text } = decodeText(await readBytes(file))
  if (hasControlCharacters(text.slice(0, 16_384)) || MARKUP.test(text)) return { rejected: why ?? { code: 'not-checkable' } }
  const plain = storableText(text)
  if (plain.trim() === '') return { rejected: { code: 'empty-file' } }
  const tooLong = whyTooLong({ text: plain })
  return tooLong ? { rejected: tooLong } : { text: plain }
}
