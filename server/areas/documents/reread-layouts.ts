import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../database/open.ts'
import { withSpeakers } from '../../speakers/kept-speakers.ts'
import { readOpinionsAnew } from './import/split/opinions-anew.ts'
import { layoutsStorage } from './reread-layouts-storage.ts'

const readAtOnce = 50

/**
 * Reads anew of what kind the opinions of stored judgments are and who speaks in their paragraphs, by the rules of today: a library that was imported by
 * older ones has what they guessed. Answers how many judgments changed.
 */
export async function rereadLayouts(database: Database, onProgress: (documents: number) => void): Promise<number> {
  const storage = layoutsStorage(database)
  let changed = 0
  let done = 0
  for (let last = 0; ;) {
    const documents = await storage.shownAfter(last, readAtOnce)
    if (documents.length === 0) return changed
    for (const one of documents) {
      const layout = withSpeakers(one.content, readOpinionsAnew(one.content, one.layout, one.sourceFormat) ?? one.layout)
      if (isDeepStrictEqual(layout, one.layout)) continue
      await storage.writeLayout(one, layout)
      changed += 1
    }
    last = documents.at(-1)!.documentId
    onProgress((done += documents.length))
  }
}
