import { parseCaseNumber } from '#citations/case-number'
import type { Database } from '../../../database/open.ts'
import { layOutWords } from '../words/entry-words.ts'
import { stem } from '../words/stem.ts'
import { type IndexTransaction, type SearchedRecord, entriesStorage, indexesStorage } from './storage.ts'

/** What search needs of a document; the rest it reads from what is stored. */
export interface IndexedDocument {
  /** documents.id */
  documentId: number
  /** The text of the current revision; null where there is none, and summary and key points stand for it. */
  content: string | null
}

/** From this many documents on, results are ranked by an index; fewer are ranked one by one. */
export const documentsThatNeedRanking = 1_000

/**
 * Makes documents searchable, or searchable anew. Called inside the transaction that stores them, after `documents`, `revisions`,
 * `document_citations` and `document_judges` are written.
 */
export async function indexDocuments(transaction: IndexTransaction, documents: IndexedDocument[]): Promise<void> {
  if (documents.length === 0) return
  const storage = entriesStorage(transaction)
  const records = await storage.recordsOf(documents.map(({ documentId }) => documentId))
  const contents = new Map(documents.map(({ documentId, content }) => [documentId, content]))
  const entries = records.map((record) => {
    const heading = headingOf(record)
    const note = noteOf(record)
    // Summary and key points are searched behind the text: who remembers only the headnote finds the case too.
    return {
      documentId: record.documentId,
      heading,
      note,
      ...layOutWords(heading, linesOf([contents.get(record.documentId) ?? null, note])),
    }
  })
  await storage.writeEntries(entries)
  await storage.writeHeadings(entries)
  await storage.writeCaseNumbers(
    records.map(({ documentId }) => documentId),
    records.flatMap(({ documentId, caseNumber }) => keysOf(caseNumber).map((key) => ({ documentId, key }))),
  )
  await writeNewWords(storage, new Set(entries.flatMap(({ vocabulary }) => vocabulary)))
}

const linesOf = (lines: (string | null)[]) => lines.filter((line) => line !== null).join('\n')

/** What ranks above the body. */
const headingOf = ({ title, parties, citations, caseNumber }: SearchedRecord) => linesOf([title, ...parties, ...citations, caseNumber])

const noteOf = ({ summary, keyPoints }: SearchedRecord) => linesOf([summary, ...keyPoints])

const keysOf = (caseNumber: string | null) => (caseNumber === null ? [] : (parseCaseNumber(caseNumber)?.keys ?? []))

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

const reindexedAtOnce = 50

/** Makes the whole index anew from what is stored; searches go on meanwhile, ranked one by one once the ranking indexes are gone. */
export async function reindex(database: Database, onProgress: (documents: number) => void): Promise<void> {
  const storage = indexesStorage(database)
  await storage.dropRanking()
  let last = 0
  for (let done = 0; ;) {
    const documents = await storage.textsAfter(last, reindexedAtOnce)
    if (documents.length === 0) break
    await storage.inTransaction((transaction) => indexDocuments(transaction, documents))
    last = documents.at(-1)!.documentId
    done += documents.length
    onProgress(done)
  }
  await finishIndexing(database)
}
