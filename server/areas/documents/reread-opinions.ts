import type { Database } from '../../database/open.ts'
import { readOpinionsAnew } from './import/split/opinions-anew.ts'
import { opinionsStorage } from './reread-opinions-storage.ts'

const readAtOnce = 50

/**
 * Reads anew of what kind the opinions of stored judgments are, by the rules of today: a library that was imported by older ones calls dissents what
 * they guessed. Answers how many judgments changed.
 */
export async function rereadOpinions(database: Database, onProgress: (documents: number) => void): Promise<number> {
  const storage = opinionsStorage(database)
  let changed = 0
  let done = 0
  for (let last = 0; ;) {
    const documents = await storage.shownAfter(last, readAtOnce)
    if (documents.length === 0) return changed
    for (const one of documents) {
      const layout = readOpinionsAnew(one.content, one.layout, one.sourceFormat)
      if (layout === null) continue
      await storage.writeLayout(one, layout)
      changed += 1
    }
    last = documents.at(-1)!.documentId
    onProgress((done += documents.length))
  }
}
