import type { ImportRejection } from '#contract/reasons/import-reasons'
import { inflateRawSync } from 'node:zlib'

/** Why an archive or a file in it cannot be read. */
export class ZipRejected extends Error {
  readonly reason: ImportRejection
  constructor(reason: ImportRejection) {
    super(reason.code)
    this.reason = reason
  }
}

interface Entry {
  method: number
  encrypted: boolean
  packed: number
  unpacked: number
  header: number
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const endLength = 22
const longestComment = 0xffff
const stored = 0
const deflated = 8
const broken = { code: 'word-contents-damaged' } as const

/**
 * Opens a ZIP archive by its table of contents. Nothing is unpacked until it is asked for, and then only up to a limit, so that an
 * archive that unpacks to gigabytes costs no more than a small one. Archives of more than 4 GB are not read.
 */
export function openZip(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = readContents(bytes, view)

  return {
    names: [...entries.keys()],
    has: (name: string): boolean => entries.has(name),

    /** The file of that name, unpacked; null when there is none. Throws ZipRejected for more than `limit` bytes. */
    read(name: string, limit: number): Buffer | null {
      const entry = entries.get(name)
      if (!entry) return null
      const tooLarge = { code: 'word-part-too-large', part: name, megabytes: Math.round(limit / 1024 / 1024) } as const
      if (entry.unpacked > limit) throw new ZipRejected(tooLarge)
      if (entry.encrypted) throw new ZipRejected({ code: 'word-password' })
      const packed = packedBytes(bytes, view, entry)
      if (entry.method === stored) return Buffer.from(packed)
      if (entry.method !== deflated) throw new ZipRejected({ code: 'word-packing', method: entry.method })
      try {
        return inflateRawSync(packed, { maxOutputLength: limit })
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        if (code === 'ERR_BUFFER_TOO_LARGE') throw new ZipRejected(tooLarge)
        if (code?.startsWith('Z_')) throw new ZipRejected({ code: 'word-part-damaged', part: name })
        throw error
      }
    },
  }
}

export type Zip = ReturnType<typeof openZip>

function readContents(bytes: Uint8Array, view: DataView): Map<string, Entry> {
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  const entries = new Map<string, Entry>()
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL) throw new ZipRejected(broken)
    const nameLength = view.getUint16(at + 28, true)
    const name = Buffer.from(bytes.subarray(at + 46, at + 46 + nameLength)).toString('utf8')
    entries.set(name.replaceAll('\\', '/').replace(/^\//, ''), {
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      header: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function findEnd(view: DataView): number {
  const last = view.byteLength - endLength
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === END) return at
  }
  throw new ZipRejected({ code: 'word-cut-off' })
}

function packedBytes(bytes: Uint8Array, view: DataView, { header, packed }: Entry): Uint8Array {
  if (header + 30 > bytes.length || view.getUint32(header, true) !== LOCAL) throw new ZipRejected(broken)
  const from = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
  if (from + packed > bytes.length) throw new ZipRejected(broken)
  return bytes.subarray(from, from + packed)
}
