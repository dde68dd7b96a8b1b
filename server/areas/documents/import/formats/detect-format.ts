import type { ImportRejection } from '#contract/reasons/import-reasons'
import { akomaNtoso } from './akoma-ntoso.ts'
import { australianXml } from './australian-xml.ts'
import { csv } from './csv.ts'
import { docx } from './docx.ts'
import { type Format, type SourceFile } from './format.ts'
import { jsonLines } from './json-lines.ts'
import { json } from './json.ts'
import { kenyaLawHtml } from './kenya-law-html.ts'
import { pdf } from './pdf.ts'
import { recogniseNotSupported, whyNotReadable } from './not-supported.ts'
import { plainText, statuteText } from './plain-text.ts'

/** Every format, the more particular first; text that could be anything comes last, after the kinds that are known and not read. */
const structured: readonly Format[] = [pdf, docx, akomaNtoso, australianXml, kenyaLawHtml, jsonLines, json, csv]
const loose: readonly Format[] = [statuteText, plainText]

/** Files that must be held whole may not be larger, in bytes. */
export const largestFile = 200 * 1024 * 1024

const detectIn = (formats: readonly Format[], { head, name }: Pick<SourceFile, 'head' | 'name'>) =>
  formats.find(({ detects }) => detects(head, name))

/** The format that reads a file, decided by its content, or why none does. */
export function detectFormat(file: Pick<SourceFile, 'head' | 'name' | 'size'>): Format | { rejected: ImportRejection } {
  const sure = detectIn(structured, file)
  const notSupported = sure ? null : recogniseNotSupported(file.head)
  if (notSupported) return { rejected: notSupported }
  const format = sure ?? detectIn(loose, file)
  if (!format) return { rejected: whyNotReadable(file.head) }
  if (!format.streams && file.size > largestFile) return { rejected: { code: 'file-too-large-unless-lines', megabytes: 200 } }
  return format
}
