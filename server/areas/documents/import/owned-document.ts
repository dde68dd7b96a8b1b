import { sha256 } from './identify.ts'
import type { PreparedDocument } from './prepared-document.ts'

/** An account that keeps documents of its own, with how many it may have. */
export interface Owner {
  id: string
  mostDocuments: number
}

/**
 * A document as one of an account's own: the same judgment in the public library, or in another account's, is another record. Neither
 * id nor identity can be told from the document by anyone who does not know the account.
 */
export function ownedBy(prepared: PreparedDocument, { id }: Owner): PreparedDocument {
  const identity = `own|${id}|${prepared.identity}`
  return {
    ...prepared,
    identity,
    caseId: `my-${sha256(identity).slice(0, 20)}`,
    judges: prepared.judges.map((judge) => ({ ...judge, key: ownJudgeKey(id, judge.key) })),
  }
}

/** Judges of private documents are rows of their own, so that an upload never changes how the public library names a judge. */
export const ownJudgeKey = (ownerId: string, key: string): string => `${ownerId}|${key}`

/** The key without its account; the key of a public judge as it is. */
export const bareJudgeKey = (ownerId: string | null, key: string): string => (ownerId ? key.slice(ownerId.length + 1) : key)
