import type { Redactable } from '../../../redactable/redactable.ts'
import { forgetVectors } from './storage.ts'

/** Vectors of a text with the name go with it; others are made of what it has become. */
export const redactableVectors: Redactable = {
  name: 'vectors',
  words: { embedding_state: { model: 'none', problem: 'none' }, passage_vectors: { embedding: 'made anew' } },
  redact: (transaction, { documentId }) => Promise.resolve(() => forgetVectors(transaction, documentId)),
}
