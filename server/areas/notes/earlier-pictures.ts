import { z } from 'zod'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import { type Jobs, defineJob } from '../../jobs/jobs.ts'
import { imagesStorage } from './images-storage.ts'
import { type RewrittenPicture, rewritePicture } from './rewrite-picture-aside.ts'

const rewriting = defineJob({ name: 'rewrite-pictures', data: z.strictObject({}), single: true, retries: 2, longest: 3_600 })

/**
 * Writes the pictures anew that were kept before every picture was, so that none tells where it was taken: once, after the server has begun.
 * One that nothing can show goes; its place in the note says that there was a picture.
 */
export async function rewriteEarlierPictures(database: Database, jobs: Jobs): Promise<void> {
  const storage = imagesStorage(database)
  jobs.handle(rewriting, async ({ signal }) => {
    for (const { note_id: note, hash } of await storage.earlierImages()) {
      if (signal.aborted) return
      const found = await storage.image(note, hash)
      if (!found) continue
      const written = await rewritten(found)
      await (written ? storage.replaceImage(note, hash, written) : storage.removeImage(note, hash))
    }
  })
  if ((await storage.earlierImages()).length > 0) await jobs.send(rewriting, {})
}

/** A JPEG that was cut off shows as far as it goes; null where nothing shows. */
async function rewritten({ media_type: type, content }: { media_type: string; content: Buffer }): Promise<RewrittenPicture | null> {
  try {
    return await rewritePicture(content, type === 'image/jpeg' ? 'none' : 'error')
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-writable') return null
    throw error
  }
}
