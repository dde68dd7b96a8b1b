import type { AuthorityKind, Doubt } from '#contract/citation-lists'

/** Under which heading authorities of a kind stand in a file that leaves the house. */
export const authorityHeadings: Record<AuthorityKind, string> = {
  case: 'Cases',
  constitution: 'Constitution',
  statute: 'Statutes',
  subsidiary: 'Subsidiary legislation',
  other: 'Other authorities',
}

/** What is said there of a doubtful authority. */
export const doubtWords: Record<Doubt, string> = {
  'not held': 'not in the library: verify',
  'other name': 'the library names it differently: verify',
  sample: 'invented sample: not a decision',
  reversed: 'reversed on appeal',
  overruled: 'overruled',
  'per incuriam': 'per incuriam',
}

/** The stretches of an authority's words, in italics or not; `italics` are offsets in UTF-16 units, in order, end exclusive. */
export function stretchesOf({ text, italics }: { text: string; italics: readonly (readonly [number, number])[] }): {
  text: string
  italic: boolean
}[] {
  const stretches: { text: string; italic: boolean }[] = []
  let at = 0
  for (const [start, end] of italics) {
    if (start > at) stretches.push({ text: text.slice(at, start), italic: false })
    stretches.push({ text: text.slice(start, end), italic: true })
    at = end
  }
  if (at < text.length) stretches.push({ text: text.slice(at), italic: false })
  return stretches
}
