import type { Block } from './block.ts'
import { startsQuoted } from './markers.ts'

// '…of the Act.”', '…the dispute."', '…remedy.” (Emphasis added)', '…relief”.', '…court.’'
const CLOSES = /[”"’'»](?:\s?\[?\d{0,3}\]?)?\s*[.,;:]?\s*(?:[([][^()[\]]{0,60}[)\]]\s*[.,;]?)?$/
/** A quotation that is not closed within so many blocks was opened by mistake. */
const maxQuotationLength = 30

/** The quotation marks that a block opens and leaves open, as a number: 0 where each is closed. */
function leftOpen(text: string): number {
  const curly = (text.match(/“/g)?.length ?? 0) - (text.match(/”/g)?.length ?? 0)
  return curly !== 0 ? curly : (text.match(/"/g)?.length ?? 0) % 2
}

/**
 * Which blocks are set-off quotations: they start with a quotation mark, or stand between one that does and the block that closes it.
 * A block that stands apart (gap above 1) ends the quotation where the source tells the two apart.
 */
export function findQuotations(blocks: readonly Block[], gapped: boolean): boolean[] {
  const inside = blocks.map(() => false)
  for (let at = 0; at < blocks.length; at += 1) {
    if (!startsQuoted(blocks[at]!.text)) continue
    inside[at] = true
    if (leftOpen(blocks[at]!.text) <= 0 || CLOSES.test(blocks[at]!.text)) continue
    const end = endOfQuotation(blocks, at, gapped)
    for (let within = at + 1; within <= end; within += 1) inside[within] = true
    at = Math.max(at, end)
  }
  return inside
}

// 'Section 357 provides:-', 'the Court held that:', 'rendered itself thus –': what follows at once is quoted, also without marks
const LEADS_IN =
  /\b(?:provides?|provided|states?|stated|reads?|held|holding|observed|opined|stipulates?|prescribes?|enacts|defines?|thus|had this to say|rendered (?:itself|himself|herself)|expressed (?:itself|himself|herself))\b[^.]{0,70}[:–—-]\s*[-–—]?\s*$/i

/** Blocks that follow at once on words that lead in a quotation, where the source tells following at once from standing apart. */
export function findLedQuotations(blocks: readonly Block[], gapped: boolean): boolean[] {
  const led = blocks.map(() => false)
  if (!gapped) return led
  for (let at = 1; at < blocks.length; at += 1) {
    const before = blocks[at - 1]!
    if (blocks[at]!.gap !== 1 || startsQuoted(blocks[at]!.text)) continue
    led[at] = led[at - 1]! || LEADS_IN.test(before.text)
  }
  return led
}

function endOfQuotation(blocks: readonly Block[], start: number, gapped: boolean): number {
  let open = leftOpen(blocks[start]!.text)
  for (let at = start + 1; at < blocks.length && at <= start + maxQuotationLength; at += 1) {
    const { text, gap } = blocks[at]!
    if (gapped && gap > 1) return at - 1
    open += leftOpen(text)
    if (CLOSES.test(text) && (open <= 0 || !text.includes('“'))) return at
  }
  return gapped ? Math.min(blocks.length - 1, start + maxQuotationLength) : start
}
