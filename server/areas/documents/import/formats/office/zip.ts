import type { ImportRejection } from '#contract/reasons/import-reasons'
import { type Entry, fromBufferPromise } from 'yauzl'

/** Why an archive or a file in it cannot be read. */
export class ZipRejected extends Error {
  readonly reason: ImportRejection
  constructor(reason: ImportRejection) {
    super(reason.code)
    this.reason = reason
  }
}

const [stored, deflated] = [0, 8]
/** Names are looked up and never lead anywhere, so none is refused; what an archive says of sizes is not believed; it stays open. */
const asIs = { decodeStrings: false, validateEntrySizes: false, autoClose: false }

const rejecting = (reason: ImportRejection) => (cause: unknown) => {
  throw cause instanceof ZipRejected ? cause : new ZipRejected(reason)
}
/** Files in one archive: those of Word hold some dozens, and one for each picture. */
const mostEntries = 10_000

/** What mail and disks leave behind the end of a file is none of it. */
function withoutRest(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  return end === -1 || end + 22 > bytes.length ? bytes : bytes.subarray(0, end + 22 + bytes.readUInt16LE(end + 20))
}
const nameOf = ({ fileNameRaw }: Entry): string => fileNameRaw.toString('utf8').replaceAll('\\', '/').replace(/^\//, '')

/**
 * Opens a ZIP archive by its table of contents. Nothing is unpacked until it is asked for, and then only up to a limit, so that an
 * archive that unpacks to gigabytes costs no more than a small one.
 */
export async function openZip(bytes: Uint8Array) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const archive = await fromBufferPromise(withoutRest(buffer), asIs).catch(rejecting({ code: 'word-cut-off' }))
  const entries = new Map<string, Entry>()
  const list = async () => {
    if (archive.entryCount > mostEntries) throw new ZipRejected({ code: 'word-contents-damaged' })
    for await (const entry of archive.eachEntry()) entries.set(nameOf(entry), entry)
  }
  await list().catch(rejecting({ code: 'word-contents-damaged' }))

  async function unpack(entry: Entry, limit: number, reason: ImportRejection): Promise<Buffer> {
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of await archive.openReadStreamPromise(entry)) {
      length += (chunk as Buffer).length
      if (length > limit) throw new ZipRejected(reason)
      chunks.push(chunk as Buffer)
    }
    return Buffer.concat(chunks)
  }

  return {
    names: [...entries.keys()],

    /** The file of that name, unpacked; null when there is none. Throws ZipRejected for more than `limit` bytes. */
    async read(name: string, limit: number): Promise<Buffer | null> {
      const entry = entries.get(name)
      if (!entry) return null
      const tooLarge = { code: 'word-part-too-large', part: name, megabytes: Math.round(limit / 1024 / 1024) } as const
      if (entry.uncompressedSize > limit) throw new ZipRejected(tooLarge)
      if (entry.isEncrypted()) throw new ZipRejected({ code: 'word-password' })
      const { compressionMethod: method } = entry
      if (method !== stored && method !== deflated) throw new ZipRejected({ code: 'word-packing', method })
      return unpack(entry, limit, tooLarge).catch(rejecting({ code: 'word-part-damaged', part: name }))
    },
  }
}

export type Zip = Awaited<ReturnType<typeof openZip>>
