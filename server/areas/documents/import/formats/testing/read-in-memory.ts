import { sayReason } from '#contract/reasons/say-reason'
import { importWords } from '#contract/reasons/import-words'
import type { ImportWarning } from '#contract/reasons/import-warnings'
import { Readable } from 'node:stream'
import { detectFormat } from '../detect-format.ts'
import { type RawRecord, type SourceFile, headLength } from '../format.ts'

const piece = 64 * 1024

/** A file held in memory, read in pieces as one on a disk is. */
export function fileInMemory(content: string | Uint8Array, name = 'file'): SourceFile {
  const bytes = Buffer.from(content as string)
  const pieces = function* () {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece)
  }
  return { path: name, name, size: bytes.length, head: bytes.subarray(0, headLength), open: () => Readable.from(pieces()) }
}

/** The format that a file is taken for, and the one document that it holds or why it holds none. */
export interface ReadDocument {
  format: string
  fields: RawRecord['fields']
  blocks: string[]
  warnings: ImportWarning[]
  rejected: string | null
}

/** Reads a file that holds one document through the front door: detected by its content, read in its thread. */
export async function readDocument(content: string | Uint8Array, name?: string): Promise<ReadDocument> {
  const file = fileInMemory(content, name)
  const format = detectFormat(file)
  const none = { fields: {}, blocks: [], warnings: [] }
  if ('rejected' in format) return { format: '', ...none, rejected: sayReason(format.rejected, importWords) }
  for await (const item of format.read(file)) {
    if ('rejected' in item) return { format: format.name, ...none, rejected: sayReason(item.rejected, importWords) }
    if ('act' in item) return { format: format.name, ...none, rejected: 'an Act' }
    const { fields, warnings } = item.record
    return { format: format.name, fields, blocks: fields['content'] as string[], warnings, rejected: null }
  }
  throw new Error('The format gave nothing')
}
