import type { Database } from '../../database/open.ts'
import { type Meaning, addReferences, followBack, meaningOf, placeOf } from './add-references.ts'
import {
  type GraphTransaction,
  type NewVerdict,
  type StoredReference,
  addKeys,
  backReferences,
  citedBy,
  currentTexts,
  factsAfter,
  insertKeys,
  keysOfDocuments,
  lockGraph,
  putVerdicts,
  referencesWithKeys,
  removeKeys,
  removeReferences,
  wordsAround,
} from './graph-storage.ts'
import { type Key, keysOfCase, yearsAround } from './keys.ts'
import { insertLaws } from './laws-storage.ts'
import { lookUp } from './look-up.ts'
import { type DocumentInGraph, readDocument } from './read-document.ts'
import { settleUnread } from './slices-storage.ts'
import { findByKeys } from './storage.ts'
import { insertTreatments, removeTreatments } from './treatments-storage.ts'

/** A stored document with what was read from it. */
export interface GraphDocument {
  id: number
  graph: DocumentInGraph
}

/**
 * Puts documents into the graph in the transaction that stores them, in place of what the graph had of them: their references are
 * resolved, and so are all others that they may be meant by. The graph does not depend on the order in which documents come.
 * `added` says that the graph has had none of them before. Answers the ids of the documents that others may cite more or less often now.
 */
export async function putIntoGraph(
  transaction: GraphTransaction,
  documents: readonly GraphDocument[],
  { added = false } = {},
): Promise<number[]> {
  if (documents.length === 0) return []
  await lockGraph(transaction)
  const ids = documents.map(({ id }) => id)
  const citedBefore = added ? [] : await citedBy(transaction, ids)
  const before = added ? [] : await takeOldPlaces(transaction, documents)
  await addKeys(
    transaction,
    documents.map(({ id, graph }) => ({ id, keys: graph.keys })),
  )
  const cited = await writeGraphs(transaction, documents)
  const changed = await checkOthers(transaction, [...before, ...documents.flatMap(({ graph }) => graph.keys)], ids)
  return [...new Set([...citedBefore, ...cited, ...changed])]
}

/** Makes room for what documents are in the graph now; answers every key that they had. */
async function takeOldPlaces(transaction: GraphTransaction, documents: readonly GraphDocument[]): Promise<Key[]> {
  const ids = documents.map(({ id }) => id)
  const before = await keysOfDocuments(transaction, ids)
  await insertKeys(
    transaction,
    documents.map(({ id, graph }) => ({ id, keys: graph.keys })),
  )
  await settleUnread(transaction, ids)
  await removeReferences(transaction, ids)
  await removeTreatments(transaction, ids)
  return before
}

/**
 * Takes documents out of the graph, to be called in the transaction that deletes them, before it does. Answers the ids of the documents
 * that others may cite more or less often now.
 */
export async function removeFromGraph(transaction: GraphTransaction, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  await lockGraph(transaction)
  const cited = await citedBy(transaction, ids)
  const before = await keysOfDocuments(transaction, ids)
  await settleUnread(transaction, ids)
  await removeKeys(transaction, ids)
  await removeReferences(transaction, ids)
  await removeTreatments(transaction, ids)
  return [...new Set([...cited, ...(await checkOthers(transaction, before, []))])]
}

/** Stores what documents cite, and what they say of it; answers the ids of what they cite. */
async function writeGraphs(transaction: GraphTransaction, documents: readonly GraphDocument[]): Promise<number[]> {
  const cited = await addReferences(
    transaction,
    documents.map(({ id, graph: { references } }) => ({ id, references })),
  )
  await insertTreatments(transaction, documents)
  await insertLaws(
    transaction,
    documents.map(({ id, graph: { laws } }) => ({ id, laws })),
  )
  return cited
}

const atOnce = 500

/**
 * Looks again at the references that share a key with what came or went, and at what points back to them. Answers the ids of what they
 * meant and mean where that changed.
 */
