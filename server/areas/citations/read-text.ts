import type { Citation } from '#citations/citation'
import { findCitations } from '#citations/find'
import { resolveBackReferences } from '#citations/resolve'
import { maxListed } from '#contract/citations'
import { type Reference, readReferences } from './references.ts'

/** A text with what is found in it, up to the most that is listed. */
export interface ReadText {
  citations: Citation[]
  /** For each citation the place of the one that it points back to. */
  backTo: (number | null)[]
  references: Reference[]
  /** How many citations there are in all. */
  found: number
}

/** Finds the citations of a text and the cases that they refer to, without a library. */
export function readText(text: string): ReadText {
  const all = findCitations(text)
  const citations = all.slice(0, maxListed)
  const backTo = resolveBackReferences(citations, text)
  return { citations, backTo, references: readReferences(citations, backTo, text), found: all.length }
}
