import type { SearchResult } from '#contract/search'
import type { Scored, Sought } from '../engine/engine.ts'

export type MissingTerms = Pick<SearchResult, 'missing' | 'instead'>

/** What a document that was found lacks of a question, and for which of its words another one of the same meaning stands there; none where it has every word. */
export function missingTermsOf(sought: readonly Sought[], { id, times, instead }: Scored): [number, MissingTerms][] {
  const absent = sought.flatMap((one, i) => (times[i] === 0 ? [{ ...one, other: one.others[instead[i]!] }] : []))
  if (absent.length === 0) return []
  const missing = absent.flatMap(({ shown, other }) => (other === undefined ? [shown] : []))
  const others = absent.flatMap(({ shown, other }) => (other === undefined ? [] : [{ word: shown, other: other.shown }]))
  return [[id, { missing, ...(others.length > 0 && { instead: others }) }]]
}
