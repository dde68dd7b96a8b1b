import { Paragraph, Part } from '#contract/cases'
import { z } from 'zod'

/** The text of a case and how it divides; offsets are UTF-16 positions in `content`. */
export interface CaseText {
  content: string
  parts: Part[]
  paragraphs: Paragraph[]
}

const Divided = z.object({ content: z.string(), parts: z.array(Part), paragraphs: z.array(Paragraph) })

/** Reads the text out of an answer: null when it has none, undivided when it does not say how the text divides. */
export function readText(answer: object): CaseText | null {
  const divided = Divided.safeParse(answer)
  if (divided.success) return divided.data.content.trim() === '' ? null : divided.data
  const { content } = answer as { content?: unknown }
  return typeof content === 'string' && content.trim() !== '' ? { content, parts: [], paragraphs: [] } : null
}
