/** A passage that stands once in its case, and the court's number of the paragraph. */
export interface Passage {
  words: string
  number: number
}

/** A sentence, who speaks in its paragraph by a hand's label, and whether that label is held out, so that its words are never shown. */
export interface Spoken {
  words: string
  label: string
  isHeld: boolean
}

/** A case that texts are built from. `highest` is the number of its last paragraph. */
export interface SourceCase {
  id: string
  parties: string
  neutral: string
  passages: Passage[]
  numbers: number[]
  content: string
  court: string | null
  date: string | null
  judges: string[]
  caseNumber: string | null
  outcome: string | null
  /** Sentences of its dissents. */
  dissents: string[]
  /** Sentences of paragraphs of which a hand has said who speaks in them (`bench/speakers/labels.tsv`). */
  spoken: Spoken[]
}
