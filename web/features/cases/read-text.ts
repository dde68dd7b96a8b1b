import { Paragraph, Part } from '#contract/cases'

/** The text of a case and how it divides; offsets are UTF-16 positions in `content`. */
export interface CaseText {
  content: string
  parts: Part[]
  paragraphs: Paragraph[]
}

const everyIs = (schema: typeof Part | typeof Paragraph, list: unknown) =>
  Array.isArray(list) && list.every((item) => schema.safeParse(item).success)

/** Reads the text out of an answer: null when it has none, undivided when it does not say how the text divides. */
export function readText(answer: object): CaseText | null {
  const { content, parts, paragraphs } = answer as Partial<CaseText>
  if (typeof content !== 'string' || content.trim() === '') return null
  const isDivided = everyIs(Part, parts) && everyIs(Paragraph, paragraphs)
  return isDivided ? { content, parts: parts!, paragraphs: paragraphs! } : { content, parts: [], paragraphs: [] }
}
