import { readFragment } from '../ui/read-fragment.ts'
import type { Paragraph } from '#contract/cases'

type Numbered = Pick<Paragraph, 'id' | 'number' | 'kind'>

/** What the fragment of an address asks for: paragraphs by the court's number, or one by its sequence in the document. */
export interface Target {
  number: string
  /** Ids of the paragraphs meant: none when the text has no such paragraph, several when the court's numbering restarts. */
  ids: number[]
}

/** Reads in an address `#para-12` (the court's own number) or `#p-34` (sequence in the document). Null for any other fragment. */
export function findTarget({ hash }: { hash: string }, paragraphs: Numbered[]): Target | null {
  const [, kind, written] = /^#(para|p)-(.+)$/.exec(hash) ?? []
  if (!kind || !written) return null
  const number = readFragment(written)
  if (kind === 'p') return { number, ids: paragraphs.filter(({ id }) => String(id) === number).map(({ id }) => id) }
  return { number, ids: indexNumbers(paragraphs).get(number) ?? [] }
}

/**
 * The paragraphs that bear each number of the court's own. A quoted paragraph keeps another court's number and a list its
 * letters: neither is what a lawyer means by paragraph 12. A numbered item counts where no paragraph has its number.
 */
export function indexNumbers(paragraphs: Numbered[]): Map<string, number[]> {
  const numbers = new Map<string, number[]>()
  const add = ({ id, number }: Numbered) => numbers.set(number!, [...(numbers.get(number!) ?? []), id])
  paragraphs.filter(({ kind, number }) => number !== null && kind === 'paragraph').forEach(add)
  paragraphs.filter(({ kind, number }) => number !== null && kind === 'item' && /^\d/.test(number) && !numbers.has(number)).forEach(add)
  return numbers
}

/** The fragment that leads to a paragraph: by the court's number where only this paragraph has it, else by sequence. */
export function paragraphFragment({ id, number }: Numbered, numbers: ReadonlyMap<string, number[]>): string {
  const bearers = (number === null ? undefined : numbers.get(number)) ?? []
  return bearers.length === 1 && bearers[0] === id ? `para-${encodeURIComponent(number!)}` : `p-${id}`
}
