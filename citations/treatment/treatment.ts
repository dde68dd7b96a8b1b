import type { Stretch } from '../prose/stretch.ts'

/** What a court may do with an earlier decision, the gravest first. 'Cited' is what is left where none of these is found. */
export const foundTreatments = [
  'overruled',
  'per incuriam',
  'reversed',
  'departed from',
  'distinguished',
  'upheld',
  'applied',
  'followed',
  'explained',
  'considered',
] as const
export type FoundTreatment = (typeof foundTreatments)[number]

/** A judgment as it is laid out: paragraphs in their order, each in a part. */
export interface LaidOutText {
  content: string
  parts: readonly { kind: string; opinion_kind: string | null }[]
  paragraphs: readonly (Stretch & { kind: string; part: number })[]
}

/** What a judgment says of one decision that it cites: a lead, until somebody has read it. */
export interface TreatmentLead {
  /** Place of the citation in the list that was given. */
  cited: number
  treatment: FoundTreatment
  /** Who treats it so: the court whose judgment this is, or another court of which it tells. */
  by: 'this court' | 'another court'
  /** The sentence that says so. */
  quote: Stretch
  /** Place of its paragraph among those of the text. */
  paragraph: number
  /** Of the opinion that it stands in: a dissent must be named as one. */
  opinionKind: string | null
}
