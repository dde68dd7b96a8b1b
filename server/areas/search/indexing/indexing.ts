import { parseCaseNumber } from '#citations/case-number'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/open.ts'
import type { Tables } from '../../../database/tables.ts'
import { layOutWords } from '../words/entry-words.ts'
import { stem } from '../words/stem.ts'
import { entriesStorage, indexesStorage } from './storage.ts'

/** What search needs of a document. */
export interface IndexedDocument {
  /** documents.id */
  documentId: number
  /** Title, parties, citations and case number, one a line. */
  heading: string
  /** The text; for a document without one, its summary and key points. */
  body: string
}

/** From this many documents on, results are ranked by an index; fewer are ranked one by one. */
export const documentsThatNeedRanking = 1_000

/**
 * Makes documents searchable, or searchable anew. Called inside the transaction that stores them, after `documents`, `revisions` and
 * `document_judges` are written.
 */
export async function indexDocuments(transaction: Transaction<Tables>, documents: IndexedDocument[]): Promise<void> {
  if (documents.length === 0) return
  const storage = entriesStorage(transaction)
  const laidOut = documents.map(({ documentId, heading, body }) => ({ documentId, heading, ...layOutWords(heading, body) }))
  await storage.writeEntries(laidOut)
  const ids = documents.map(({ documentId }) => documentId)
  const records = await storage.recordsOf(ids)
  const withText = new Set(records.filter(({ has_text }) => has_text).map(({ id }) => id))
  await storage.writeHeadings(
    documents.map(({ documentId, heading, body }) => ({ documentId, heading, note: withText.has(documentId) ? '' : body })),
  )
  const numbers = records.flatMap(({ id, case_number }) =>
    (case_number ? (parseCaseNumber(case_number)?.keys ?? []) : []).map((key) => ({ documentId: id, key })),
  )
  await storage.writeCaseNumbers(ids, numbers)
  await writeNewWords(storage, new Set(laidOut.flatMap(({ vocabulary }) => vocabulary)))
}

/** Words known to be stored in one library by transactions that are over, and those written by transactions that may yet be undone. */
let known = { library: '', committed: new Set<string>(), written: new Map<string, string>() }
const mostKnown = 1_000_000

/** Most words of a judgment are in the library already; only the others are worth a question to the database. */
async function writeNewWords(storage: ReturnType<typeof entriesStorage>, words: Set<string>): Promise<void> {
  const unknown = [...words].filter((word) => !known.committed.has(word))
  const { library, transaction, stored } = await storage.storedWords(unknown)
  if (library !== known.library) {
    known = { library, committed: new Set(), written: new Map() }
    return writeNewWords(storage, words)
  }
  if (known.committed.size > mostKnown) known.committed.clear()
  for (const word of stored) {
    if (known.written.get(word) === transaction) continue
    known.committed.add(word)
    known.written.delete(word)
  }
  const present = new Set(stored)
  const missing = unknown.filter((word) => !present.has(word)).sort()
  if (missing.length === 0) return
  await storage.writeWords(missing.map((word) => ({ word, stem: stemOf(word) })))
  for (const word of missing) known.written.set(word, transaction)
}

/** Blocks of long texts are noted among the words, so that a search knows which there are. */
const stemOf = (word: string): string => (word.startsWith('+') ? '+' : stem(word))

/** Called after a load: makes the ranking indexes when the library has grown to need them, and settles what waits in the others. */
export async function finishIndexing(database: Database): Promise<void> {
  const storage = indexesStorage(database)
  await storage.settle()
  if ((await storage.documents()) < documentsThatNeedRanking) return
  if (database.ranking === 'bm25') {
    if (await storage.exists('search_headings_bm25')) await storage.settleTextRanking()
    else await storage.createTextRanking()
  } else await storage.createHeadingWords()
}