async function checkOthers(transaction: GraphTransaction, keys: readonly Key[], except: readonly number[]): Promise<number[]> {
  const references = await referencesWithKeys(transaction, [...new Set(keys.flatMap(yearsAround))], except)
  const changed = new Set<number>()
  const cited = new Set<number>()
  const put = async (verdicts: readonly ChangedVerdict[]) => {
    if (verdicts.length > 0) await putVerdicts(transaction, verdicts)
    for (const { citing_id, before, cited_id } of verdicts) {
      changed.add(citing_id)
      for (const id of [before, cited_id]) if (id !== null) cited.add(id)
    }
  }
  for (let at = 0; at < references.length; at += atOnce) await put(await newVerdicts(transaction, references.slice(at, at + atOnce)))
  if (changed.size === 0) return []
  const back = await backReferences(transaction, [...changed])
  await put(back.flatMap((reference) => changeOf(reference, followBack(reference.meant))))
  return [...cited]
}

/** A verdict in place of one that meant `before`. */
type ChangedVerdict = NewVerdict & { before: number | null }

async function newVerdicts(transaction: GraphTransaction, references: readonly StoredReference[]): Promise<ChangedVerdict[]> {
  const decisions = await lookUp(
    references.map(searchFor),
    (keys) => findByKeys(transaction, keys),
    async (open) => {
      const words =
        open.length === 0
          ? null
          : await wordsAround(
              transaction,
              open.map(({ citing, position }) => ({ citing_id: citing, position })),
            )
      return (search) => words?.get(placeOf(search)) ?? null
    },
  )
  return references.flatMap((reference, index) => changeOf(reference, meaningOf(decisions[index]!)))
}

const searchFor = ({ citing_id, position, keys, by_name, name }: StoredReference) => ({
  citing: citing_id,
  position,
  keys,
  byName: by_name,
  name,
  context: null,
})

const changeOf = ({ citing_id, position, verdict, cited_id }: StoredReference, meaning: Meaning): ChangedVerdict[] =>
  verdict === meaning.verdict && cited_id === meaning.cited_id ? [] : [{ citing_id, position, before: cited_id, ...meaning }]

const rebuiltAtOnce = 100

/**
 * Builds the whole graph anew from the documents, as `npm run reindex` does. It may be stopped at any moment and run again, and searches
 * and imports go on beside it. Answers how many documents there were; `onProgress` is told of each hundred.
 */
export async function rebuildGraph({ sql: db }: Database, onProgress: (documents: number) => void = () => {}): Promise<number> {
  const inBatches = async (work: (transaction: GraphTransaction, after: number) => Promise<number[]>, report: (count: number) => void) => {
    let count = 0
    for (let ids = await db.transaction().execute((transaction) => work(transaction, 0)); ids.length > 0;) {
      count += ids.length
      report(count)
      const after = ids.at(-1)!
      ids = await db.transaction().execute((transaction) => work(transaction, after))
    }
    return count
  }
  // First what every document is found by, so that what is found then is final.
  await inBatches(
    async (transaction, after) => {
      await lockGraph(transaction)
      const documents = await factsAfter(transaction, after, rebuiltAtOnce * 10)
      const keyed = documents.map((document) => ({ id: document.id, keys: keysOfCase(document) }))
      await insertKeys(transaction, keyed)
      await addKeys(transaction, keyed)
      return documents.map(({ id }) => id)
    },
    () => {},
  )
  return inBatches(async (transaction, after) => {
    await lockGraph(transaction)
    const facts = await factsAfter(transaction, after, rebuiltAtOnce)
    const ids = facts.map(({ id }) => id)
    const texts = await currentTexts(transaction, ids)
    const documents = facts.map((document) => {
      const { content, layout } = texts.get(document.id) ?? { content: null, layout: { parts: [], paragraphs: [] } }
      return { id: document.id, graph: readDocument(document, content, layout) }
    })
    await removeReferences(transaction, ids)
    await removeTreatments(transaction, ids)
    await settleUnread(transaction, ids)
    await writeGraphs(transaction, documents)
    return ids
  }, onProgress)
}
