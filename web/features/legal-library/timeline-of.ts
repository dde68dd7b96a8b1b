import type { Act, ActVersion } from '#contract/legislation'

/** Something that happened to an Act; of a text `before` is the day from which the one before it stood. */
export type Moment =
  | { kind: 'assented' | 'commenced' | 'repealed'; day: string }
  | { kind: 'text'; day: string | null; version: ActVersion; before: string | null }

const rank = { repealed: 3, text: 2, commenced: 1, assented: 0 } as const

/** The latest first; of one day the end before the text, the text before the beginning. A text without a day comes last. */
export function timelineOf(
  { assented, commenced, repealed }: Pick<Act, 'assented' | 'commenced' | 'repealed'>,
  versions: readonly ActVersion[],
): Moment[] {
  const facts = { assented, commenced, repealed }
  const moments: Moment[] = [
    ...(['assented', 'commenced', 'repealed'] as const).flatMap((kind) => (facts[kind] === null ? [] : [{ kind, day: facts[kind] }])),
    ...versions.map((version, place): Moment => ({ kind: 'text', day: version.date, version, before: versions[place + 1]?.date ?? null })),
  ]
  return moments.sort((one, other) => (other.day ?? '').localeCompare(one.day ?? '') || rank[other.kind] - rank[one.kind])
}
