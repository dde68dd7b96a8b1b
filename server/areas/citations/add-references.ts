import type { Decision } from './decide.ts'
import { type GraphTransaction, type NewVerdict, type ResolvedReference, insertReferences, meaningsOf } from './graph-storage.ts'
import { lookUp } from './look-up.ts'
import type { PlacedReference } from './read-document.ts'
import { findByKeys } from './storage.ts'

/** Rows of one statement. */
const atOnce = 500

/** What a document cites, from the position `from` on. */
export interface NewReferences {
  id: number
  references: readonly PlacedReference[]
  from?: number
}

/** What a reference means, as it is stored. */
export type Meaning = Pick<NewVerdict, 'verdict' | 'cited_id'>

export const meaningOf = ({ verdict, cited }: Decision): Meaning => ({ verdict, cited_id: cited?.document_id ?? null })

export const placeOf = ({ citing, position }: { citing: number; position: number }) => `${citing}:${position}`

/** What points back means what the references mean that it points to; one of several cases is only a possible match. */
export function followBack([first, ...others]: readonly Meaning[]): Meaning {
  const agreed = others.every(({ cited_id }) => cited_id !== null && cited_id === first!.cited_id)
  return agreed ? { verdict: first!.verdict, cited_id: first!.cited_id } : { verdict: 'possible match', cited_id: null }
}

/** Resolves what documents cite and stores it; answers the ids of what they cite. */
export async function addReferences(transaction: GraphTransaction, documents: readonly NewReferences[]): Promise<number[]> {
  const references = documents.flatMap(({ id, references: own, from = 0 }) =>
    own.map((reference, index) => ({ citing: id, position: from + index, reference })),
  )
  const decisions = await lookUp(
    references.map(({ citing, reference: { keys, byName, name, words } }) => ({ citing, keys, byName, name, context: words })),
    (keys) => findByKeys(transaction, keys),
  )
  const meanings = new Map(references.map((one, index) => [placeOf(one), meaningOf(decisions[index]!)]))
  await addEarlier(transaction, references, meanings)
  const resolved = references.map(({ citing, position, reference }): ResolvedReference => {
    const meant = reference.antecedents.map((antecedent) => meanings.get(placeOf({ citing, position: antecedent }))!)
    const meaning = meant.length > 0 ? followBack(meant) : meanings.get(placeOf({ citing, position }))!
    return { citing, position, reference, verdict: meaning.verdict, cited: meaning.cited_id }
  })
  for (let at = 0; at < resolved.length; at += atOnce) await insertReferences(transaction, resolved.slice(at, at + atOnce))
  return resolved.flatMap(({ cited }) => cited ?? [])
}

/** What is pointed back to and was stored before. */
async function addEarlier(
  transaction: GraphTransaction,
  references: readonly { citing: number; reference: PlacedReference }[],
  meanings: Map<string, Meaning>,
) {
  const earlier = references.flatMap(({ citing, reference }) =>
    reference.antecedents.flatMap((position) => (meanings.has(placeOf({ citing, position })) ? [] : [{ citing_id: citing, position }])),
  )
  if (earlier.length === 0) return
  for (const { citing_id, position, ...meaning } of await meaningsOf(transaction, earlier))
    meanings.set(placeOf({ citing: citing_id, position }), meaning)
}
