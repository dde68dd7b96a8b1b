import type { Paragraph } from '#contract/cases'

/** What the fragment of an address asks for: paragraphs by the court's number, or one by its sequence in the document. */
export interface Target {
  number: string
  /** Ids of the paragraphs meant: none when the text has no such paragraph, several when the court's numbering restarts. */
  ids: number[]
}

/**
 * Reads `#para-12` (the court's own number) or `#p-34` (sequence in the document). Null for any other fragment.
 */
export function findTarget(hash: string, paragraphs: Pick<Paragraph, 'id' | 'number'>[]): Target | null {
  const [, kind, written] = /^#(para|p)-(.+)$/.exec(hash) ?? []
  if (!kind || !written) return null
  const number = decodeFragment(written)
  const ids = paragraphs.filter((paragraph) => (kind === 'p' ? String(paragraph.id) : paragraph.number) === number).map(({ id }) => id)
  return { number, ids }
}

/** A fragment with a stray percent sign names nothing, but must not stop the page. */
function decodeFragment(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch (error) {
    if (error instanceof URIError) return written
    throw error
  }
}

/** The fragment that leads to a paragraph: by the court's number where only one paragraph has it, else by sequence. */
export function paragraphFragment(paragraph: Pick<Paragraph, 'id' | 'number'>, repeated: ReadonlySet<string>): string {
  const { id, number } = paragraph
  return number === null || repeated.has(number) ? `p-${id}` : `para-${encodeURIComponent(number)}`
}

/** Court's numbers that more than one paragraph bears. */
export function repeatedNumbers(paragraphs: Pick<Paragraph, 'number'>[]): Set<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { number } of paragraphs) {
    if (number === null) continue
    if (seen.has(number)) repeated.add(number)
    seen.add(number)
  }
  return repeated
}
