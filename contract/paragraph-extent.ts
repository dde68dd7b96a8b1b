import type { Paragraph } from './cases.ts'

/** A paragraph with the items and quotations that belong to it, which follow it in the same part; null for an unknown id. */
export function extentOf(paragraphs: readonly Paragraph[], id: number): { start: number; end: number } | null {
  const at = paragraphs.findIndex((paragraph) => paragraph.id === id)
  const first = paragraphs[at]
  if (!first) return null
  const belongs = ({ kind, part }: Paragraph) => part === first.part && (kind === 'item' || kind === 'quote')
  const following = paragraphs.slice(at + 1)
  const until = first.kind === 'paragraph' ? following.findIndex((paragraph) => !belongs(paragraph)) : 0
  const last = following[(until === -1 ? following.length : until) - 1] ?? first
  return { start: first.start, end: last.end }
}
