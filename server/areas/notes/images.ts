import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type NoteImage, largestNoteImage, maxImageSideLength, maxImageBytes, maxNoteImages } from '#contract/note-images'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import { type ReceivedFile, inMegabytes } from '../../http/receive-files.ts'
import type { Finder } from './find-note.ts'
import { imagesStorage } from './images-storage.ts'
import { readPicture } from './read-picture.ts'
import { rewritePicture } from './rewrite-picture-aside.ts'

/** Letters of a name: 128 bits of a hash. */
const nameLength = 32

/** The pictures of notes. Who reads a note sees them, by the same condition. */
export function createImages({ database, finder }: { database: Database; finder: Finder }) {
  const storage = imagesStorage(database)

  const keep = async (noteId: string, { name: given, content: stream, isCut }: ReceivedFile): Promise<NoteImage> => {
    const content = await buffer(stream)
    if (isCut()) throw new Problem('too-large', `${given} is larger than ${inMegabytes(largestNoteImage)}.`)
    const picture = readPicture(content)
    if (!picture) throw new Problem('unreadable-file', `${given} is no picture in PNG or JPEG.`)
    if (Math.max(picture.width, picture.height) > maxImageSideLength)
      throw new Problem('too-large', `${given} is more than ${maxImageSideLength} pixels wide or high.`)
    const kept = await rewritePicture(content, 'error')
    if (!kept)
      throw new Problem('unreadable-file', `${given} is damaged: it does not show to its end. Save the picture anew, and add that.`)
    const hash = createHash('sha256').update(kept.content).digest('hex').slice(0, nameLength)
    await storage.insertImage(noteId, { hash, ...kept, content: Buffer.from(kept.content) })
    const { media_type, width, height } = kept
    return { name: hash, media_type, width, height, bytes: kept.content.length }
  }

  return {
    /** In their order. Those before one that cannot be kept are kept: sent again they are the same. */
    async addImages(reader: Reader, id: string, files: AsyncIterable<ReceivedFile>): Promise<{ results: NoteImage[] }> {
      const { id: known } = await finder.rowFor(reader, 'change', id)
      const results: NoteImage[] = []
      for await (const file of files) {
        if ((await storage.countImages(known)) >= maxNoteImages)
          throw new Problem('limit-reached', `A note has at most ${maxNoteImages} pictures.`)
        if ((await storage.bytesOfImages(reader)) >= maxImageBytes)
          throw new Problem(
            'limit-reached',
            `The pictures of your notes take ${inMegabytes(maxImageBytes)}, which is the most there can be.`,
          )
        results.push(await keep(known, file))
      }
      if (results.length === 0) throw new Problem('malformed-request', 'No picture was sent.')
      return { results }
    },

    async image(reader: Reader, id: string, name: string): Promise<File> {
      const { id: known } = await finder.rowOf(reader, id)
      const found = await storage.image(known, name)
      if (!found) throw new Problem('not-found', 'Picture not found')
      return toFile(name, found)
    },
  }
}

export const toFile = (name: string, { media_type: type, content }: { media_type: string; content: Buffer }) =>
  new File([new Uint8Array(content)], `${name}.${type === 'image/png' ? 'png' : 'jpg'}`, { type })
