import { largestNoteImage } from '#contract/note-images'

/** Pixels of the longer side of what a note shows: a scanned page can be read, and a photograph is not kept whole. */
const maxSideLength = 2400
const quality = 0.85

/**
 * A picture as it is kept: what the browser can show and a note cannot keep, or is too large for one, is drawn anew, upright and without what a
 * camera writes into a photograph (as where it was taken). Rejects where the file is no picture.
 */
export async function preparePicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, maxSideLength / Math.max(picture.width, picture.height))
    if (file.type === 'image/png' && scale === 1 && file.size <= largestNoteImage) return file
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
    const context = canvas.getContext('2d')!
    // What shows through is paper.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
  } finally {
    picture.close()
  }
}
