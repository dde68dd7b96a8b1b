import { deflateRawSync } from 'node:zlib'

/** A part of an archive: its content, or a size that its table of contents only pretends. */
export interface ZipPart {
  content: string | Buffer
  claims?: number
}

/** A ZIP archive of these files, packed. */
export function buildZip(parts: Record<string, ZipPart | string>): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const [name, part] of Object.entries(parts)) {
    const { content, claims } = typeof part === 'string' ? { content: part } : part
    const bytes = Buffer.from(content as string)
    const packed = deflateRawSync(bytes)
    const unpacked = claims ?? bytes.length
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(unpacked, 22)
    local.writeUInt16LE(Buffer.byteLength(name), 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(unpacked, 24)
    entry.writeUInt16LE(Buffer.byteLength(name), 28)
    entry.writeUInt32LE(at, 42)
    locals.push(local, Buffer.from(name), packed)
    central.push(entry, Buffer.from(name))
    at += local.length + Buffer.byteLength(name) + packed.length
  }
  const contents = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(parts).length, 8)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(contents.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, contents, end])
}
