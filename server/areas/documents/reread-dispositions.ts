import type { Database } from '../../database/open.ts'
import { keepDispositions } from '../analytics/analytics.ts'
import { dispositionOf } from './import/disposition-of.ts'
import { lockDocument } from './import/lock-storage.ts'
import { casesAfter, matterOf } from './reread-dispositions-storage.ts'

const readAtOnce = 50

/** Reads anew how stored judgments ended, by the rules of today, and counts them anew. Answers how many say it. */
export async function rereadDispositions(database: Database, onProgress: (documents: number) => void): Promise<number> {
  let known = 0
  let done = 0
  for (let last = 0; ;) {
    const ids = await casesAfter(database, last, readAtOnce)
    if (ids.length === 0) return known
    for (const documentId of ids) if (await rereadOne(database, documentId)) known += 1
    last = ids.at(-1)!
    onProgress((done += ids.length))
  }
}

const rereadOne = (database: Database, documentId: number): Promise<boolean> =>
  database.sql.transaction().execute(async (transaction) => {
    await lockDocument(transaction, documentId)
    const matter = await matterOf(transaction, documentId)
    if (!matter) return false
    const disposition = dispositionOf(matter, matter.content, matter.layout)
    await keepDispositions(transaction, [{ documentId, disposition }])
    return disposition !== null
  })
