import { inflateSync } from 'node:zlib'

/** Bytes that one stream may unpack to, and all of them together. Pictures are not counted: their streams are never unpacked. */
export const streamLimits = { one: 64 * 1024 * 1024, all: 400 * 1024 * 1024 }

const maxDictionaryLength = 4096
const start = Buffer.from('stream', 'latin1')
const end = Buffer.from('endstream', 'latin1')

/**
 * Whether the packed streams of a PDF stay within bounds when they are unpacked. A stream packed more than once is out of bounds: no
 * program writes such, and its size cannot be known beforehand.
 */
export function streamsWithinBounds(bytes: Buffer, limits = streamLimits): boolean {
  let all = 0
  for (let at = bytes.indexOf(start); at >= 0; at = bytes.indexOf(start, at + start.length)) {
    if (bytes[at - 1] === 0x64) continue // the end of 'endstream'
    const dictionary = dictionaryBefore(bytes, at)
    const packings = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0
    if (packings === 0 || /\/Subtype\s*\/Image\b/.test(dictionary)) continue
    if (packings > 1) return false
    const from = at + start.length + (bytes[at + start.length] === 0x0d ? 2 : 1)
    const to = bytes.indexOf(end, from)
    const size = unpackedSize(bytes.subarray(from, to < 0 ? bytes.length : to), limits.one)
    all += size
    if (size >= limits.one || all > limits.all) return false
  }
  return true
}

/** The dictionary that stands right before a stream: back to the object that it opens. */
function dictionaryBefore(bytes: Buffer, at: number): string {
  const text = bytes.toString('latin1', Math.max(0, at - maxDictionaryLength), at)
  return text.slice(text.lastIndexOf(' obj') + 1)
}

function unpackedSize(packed: Buffer, limit: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: limit, finishFlush: 2 }).length
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ERR_BUFFER_TOO_LARGE') return limit
    // a damaged stream: what can be had of it is up to the parser, and no more than it unpacked so far
    if (code?.startsWith('Z_')) return 0
    throw error
  }
}
