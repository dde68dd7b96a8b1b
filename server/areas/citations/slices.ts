import { whileContended } from '../../database/contention.ts'
import type { Database } from '../../database/open.ts'
import { addReferences } from './add-references.ts'
import { type GraphTransaction, lockGraph, removeReferences } from './graph-storage.ts'
import { insertLaws } from './laws-storage.ts'
import type { DocumentInGraph } from './read-document.ts'
import { type Reading, beginAgain, holdDocument, noteWritten, settleUnread, writtenOf } from './slices-storage.ts'
import { insertTreatments, removeTreatments } from './treatments-storage.ts'

/** References or treatments of one transaction: a fiftieth of a second, for which others that write to the graph wait. */
const inSlice = 200
/** What the transaction that stores documents takes along itself. */
const maxAtOnce = 2 * inSlice

/** A document as the graph has it before what it cites is written: others find it by its keys. */
export const withoutReferences = ({ keys }: DocumentInGraph): DocumentInGraph => ({
  keys,
  references: [],
  treatments: [],
  appeals: [],
  laws: [],
})

/** The documents whose citations are too many for the transaction that stores them all. */
export function longDocuments<D>(documents: readonly D[], graphOf: (document: D) => DocumentInGraph): Set<D> {
  let rows = 0
  return new Set(
    documents.filter((document) => {
      const { references, treatments, laws } = graphOf(document)
      const own = references.length + treatments.length + laws.length
      if (rows + own > maxAtOnce) return true
      rows += own
      return false
    }),
  )
}

/**
 * Writes what a document cites, one slice after the other, each in a transaction of its own; the last one tells of the document. It ends where
 * another reading has taken over. Killed, it is begun again by `readAgain`.
 */
export async function readOn({ sql: db }: Database, reading: Reading, graph: DocumentInGraph): Promise<void> {
  const write = () => whileContended(() => db.transaction().execute((transaction) => writeSlice(transaction, reading, graph)))
  while (!(await write()));
}

/** The same from the beginning, in place of a reading that was broken off; what it had written goes. */
export async function readAgain(database: Database, before: Reading, graph: DocumentInGraph): Promise<void> {
  const reading = await database.sql.transaction().execute(async (transaction) => {
    await holdDocument(transaction, before.id)
    await lockGraph(transaction)
    const begun = await beginAgain(transaction, before)
    if (begun) {
      await removeReferences(transaction, [before.id])
      await removeTreatments(transaction, [before.id])
    }
    return begun
  })
  if (reading) await readOn(database, reading, graph)
}

/** Writes the next slice; answers whether it was the last. */
async function writeSlice(
  transaction: GraphTransaction,
  reading: Reading,
  { references, treatments, appeals, laws }: DocumentInGraph,
): Promise<boolean> {
  const { id } = reading
  await holdDocument(transaction, id)
  await lockGraph(transaction)
  const written = await writtenOf(transaction, reading)
  if (written === null) return true
  const cited = references.slice(written, written + inSlice)
  if (cited.length > 0) {
    await addReferences(transaction, [{ id, references: cited, from: written }])
    await noteWritten(transaction, id, written + cited.length)
    return false
  }
  const from = written - references.length
  const leads = treatments.slice(from, from + inSlice)
  const provisions = laws.slice(Math.max(0, from - treatments.length), Math.max(0, from + inSlice - treatments.length))
  const now = leads.length + provisions.length
  const isLast = from + now === treatments.length + laws.length
  await insertTreatments(transaction, [{ id, graph: { treatments: leads, appeals: isLast ? appeals : [] } }])
  await insertLaws(transaction, [{ id, laws: provisions }])
  await (isLast ? settleUnread(transaction, [id]) : noteWritten(transaction, id, written + now))
  return isLast
}
