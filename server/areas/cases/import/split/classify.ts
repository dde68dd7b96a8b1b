import type { Paragraph } from '#contract/cases'
import type { Block } from './block.ts'
import { type Marker, readMarker } from './markers.ts'
import { numberParagraphs } from './number-paragraphs.ts'
import { findQuotations } from './quotations.ts'

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
  return within >= 3 && apart >= 3
}

/** Classifies the blocks of a body, ending excluded. */
export function classifyBlocks(blocks: readonly Block[]): Classified[] {
  const gapped = tellsApart(blocks)
  const quoted = findQuotations(blocks, gapped)
  const numbering = numberParagraphs(blocks, gapped, quoted)
  const depths = createDepths()
  return blocks.map((block, index) => {
    const marker = readMarker(block.text)
    if (numbering.get(index) === 'paragraph') {
      depths.reset()
      return { kind: 'paragraph', number: marker!.label, depth: 0 }
    }
    if (quoted[index]) return { kind: 'quote', number: marker?.label ?? null, depth: 1 }
    if (isHeading(block, blocks[index + 1], marker, gapped, numbering.get(index + 1) === 'paragraph')) {
      depths.reset()
      return { kind: 'heading', number: null, depth: 0 }
    }
    if (marker) return { kind: 'item', number: marker.label, depth: depths.of(marker.style) }
    return { kind: 'paragraph', number: null, depth: 0 }
  })
}

const longestHeading = 300

/** A heading stands apart, is short, and is followed by more; where the source tells nothing, it also has no full stop at its end. */
function isHeading(
  { text, gap }: Block,
  next: Block | undefined,
  marker: Marker | null,
  gapped: boolean,
  beforeNumbered: boolean,
): boolean {
  if (!next || text.length > longestHeading) return false
  if (gapped && gap === 1) return false
  if (marker && !/^(?:[A-ZIVXL]+[.)]|\([A-Z]\))$/.test(text.slice(0, marker.end).trim()) && !(gapped && gap > 1)) return false
  if (isCapitals(text)) return true
  if (gapped)
    return next.gap > 1 || next.gap === 0 || beforeNumbered
      ? !/[.;,]$/.test(text) || beforeNumbered
      : text.length < 60 && !/[.;,:]$/.test(text)
  return (
    text.length < 160 &&
    !/[.;,]$/.test(text) &&
    !/(?::-?|—|–)$/.test(text) &&
    /^[\p{Lu}\d(“"‘[]/u.test(text) &&
    (beforeNumbered || text.length < 90)
  )
}

const isCapitals = (text: string) => text === text.toUpperCase() && /[A-Z]{3}/.test(text)

/** Depths of list items: a style that is new within a list is one deeper, a style that is open goes back to its own depth. */
function createDepths() {
  let open: string[] = []
  return {
    reset: () => {
      open = []
    },
    of: (style: string): number => {
      const at = open.indexOf(style)
      open = at < 0 ? [...open, style] : open.slice(0, at + 1)
      return open.length
    },
  }
}
