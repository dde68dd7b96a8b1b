import type { OpenJudgment } from '../../reader/open-judgment.ts'
import type { Place } from '../../reader/text-places.ts'

/**
 * The place in the list of matches from which a walk begins: the first in the paragraph that an address names (`within`), or the
 * next or the previous one from where the reader is. Null where there is none.
 */
export function firstMatchFrom(
  open: OpenJudgment | null,
  places: Place[],
  { within, step = 1 }: { within?: string; step?: 1 | -1 },
): number | null {
  if (!open || places.length === 0) return null
  const { paragraphs } = open.text
  if (within !== undefined) {
    const id = Number(open.root.querySelector<HTMLElement>('.target')?.dataset['paragraph'])
    const target = paragraphs.find((paragraph) => paragraph.id === id)
    const at = target ? places.findIndex(({ start }) => start >= target.start && start < target.end) : -1
    return at === -1 ? null : at
  }
  const reading = open.reading.read()
  const from = paragraphs.find(({ id }) => id === reading)?.start ?? 0
  const at = step === 1 ? places.findIndex(({ start }) => start >= from) : places.findLastIndex(({ start }) => start < from)
  return at === -1 ? (step === 1 ? 0 : places.length - 1) : at
}
