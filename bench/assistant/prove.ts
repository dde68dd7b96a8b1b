import type { StruckReason } from '#contract/reasons/chat-reasons'
import { type MeaningProof, createMeaningProof } from '../../server/areas/chat/proof/prove-by-meaning.ts'
import { type Given, proveSentence } from '../../server/areas/chat/proof/prove-sentence.ts'
import { readConfig } from '../../server/config.ts'
import { createEmbeddings } from '../../server/providers/embeddings.ts'

const embeddings = createEmbeddings(readConfig())
const never = new AbortController().signal
const proofs = new WeakMap<Given, MeaningProof>()

/** The model by whose meaning sentences are proved too; null where EMBEDDINGS_MODEL names none. */
export const modelOfMeaning = embeddings?.name ?? null

/** Why a sentence is struck, as an answer is proved; the model has all the time that it takes. */
export async function prove(sentence: string, given: Given): Promise<StruckReason | null> {
  if (embeddings === null) return proveSentence(sentence, given).reason
  if (!proofs.has(given)) proofs.set(given, createMeaningProof(embeddings, never))
  return (await proofs.get(given)!.prove(sentence, given, () => never)).reason
}
