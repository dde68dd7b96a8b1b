import { outcomeInWords } from '#citations/disposition/outcome-words'
import type { Database } from '../../database/open.ts'
import { keepDispositions } from '../analytics/analytics.ts'
import { decidedIn, dispositionOf } from './import/disposition-of.ts'
import { lockDocuments } from './import/lock-storage.ts'
import { casesAfter, mattersOf, writeReadOutcomes } from './reread-dispositions-storage.ts'

const readAtOnce = 50

/** Reads anew how stored judgments ended, in words too, by the rules of today, and counts them anew. Answers how many say it. */
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
    const read = matters.map((matter) => {
      const { id, content, layout } = matter
      const found = decidedIn(content, layout)
      const outcome = found && outcomeInWords(found, content!, matter)
      return { documentId: id, disposition: dispositionOf(matter, content, layout, found), outcome }
    })
    await keepDispositions(transaction, read)
    await writeReadOutcomes(transaction, read)
    return read.filter(({ disposition }) => disposition !== null).length
  })
