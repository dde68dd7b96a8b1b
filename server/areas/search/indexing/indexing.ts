import type { Database } from '../../../database/open.ts'
import { recountLibrary } from '../library-counts/library-counts.ts'
import { type SearchEntry, readEntry } from './entry.ts'
import { type IndexTransaction, entriesStorage, indexesStorage } from './storage.ts'

/** A stored document with what the index is made from of it. */
export interface IndexedDocument {
  /** documents.id */
  documentId: number
  entry: SearchEntry
}

/** The planner is told of a library that has grown by this share. */
const growthThatMatters = 0.1

/** A smaller library is measured by the planner whenever it has grown. */
const fewDocuments = 1_000

/**
 * Makes documents searchable, or searchable anew. Called inside the transaction that stores them, after `documents` and
 * `document_judges` are written: whoever holds the index learns of it when that is committed. `added`: none of them was searchable before.
 */
export async function indexDocuments(transaction: IndexTransaction, documents: readonly IndexedDocument[], { added = false } = {}) {
  if (documents.length === 0) return
  const storage = entriesStorage(transaction)
  if (!added) await storage.removeCaseNumbers(documents.map(({ documentId }) => documentId))
  await storage.writeHeadings(documents)
  await storage.writeEntries(documents)
  await storage.writeCaseNumbers(documents.flatMap(({ documentId, entry }) => entry.caseNumberKeys.map((key) => ({ documentId, key }))))
}

/** The same, of documents whose records the database has; `content` is null for those without a text. */
export async function indexStored(transaction: IndexTransaction, documents: readonly { documentId: number; content: string | null }[]) {
  const records = await entriesStorage(transaction).recordsOf(documents.map(({ documentId }) => documentId))
  const hasText = new Map(documents.map(({ documentId, content }) => [documentId, content !== null]))
  await indexDocuments(
    transaction,
    records.map((record) => ({ documentId: record.documentId, entry: readEntry(record, hasText.get(record.documentId)!) })),
  )
}

/** Called after a load: counts what is held and cited, and tells the planner. `ofPublic` says whether any public document came or changed. */
export async function finishIndexing(database: Database, { ofPublic = true, anew = false } = {}): Promise<void> {
  const storage = indexesStorage(database)
  await storage.countCitations()
  if (ofPublic) await recountLibrary(database)
  const documents = await storage.documents()
  const growth = documents - (await storage.expected())
  if (anew || documents < fewDocuments || growth > growthThatMatters * documents) await storage.analyze()
}

const reindexedAtOnce = 200

/** Makes anew what the index is made from, of every document: whoever holds it reads them all again; searches go on meanwhile. */
export async function reindex(database: Database, onProgress: (documents: number) => void): Promise<void> {
  const storage = indexesStorage(database)
  let last = 0
  for (let done = 0; ;) {
    const documents = await storage.documentsAfter(last, reindexedAtOnce)
    if (documents.length === 0) break
    await storage.inTransaction((transaction) => indexStored(transaction, documents))
    last = documents.at(-1)!.documentId
    done += documents.length
    onProgress(done)
  }
  await finishIndexing(database, { anew: true })
}
