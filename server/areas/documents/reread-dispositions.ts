import type { Database } from '../../database/open.ts'
import { keepDispositions } from '../analytics/analytics.ts'
import { dispositionOf } from './import/disposition-of.ts'
import { lockDocuments } from './import/lock-storage.ts'
import { casesAfter, mattersOf } from './reread-dispositions-storage.ts'

const readAtOnce = 50

/** Reads anew how stored judgments ended, by the rules of today, and counts them anew. Answers how many say it. */
export async function rereadDispositions(database: Database, onProgress: (documents: number) => void): Promise<number> {
  let known = 0
  let done = 0
  for (let last = 0; ;) {
    const ids = await casesAfter(database, last, readAtOnce)
    if (ids.length === 0) return known
    known += await rereadSome(database, ids)
    last = ids.at(-1)!
    onProgress((done += ids.length))
  }
}

const rereadSome = (database: Database, ids: readonly number[]): Promise<number> =>
  database.sql.transaction().execute(async (transaction) => {
    await lockDocuments(transaction, ids)
    const matters = await mattersOf(transaction, ids)
    const read = matters.map((matter) => ({ documentId: matter.id, disposition: dispositionOf(matter, matter.content, matter.layout) }))
    await keepDispositions(transaction, read)
    return read.filter(({ disposition }) => disposition !== null).length
  })
