import type { Doubt } from './citation-lists.ts'
import type { Verdict } from './citations.ts'
import type { SignalInBrief } from './citator.ts'

/** What is known of a cited case: what the library says of the citation, and of the case that it means. */
export interface CitedStanding {
  verdict: Verdict
  sample: boolean
  signal: Pick<SignalInBrief, 'kind'> | null
}

/**
 * Why a cited case must not be relied on without a second look; null where nothing speaks against it. Server and screens agree on it: what
 * the screen asks about is what the server marks.
 */
export function doubtOf({ verdict, sample, signal }: CitedStanding): Doubt | null {
  if (verdict === 'name mismatch') return 'other name'
  if (verdict !== 'resolved') return 'not held'
  if (sample) return 'sample'
  if (signal?.kind === 'reversed on appeal') return 'reversed'
  return signal?.kind === 'overruled' || signal?.kind === 'per incuriam' ? signal.kind : null
}
