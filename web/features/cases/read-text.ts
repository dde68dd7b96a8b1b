import { CaseReference, Digest, Page, Paragraph, Part } from '#contract/cases'

/** The text of a case and how it divides; offsets are UTF-16 positions in `content`. */
export interface CaseText {
  /** Null where the answer did not name it. */
  revision: number | null
  content: string
  parts: Part[]
  paragraphs: Paragraph[]
  pages: Page[]
}

/** What was made of the text of a case, where something was. */
export interface MadeDigests {
  summary: Digest | null
  keyPoints: Digest | null
}

type Schema = typeof Part | typeof Paragraph | typeof Page | typeof CaseReference
const everyIs = (schema: Schema, list: unknown) => Array.isArray(list) && list.every((item) => schema.safeParse(item).success)

/** Reads the text out of an answer: null when it has none, undivided when it does not say how the text divides. */
export function readText(answer: object): CaseText | null {
  const { content, parts, paragraphs, pages, revision } = answer as Partial<CaseText>
  if (typeof content !== 'string' || content.trim() === '') return null
  const isDivided = everyIs(Part, parts) && everyIs(Paragraph, paragraphs)
  const divided = isDivided ? { parts: parts!, paragraphs: paragraphs! } : { parts: [], paragraphs: [] }
  return { content, ...divided, pages: everyIs(Page, pages) ? pages! : [], revision: typeof revision === 'number' ? revision : null }
}

/** The citations in the text; none where the answer has none that can be read. */
export function readReferences(answer: object): CaseReference[] {
  const { references } = answer as { references?: CaseReference[] }
  return everyIs(CaseReference, references) ? references! : []
}

/** What was made of the text before; null for what was not. */
export function readMade(answer: object): MadeDigests {
  const { made_summary, made_key_points } = answer as { made_summary?: unknown; made_key_points?: unknown }
  const read = (value: unknown) => (Digest.safeParse(value).success ? (value as Digest) : null)
  return { summary: read(made_summary), keyPoints: read(made_key_points) }
}
