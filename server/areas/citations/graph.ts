import type { Decision } from './decide.ts'
import {
  type GraphTransaction,
  type NewVerdict,
  type StoredReference,
  backReferences,
  insertReferences,
  keysOfDocuments,
  lockGraph,
  putKeys,
  putVerdicts,
  referencesToCheck,
  removeKeys,
  removeReferences,
  wordsAround,
} from './graph-storage.ts'
import { type Key, yearsAround } from './keys.ts'
import { type Search, lookUp } from './look-up.ts'
import type { DocumentInGraph } from './read-document.ts'
import { findByKeys } from './storage.ts'

/** A stored document with what was read from it. */
export interface GraphDocument {
  id: number
  graph: DocumentInGraph
}

/**
 * Puts documents into the graph in the transaction that stores them, in place of what the graph had of them: their references are
 * resolved, and so are all others that they may be meant by. The graph does not depend on the order in which documents come.
 */
export async function putIntoGraph(transaction: GraphTransaction, documents: readonly GraphDocument[]) {
  if (documents.length === 0) return
  await lockGraph(transaction)
  const ids = documents.map(({ id }) => id)
  const before = await keysOfDocuments(transaction, ids)
  await putKeys(
    transaction,
    documents.map(({ id, graph }) => ({ id, keys: graph.keys })),
  )
  await removeReferences(transaction, ids)
  await insertReferences(transaction, documents)
  await checkReferences(transaction, ids, [...before, ...documents.flatMap(({ graph }) => graph.keys)])
}

/** Takes documents out of the graph, to be called in the transaction that deletes them, before it does. */
export async function takeOutOfGraph(transaction: GraphTransaction, ids: readonly number[]) {
  if (ids.length === 0) return
  await lockGraph(transaction)
  const before = await keysOfDocuments(transaction, ids)
  await removeKeys(transaction, ids)
  await removeReferences(transaction, ids)
  await checkReferences(transaction, [], before)
}

const atOnce = 2000

/** Resolves the references of some documents and all that share a key with what came or went. */
async function checkReferences(transaction: GraphTransaction, citing: readonly number[], keys: readonly Key[]) {
  const around = [...new Set(keys.flatMap(yearsAround))]
  const references = await referencesToCheck(transaction, citing, around)
  const changed = new Set(citing)
  for (let at = 0; at < references.length; at += atOnce) {
    const verdicts = await newVerdicts(transaction, references.slice(at, at + atOnce))
    if (verdicts.length > 0) await putVerdicts(transaction, verdicts)
    for (const { citing_id } of verdicts) changed.add(citing_id)
  }
  await followBack(transaction, [...changed])
}

const placeOf = ({ citing_id, position }: { citing_id: number; position: number }) => `${citing_id}:${position}`

async function newVerdicts(transaction: GraphTransaction, references: readonly StoredReference[]): Promise<NewVerdict[]> {
  const searches = references.map((reference) => ({ ...searchFor(reference), reference }))
  const decisions = await lookUp(
    searches,
    (keys) => findByKeys(transaction, keys),
    async (open) => {
      const words =
        open.length === 0
          ? new Map<string, string>()
          : await wordsAround(
              transaction,
              open.map(({ reference: { citing_id, position } }) => ({ citing_id, position })),
            )
      return ({ reference }) => words.get(placeOf(reference)) ?? null
    },
  )
  return references.flatMap((reference, index) => changeOf(reference, decisions[index]!))
}

const searchFor = ({ citing_id, keys, by_name, name }: StoredReference): Search => ({
  citing: citing_id,
  keys,
  byName: by_name,
  name,
  context: null,
})

function changeOf(
  { citing_id, position, verdict, cited_id }: StoredReference,
  decision: Pick<Decision, 'verdict'> & { cited: { document_id: number } | null },
): NewVerdict[] {
  const cited = decision.cited?.document_id ?? null
  return verdict === decision.verdict && cited_id === cited ? [] : [{ citing_id, position, verdict: decision.verdict, cited_id: cited }]
}

/** What points back means what the references mean that it points to; one of several cases is only a possible match. */
async function followBack(transaction: GraphTransaction, citing: readonly number[]) {
  if (citing.length === 0) return
  const verdicts = (await backReferences(transaction, citing)).flatMap((reference) => {
    const [first, ...others] = reference.meant
    const agreed = first && others.every(({ cited_id }) => cited_id !== null && cited_id === first.cited_id)
    return changeOf(
      reference,
      agreed
        ? { verdict: first.verdict, cited: first.cited_id === null ? null : { document_id: first.cited_id } }
        : { verdict: 'possible match', cited: null },
    )
  })
  if (verdicts.length > 0) await putVerdicts(transaction, verdicts)
}
