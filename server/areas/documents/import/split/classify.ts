import type { Paragraph } from '#contract/cases'
import type { Block } from './block.ts'
import { type Marker, readMarker } from './markers.ts'
import { createItemDepths } from './item-depths.ts'
import { numberParagraphs } from './number-paragraphs.ts'
import { findLedQuotations, findQuotations } from './quotations.ts'
import { findTables } from './tables.ts'

/** What a block of the body is: its kind, the court's or the list's number, and how deep it is set. */
export interface Classified {
  kind: Paragraph['kind']
  number: string | null
  depth: number
}

/** Whether the breaks between blocks tell paragraphs (set apart) from their items and quotations (following at once). */
export const tellsApart = (blocks: readonly Block[]): boolean => {
  const within = blocks.filter(({ gap }) => gap === 1).length
  const apart = blocks.filter(({ gap }) => gap >= 3).length
  return within >= 1 && apart >= 3
}

/** Classifies the blocks of an opinion, ending excluded; `after` is the last number of the opinion before it. */
export function classifyBlocks(blocks: readonly Block[], after: number): Classified[] {
  const gapped = tellsApart(blocks)
  const led = findLedQuotations(blocks, gapped)
  const found = findQuotations(blocks, gapped)
  const quoted = blocks.map(({ given }, index) => (given?.kind ? given.kind === 'quote' : found[index]! || led[index]!))
  const inTable = findTables(blocks)
  const numbering = numberParagraphs(blocks, { gapped, after, quoted, inTable })
  const depths = createItemDepths()
  return blocks.map((block, index) => {
    const { given } = block
    const marker = readMarker(block.text)
    if (given?.kind === 'paragraph') {
      depths.reset()
      return { kind: 'paragraph', number: given.number ? labelOf(given.number) : (marker?.label ?? null), depth: 0 }
    }
    if (numbering.get(index) === 'paragraph') {
      depths.reset()
      return { kind: 'paragraph', number: marker!.label, depth: 0 }
    }
    if (inTable[index]) return { kind: 'line', number: null, depth: 0 }
    if (quoted[index]) return { kind: 'quote', number: marker?.label ?? null, depth: 1 }
    if (
      block.heading ||
      given?.kind === 'heading' ||
      (given?.kind === undefined && isHeading(block, blocks[index + 1], marker, gapped, numbering.get(index + 1) === 'paragraph'))
    ) {
      depths.reset()
      return { kind: 'heading', number: null, depth: 0 }
    }
    if (marker) return { kind: 'item', number: marker.label, depth: depths.of(marker) }
    if (given?.kind === 'item') return { kind: 'item', number: given.number ? labelOf(given.number) : null, depth: 1 }
    return { kind: 'paragraph', number: null, depth: 0 }
  })
}

/** '[12]' → '12', '(a)' → 'a', '12A.' → '12A'. */
const labelOf = (number: string): string => number.replace(/^[\s([]+|[\s)\].:]+$/g, '')

const maxHeadingLength = 300
// 'A.', 'IV.', '(B)': markers that headings carry, where small letters and figures make items
const HEADING_MARKER = /^(?:[A-ZIVXL]+[.)]|\([A-Z]\))$/
// 'The following orders:', 'the issues are:-': words that lead in what follows
const LEADS_ON = /\b(?:following|follows|are|is|that|thus|by|the|for|of|to)\s*[:;–—-]+$/i

/** A heading is short and more follows. It stands apart; where the source does not tell, it has no full stop or comes before a number. */
function isHeading(
  { text, gap }: Block,
  next: Block | undefined,
  marker: Marker | null,
  gapped: boolean,
  beforeNumbered: boolean,
): boolean {
  if (!next || text.length > maxHeadingLength || (gapped && gap === 1)) return false
  const itemMarker = marker !== null && !HEADING_MARKER.test(text.slice(0, marker.end).trim())
  if (itemMarker && (!gapped || !beforeNumbered || /[.;,]$|\b(?:or|and)$/.test(text))) return false
  if (isCapitals(text)) return true
  if (gapped) return beforeNumbered || (next.gap === 1 ? text.length < 60 && !/[.;,:]$/.test(text) : !/[.;,]$/.test(text))
  if (!/^[\p{Lu}\d(“"‘[]/u.test(text) || /[.;,]$/.test(text) || LEADS_ON.test(text)) return false
  return beforeNumbered ? text.length < 160 : text.length < 90 && !/[:–—-]$/.test(text)
}

const isCapitals = (text: string) => text === text.toUpperCase() && /[A-Z]{3}/.test(text)
