import type { Paragraph, Part } from './cases.ts'

interface Divided {
  parts: readonly Part[]
  paragraphs: readonly Paragraph[]
}

/** The opinion that a place lies in, by its offsets in the text; null outside opinions. Who quotes from it says whose words they are. */
export function opinionAt({ parts, paragraphs }: Divided, { start, end }: { start: number; end: number }): Part | null {
  const touched = paragraphs.find((paragraph) => paragraph.start < end && paragraph.end > start)
  const part = parts.find(({ position }) => position === touched?.part)
  return part?.kind === 'opinion' ? part : null
}
