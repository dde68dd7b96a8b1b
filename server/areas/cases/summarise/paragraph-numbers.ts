import type { Paragraph, Part } from '#contract/cases'

/** The court's number of each paragraph by its id, null where it gave none; items and quotations have that of the paragraph they belong to. */
export function numbersOfParagraphs({
  parts,
  paragraphs,
}: {
  parts: readonly Part[]
  paragraphs: readonly Paragraph[]
}): Map<number, string | null> {
  const numbers = new Map<number, string | null>()
  let number: string | null = null
  let part = -1
  for (const paragraph of paragraphs) {
    // Orders are numbered on from the opinion before them.
    if (paragraph.part !== part && parts[paragraph.part]?.kind !== 'orders') number = null
    part = paragraph.part
    if (paragraph.kind === 'heading' || paragraph.kind === 'line') number = null
    if (paragraph.kind === 'paragraph') number = paragraph.number
    numbers.set(paragraph.id, number)
  }
  return numbers
}
