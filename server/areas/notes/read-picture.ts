import type { NoteImage } from '#contract/note-images'

/** What a picture says of itself; its type is what its first bytes are, whatever its name says. */
export type Picture = Pick<NoteImage, 'media_type' | 'width' | 'height'>

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Reads type and size of a PNG (https://www.w3.org/TR/png-3/) or JPEG (ITU-T T.81, annex B); null for anything else. */
export function readPicture(bytes: Buffer): Picture | null {
  if (bytes.subarray(0, 8).equals(PNG)) return readPng(bytes)
  return bytes.length > 4 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff ? readJpeg(bytes) : null
}

function readPng(bytes: Buffer): Picture | null {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  return sized('image/png', bytes.readUInt32BE(16), bytes.readUInt32BE(20))
}

function readJpeg(bytes: Buffer): Picture | null {
  let at = 2
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1]!
    // Fill bytes and markers that stand alone.
    if (marker === 0xff) at += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    // A frame: all of C0 to CF but the tables C4, C8 and CC.
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return sized('image/jpeg', bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5))
    else if (marker === 0xd9 || marker === 0xda) return null
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

const sized = (media_type: Picture['media_type'], width: number, height: number): Picture | null =>
  width > 0 && height > 0 ? { media_type, width, height } : null
