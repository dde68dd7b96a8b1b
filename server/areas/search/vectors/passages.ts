import { type Part, paragraphKinds } from '#contract/cases'
import type { FoundText } from '../page/texts-storage.ts'

/** Words that get a vector of their own: a paragraph by its id, with its items and quotations, or (0) the digest of a case without a text. */
export interface EmbeddedPassage {
  paragraph: number
  text: string
}

/** Letters of a passage: what is longer says less of each thing that it speaks of. */
const maxPassageLength = 2500
/** Of one paragraph by itself; models read some 8,000 tokens. */
const maxParagraphLength = 6000
/** A shorter paragraph says nothing by itself: 'It is so ordered.' */
const shortestPassage = 40

const [heading, paragraph, item, quote] = (['heading', 'paragraph', 'item', 'quote'] as const).map((kind) => paragraphKinds.indexOf(kind))
const isOfCourt = (part: Part | undefined) => part?.kind === 'opinion' || part?.kind === 'orders'

/** The paragraphs of a judgment's opinions and orders that are worth a vector. Pure. */
export function passagesOf({ text, paragraphs, parts }: FoundText): EmbeddedPassage[] {
  if (paragraphs.length === 0) return worth([{ paragraph: 0, text }])
  const passages: EmbeddedPassage[] = []
  for (let at = 0; at < paragraphs.length; at += 1) {
    const id = at + 1
    const [start, , kind, , , part] = paragraphs[at]!
    if (kind === heading || !isOfCourt(parts[part])) continue
    const goesOn = () => {
      const [, end, next, , , inPart] = paragraphs[at + 1] ?? []
      return (
        end !== undefined && kind === paragraph && (next === item || next === quote) && inPart === part && end - start <= maxPassageLength
      )
    }
    while (goesOn()) at += 1
    passages.push({ paragraph: id, text: text.slice(start, paragraphs[at]![1]) })
  }
  return worth(passages)
}

const worth = (passages: readonly EmbeddedPassage[]) =>
  passages
    .map((one) => ({ ...one, text: one.text.trim().slice(0, maxParagraphLength) }))
    .filter(({ text }) => text.length >= shortestPassage)
