import type { NoteQuote } from '#contract/note-quotes'
import { actOfAddress } from '../../../ui/law-address.ts'

/** Letters and figures alone: marks, quotation marks and space may differ. */
const fold = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** "/cases/kesc-2026-90007#para-12": the case that an address leads to; null for any other address. */
export function caseOfAddress(address: string): string | null {
  const [, id] = /^(?:https?:\/\/[^/]+)?\/cases\/([^#?/]+)/.exec(address) ?? []
  if (!id) return null
  try {
    return decodeURIComponent(id)
  } catch {
    // No address of this site is written so.
    return null
  }
}

/** The note that an address leads to; null for any other address. */
export const noteOfAddress = (address: string): string | null => /^\/research-notes\/([^#?/]+)/.exec(address)?.[1] ?? null

/** "para-12" of "/cases/kesc-2026-90007#para-12": the paragraph that an address leads to; null where it names none. */
export const placeOfAddress = (address: string): string | null => /#(p(?:ara)?-[^\s]{1,100})$/.exec(address)?.[1] ?? null

/** The watched quotation that a passage of a note is: of a case or an Act that it links to, with all of its words. */
export function findQuote(quotes: readonly NoteQuote[], words: string, addresses: readonly string[]): NoteQuote | undefined {
  const linked = new Set(addresses.map((address) => caseOfAddress(address) ?? actOfAddress(address)))
  const folded = fold(words)
  return quotes.find(({ case_id, quote }) => linked.has(case_id) && folded.includes(fold(quote)))
}
