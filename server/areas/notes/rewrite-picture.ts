import sharp from 'sharp'
import { maxImageSideLength } from '#contract/note-images'

/** A picture as it is kept. */
export interface RewrittenPicture {
  media_type: 'image/png' | 'image/jpeg'
  width: number
  height: number
  content: Uint8Array<ArrayBuffer>
}

/**
 * Decodes a whole PNG or JPEG and writes it anew: turned as its camera says, without what else the file held (where it was taken, with what, a
 * smaller picture of before it was cut). Null for bytes that are no picture, or, where `failOn` says so, none to their end. Run aside: what a picture
 * unpacks to is not its size.
 */
export async function rewritePicture(bytes: Uint8Array, failOn: 'error' | 'none'): Promise<RewrittenPicture | null> {
  try {
    const picture = sharp(bytes, { failOn, limitInputPixels: maxImageSideLength ** 2, sequentialRead: true }).autoOrient()
    const { format } = await picture.metadata()
    if (format !== 'png' && format !== 'jpeg') return null
    const written = format === 'png' ? picture.png({ compressionLevel: 9 }) : picture.jpeg({ quality: 90, mozjpeg: false })
    const { data, info } = await written.toBuffer({ resolveWithObject: true })
    return { media_type: `image/${format}`, width: info.width, height: info.height, content: new Uint8Array(data) }
  } catch (error) {
    // What sharp throws of a file that it cannot read has no class of its own.
    if (error instanceof Error && !('code' in error)) return null
    throw error
  }
}
