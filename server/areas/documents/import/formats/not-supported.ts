import type { ImportRejection } from '#contract/reasons/import-reasons'
import { hasControlCharacters } from '../control-characters.ts'

type NotSupported = Extract<ImportRejection, { code: 'not-supported' }>

/** What is recognised without being imported, by the first bytes. */
const kinds: readonly (readonly [kind: NotSupported['kind'], recognises: (head: Buffer, start: string) => boolean])[] = [
  ['archive', (_, start) => start.startsWith('PK\x03\x04') || start.startsWith('\x1f\x8b') || start.startsWith('7z\xbc\xaf')],
  ['doc', (_, start) => start.startsWith('\xd0\xcf\x11\xe0')],
  ['rtf', (_, start) => start.startsWith('{\\rtf')],
  ['picture', (_, start) => ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'II*\0', 'MM\0*'].some((mark) => start.startsWith(mark))],
  ['html', (_, start) => /<(?:!doctype\s+html|html|head|body)[\s>]/i.test(start)],
  ['xml', (_, start) => /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|[A-Za-z])/.test(start)],
  ['utf-16', (_, start) => start.startsWith('\xff\xfe') || start.startsWith('\xfe\xff')],
]

/** A file of a known kind that no format reads yet; null for any other file. */
export function recogniseNotSupported(head: Buffer): NotSupported | null {
  const start = head.subarray(0, 4096).toString('latin1')
  const kind = kinds.find(([, recognises]) => recognises(head, start))
  return kind ? { code: 'not-supported', kind: kind[0] } : null
}

/** Why a file of no known kind is rejected. */
export function whyNotReadable(head: Buffer): ImportRejection {
  const start = head.subarray(0, 4096).toString('latin1')
  if (hasControlCharacters(start)) return { code: 'not-text' }
  if (start.replace(/\xef\xbb\xbf/, '').trim() === '') return { code: 'empty-file' }
  return { code: 'unknown-format' }
}
