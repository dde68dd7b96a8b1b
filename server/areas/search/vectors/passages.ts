import { type Part, paragraphKinds } from '#contract/cases'
import type { FoundText } from '../texts-storage.ts'

/** Words that get a vector of their own: a paragraph by its id, or (0) the digest of a case without a text. */
export interface EmbeddedPassage {
  paragraph: number
  text: string
}

/** Letters of a passage: models read some 8,000 tokens, and say less of long ones. */
const longestPassage = 6000
/** A shorter paragraph says nothing by itself: 'It is so ordered.' */
const shortestPassage = 40

const heading = paragraphKinds.indexOf('heading')
const isOfCourt = (part: Part | undefined) => part?.kind === 'opinion' || part?.kind === 'orders'

/** The paragraphs of a judgment's opinions and orders that are worth a vector. Pure. */
export function passagesOf({ text, paragraphs, parts }: FoundText): EmbeddedPassage[] {
  if (paragraphs.length === 0) return worth([{ paragraph: 0, text }])
  return worth(
    paragraphs.flatMap(([start, end, kind, , , part], at) =>
      kind === heading || !isOfCourt(parts[part]) ? [] : [{ paragraph: at + 1, text: text.slice(start, end) }],
    ),
  )
}

const worth = (passages: readonly EmbeddedPassage[]) =>
  passages
    .map(({ paragraph, text }) => ({ paragraph, text: text.trim().slice(0, longestPassage) }))
    .filter(({ text }) => text.length >= shortestPassage)
