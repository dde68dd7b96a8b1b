import { hasControlCharacters } from '../control-characters.ts'

/** What is recognised without being imported, by the first bytes: each with the words for the report. */
const kinds: readonly (readonly [name: string, recognises: (head: Buffer, start: string) => boolean])[] = [
  ['Archives are', (_, start) => start.startsWith('PK\x03\x04') || start.startsWith('\x1f\x8b') || start.startsWith('7z\xbc\xaf')],
  ['Word files of the old kind (.doc) are', (_, start) => start.startsWith('\xd0\xcf\x11\xe0')],
  ['RTF files are', (_, start) => start.startsWith('{\\rtf')],
  ['Pictures are', (_, start) => ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'II*\0', 'MM\0*'].some((mark) => start.startsWith(mark))],
  ['HTML files are', (_, start) => /<(?:!doctype\s+html|html|head|body)[\s>]/i.test(start)],
  ['XML files other than Akoma Ntoso are', (_, start) => /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|[A-Za-z])/.test(start)],
  ['UTF-16 texts are', (_, start) => start.startsWith('\xff\xfe') || start.startsWith('\xfe\xff')],
]

/** Words for a file of a known kind that no format reads yet; null for any other file. */
export function recogniseNotSupported(head: Buffer): string | null {
  const start = head.subarray(0, 4096).toString('latin1')
  const kind = kinds.find(([, recognises]) => recognises(head, start))
  return kind ? `${kind[0]} not supported yet` : null
}

/** Why a file of no known kind is rejected. */
export function whyNotReadable(head: Buffer): string {
  const start = head.subarray(0, 4096).toString('latin1')
  if (hasControlCharacters(start)) return 'The file is not text'
  if (start.replace(/\xef\xbb\xbf/, '').trim() === '') return 'The file is empty'
  return 'The file is not in a format that can be imported: PDF, DOCX, HTML, Akoma Ntoso, JSON, JSON lines, CSV and the plain text of a judgment can'
}
