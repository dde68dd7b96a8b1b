import { randomInt } from 'node:crypto'
import type { Database } from '../../../database/open.ts'
import { recountLibrary } from '../library-counts/library-counts.ts'
import { mergeSegments } from '../phrases/merge-segments.ts'
import { cacheBigrams } from '../phrases/bigrams-cache.ts'
import { segmentsStorage } from '../phrases/storage.ts'
import { type SearchEntry, readEntry } from './entry.ts'
import { writeNewWords } from './new-words.ts'
import { type IndexTransaction, type StoredText, entriesStorage, indexesStorage } from './storage.ts'

/** A stored document with what the index is to hold of it. */
export interface IndexedDocument {
  /** documents.id */
  documentId: number
  entry: SearchEntry
}

/** The planner is told of a library that has grown by this share. */
const growthThatMatters = 0.1

/** From this many documents on, headings have an index of their words. */
const documentsThatNeedHeadings = 1_000

/**
 * Makes documents searchable, or searchable anew. Called inside the transaction that stores them, after `documents` and
 * `document_judges` are written. `added` says that the index has held none of them before.
 */
export async function indexDocuments(transaction: IndexTransaction, documents: readonly IndexedDocument[], { added = false } = {}) {
  if (documents.length === 0) return
  const storage = entriesStorage(transaction)
  const ids = documents.map(({ documentId }) => documentId)
  if (!added) await storage.removeCaseNumbers(ids)
  await storage.writeEntries(documents)
  await storage.writeHeadings(documents)
  const stamp = newStamp()
  await storage.writeSlots(documents, stamp)
  // Only now does nobody else merge them.
  if (!added) await storage.leaveSegments(ids)
  for (const { documentId, entry } of documents) cacheBigrams(documentId, stamp, entry.bigrams)
  await storage.writeCaseNumbers(documents.flatMap(({ documentId, entry }) => entry.caseNumberKeys.map((key) => ({ documentId, key }))))
  await writeNewWords(storage, new Set(documents.flatMap(({ entry }) => entry.vocabulary)))
}

/** Notes words of documents that are about to be indexed, one piece of `unknownWords`, in a transaction before theirs. */
export const noteWords = (transaction: IndexTransaction, words: Set<string>): Promise<void> =>
  writeNewWords(entriesStorage(transaction), words)

/** Any number that is unlikely to come twice for a document. */
const newStamp = () => randomInt(2 ** 31)

/** The same, of documents whose records the database has; each with the text of its current revision and what divides it. */
export async function indexStored(transaction: IndexTransaction, documents: readonly StoredText[]) {
  const records = await entriesStorage(transaction).recordsOf(documents.map(({ documentId }) => documentId))
  const texts = new Map(documents.map((text) => [text.documentId, text]))
  await indexDocuments(
    transaction,
    records.map((record) => {
      const { documentId, content, layout } = texts.get(record.documentId)!
      return { documentId, entry: readEntry(record, content, layout) }
    }),
  )
}

/**
 * Called after a load: counts what is held and cited, indexes the headings when the library has grown to need it, and settles what waits.
 * `ofPublic` says whether any public document came or changed, `anew` that all of the index did.
 */
export async function finishIndexing(database: Database, { ofPublic = true, anew = false } = {}): Promise<void> {
  const storage = indexesStorage(database)
  await storage.countCitations()
  await storage.mergeWaitingWords()
  await mergeSegments(database)
  if (ofPublic) await recountLibrary(database)
  const documents = await storage.documents()
  const growth = documents - (await storage.expected())
  if (anew || documents < documentsThatNeedHeadings || growth > growthThatMatters * documents) await storage.analyze()
  if (documents < documentsThatNeedHeadings) return
  await storage.createHeadingWords()
}

const reindexedAtOnce = 50

/** Makes the whole index anew from what is stored; searches go on meanwhile. */
export async function reindex(database: Database, onProgress: (documents: number) => void): Promise<void> {
  const storage = indexesStorage(database)
  await segmentsStorage(database.sql).removeAll()
  let last = 0
  for (let done = 0; ;) {
    const documents = await storage.textsAfter(last, reindexedAtOnce)
    if (documents.length === 0) break
    await storage.inTransaction((transaction) => indexStored(transaction, documents))
    last = documents.at(-1)!.documentId
    done += documents.length
    onProgress(done)
  }
  await finishIndexing(database, { anew: true })
}
