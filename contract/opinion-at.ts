import type { Paragraph, Part } from '#contract/cases'
import type { Place } from './text-places.ts'

/** The opinion that a place lies in; null outside opinions. */
export function opinionAt({ parts, paragraphs }: { parts: Part[]; paragraphs: Paragraph[] }, { start, end }: Place): Part | null {
  const touched = paragraphs.find((paragraph) => paragraph.start < end && paragraph.end > start)
  const part = parts.find(({ position }) => position === touched?.part)
  return part?.kind === 'opinion' ? part : null
}
