import type { OpenJudgment } from '../../reader/open-judgment.ts'
import type { Place } from '../../reader/text-places.ts'

/** The place in the list of matches from which a walk begins: the next or the previous one from where the reader is. Null where there is none. */
export function firstMatchFrom(open: OpenJudgment, places: Place[], step: 1 | -1): number | null {
  if (places.length === 0) return null
  const reading = open.reading.read()
  const from = open.text.paragraphs.find(({ id }) => id === reading)?.start ?? 0
  const at = step === 1 ? places.findIndex(({ start }) => start >= from) : places.findLastIndex(({ start }) => start < from)
  return at === -1 ? (step === 1 ? 0 : places.length - 1) : at
}
