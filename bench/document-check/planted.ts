/** What a brief says wrongly of a case beside a right citation. */
export const saidKinds = ['wrong court', 'wrong date', 'wrong judge', 'wrong case number', 'wrong outcome'] as const
export type SaidKind = (typeof saidKinds)[number]

export const kinds = [
  'wrong name',
  'altered quote',
  'invented number',
  'wrong pinpoint',
  'negation swallowed',
  ...saidKinds,
  'wrong pinpoint in brackets',
  'words of another',
  'words of a dissent',
  'true statement',
  'invented provision',
  'provision',
  'clean',
] as const
export type Kind = (typeof kinds)[number]
/** Passages with nothing wrong in them: what is called wrong in them is a false alarm. */
export const isClean = (kind: Kind): kind is 'clean' | 'provision' | 'true statement' =>
  kind === 'clean' || kind === 'provision' || kind === 'true statement'

/** A passage of a brief with what is wrong in it. */
export interface Planted {
  kind: Kind
  how: string
  text: string
  /** It quotes a paragraph whose label is held out: it is counted and never shown. */
  isHeld?: boolean
}

/** How a true statement is planted of which a hand has said that the court speaks in it; whose the others are nobody has said. */
export const labelled = 'words of the court'
