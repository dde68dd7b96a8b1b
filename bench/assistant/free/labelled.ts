/** A kind of fault that is written by hand, since words have to be chosen for it. */
export type WrittenFault = 'opposite' | 'swapped party' | 'widened' | 'added'

/** A paragraph with what is true of it, freely told, and what is not. */
export interface Labelled {
  number: string
  text: string
  /** Borne out by the paragraph; at most 60% of the telling words are its own. */
  true: readonly string[]
  opposite: readonly string[]
  /** Somebody else does, owes or wins what the paragraph says. */
  swapped?: readonly string[]
  /** More is held than the paragraph holds: always, all, only, any. */
  widened?: readonly string[]
  /** Something of the same matter that the paragraph does not say. */
  added?: readonly string[]
}

/** An invented case; no party, number or decision is real. */
export interface LabelledCase {
  title: string
  citation: string
  court: string
  date: string
  paragraphs: readonly Labelled[]
}
