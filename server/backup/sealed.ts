import { createCipheriv, createDecipheriv, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { Transform, type TransformCallback } from 'node:stream'
import { RefusedArchive } from './refused-archive.ts'

/*
 * A sealed file is a head and frames. The head: 16 bytes that say what it is, 16 of salt, 16 by which the key is known again. A frame: 65,536 bytes (the last
 * one fewer, or none) under AES-256-GCM and their tag of 16. The nonce of a frame is its number and, in its last byte, whether it is the last one: frames
 * cannot be left out, moved or cut off. Any part is read without what stands before it.
 */

const magic = Buffer.from('hukumu sealed 1\n')
const saltLength = 16
const checkLength = 16
const headLength = magic.length + saltLength + checkLength
const frameLength = 65_536
const tagLength = 16
const sealedFrame = frameLength + tagLength
const algorithm = 'aes-256-gcm'

/** A key of 32 bytes and the bytes that tell it from others; the salt is each file's own. */
function derive(key: string, salt: Buffer): { secret: Buffer; check: Buffer } {
  const made = scryptSync(key, salt, 32 + checkLength, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 })
  return { secret: made.subarray(0, 32), check: made.subarray(32) }
}

function nonceOf(frame: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(frame, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Seals what is written through it. */
export function sealWith(key: string): Transform {
  const salt = randomBytes(saltLength)
  const { secret, check } = derive(key, salt)
  let waiting: Buffer[] = []
  let length = 0
  let frame = 0
  let begun = false
  const seal = (plain: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv(algorithm, secret, nonceOf(frame, isLast))
    frame += 1
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  }
  const begin = (stream: Transform) => {
    if (!begun) stream.push(Buffer.concat([magic, salt, check]))
    begun = true
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      begin(this)
      waiting.push(chunk)
      length += chunk.length
      // A frame is sealed once something follows it: only then is it known not to be the last.
      if (length > frameLength) {
        let rest = Buffer.concat(waiting, length)
        for (; rest.length > frameLength; rest = rest.subarray(frameLength)) this.push(seal(rest.subarray(0, frameLength), false))
        waiting = [rest]
        length = rest.length
      }
      done()
    },
    flush(done) {
      begin(this)
      this.push(seal(Buffer.concat(waiting, length), true))
      done()
    },
  })
}

/** Whether a file was sealed, by its first bytes. */
export async function isSealed(file: FileHandle): Promise<boolean> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(magic.length), 0, magic.length, 0)
  return bytesRead === magic.length && buffer.equals(magic)
}

/** A sealed file of so many bytes, to be read from any place on. `RefusedArchive` for another key, and while reading where a frame is not as it was. */
export async function openSealed(file: FileHandle, fileSize: number, key: string) {
  const { buffer: head } = await file.read(Buffer.alloc(headLength), 0, headLength, 0)
  const { secret, check } = derive(key, head.subarray(magic.length, magic.length + saltLength))
  if (!timingSafeEqual(check, head.subarray(magic.length + saltLength)))
    throw new RefusedArchive('other-key', 'This backup is sealed with another key: set BACKUP_KEY to the one that it was made with.')
  const frames = Math.max(1, Math.ceil((fileSize - headLength) / sealedFrame))
  const size = fileSize - headLength - frames * tagLength
  const damaged = (cause?: unknown) =>
    new RefusedArchive('damaged', 'This backup is damaged, or was broken off while it was written or copied.', { cause })
  if (size < 0) throw damaged()

  const open = async (frame: number): Promise<Buffer> => {
    const start = headLength + frame * sealedFrame
    const length = Math.min(sealedFrame, fileSize - start)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start)
    const decipher = createDecipheriv(algorithm, secret, nonceOf(frame, frame === frames - 1))
    decipher.setAuthTag(buffer.subarray(bytesRead - tagLength, bytesRead))
    try {
      return Buffer.concat([decipher.update(buffer.subarray(0, bytesRead - tagLength)), decipher.final()])
    } catch (error) {
      throw damaged(error)
    }
  }

  return {
    size,
    /** The bytes from `start` up to and without `end`. */
    async *read(start: number, end: number): AsyncGenerator<Buffer> {
      for (let at = start; at < end;) {
        const frame = Math.floor(at / frameLength)
        const plain = await open(frame)
        const from = at - frame * frameLength
        const piece = plain.subarray(from, Math.min(plain.length, from + end - at))
        if (piece.length === 0) return
        at += piece.length
        yield piece
      }
    },
  }
}
