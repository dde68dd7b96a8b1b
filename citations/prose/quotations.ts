import type { Stretch } from './stretch.ts'

/** The stretches between quotation marks, with the opening mark and without the closing one; one that is not closed ends with the text. */
export function quotationsIn(text: string): Stretch[] {
  const quotations: Stretch[] = []
  let start: number | null = null
  for (const { index, 0: mark } of text.matchAll(/[“”"]/g)) {
    if (start === null && mark !== '”') start = index
    else if (start !== null && mark !== '“') {
      quotations.push({ start, end: index })
      start = null
    }
  }
  if (start !== null) quotations.push({ start, end: text.length })
  return quotations
}

/** For each position of a text, whether it lies between quotation marks; the opening mark itself does not. */
export function quotedPlaces(text: string): (position: number) => boolean {
  const quotations = quotationsIn(text)
  return (position) => {
    let [low, high] = [0, quotations.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (quotations[middle]!.end <= position) low = middle + 1
      else high = middle
    }
    return position > (quotations[low]?.start ?? Infinity)
  }
}

/** A text with what stands between quotation marks left out. */
export const withoutQuotations = (text: string): string => text.replace(/[“"][^”"]*(?:[”"]|$)/g, ' ')

/** A quotation of several paragraphs is not longer than this, nor a list that is quoted. */
const maxQuotationLength = 12
const maxListLength = 20

/**
 * The places of the paragraphs that lie within a quotation opened in one paragraph and closed in a later one, and of the items that a
 * quotation sets out after its first words, as a rule of procedure does.
 */
export function quotedParagraphs(paragraphs: readonly { text: string; kind: string }[]): ReadonlySet<number> {
  const quoted = new Set<number>()
  for (const [place, { text }] of paragraphs.entries()) {
    if (quoted.has(place)) continue
    const close = closeOf(paragraphs, place) ?? (LEADS_ON.test(text) && isOpenAtEnd(text) ? endOfList(paragraphs, place) : null)
    if (close !== null) for (let at = place + 1; at <= close; at += 1) quoted.add(at)
  }
  return quoted
}

// '“The court may order:', '“Where a party –'
const LEADS_ON = /[:;,–—-]\s*$/
const isOpenAtEnd = (text: string): boolean => balanceOf(text) > 0 || text.split('"').length % 2 === 0
const balanceOf = (text: string): number => text.split('“').length - text.split('”').length

function closeOf(paragraphs: readonly { text: string }[], place: number): number | null {
  if (balanceOf(paragraphs[place]!.text) <= 0) return null
  for (let at = place + 1; at < paragraphs.length && at <= place + maxQuotationLength; at += 1)
    if (balanceOf(paragraphs[at]!.text) < 0) return at
  return null
}

/** The item after a place that closes the quotation in which a list stands; null where something else comes before. */
function endOfList(paragraphs: readonly { text: string; kind: string }[], place: number): number | null {
  for (let at = place + 1; at < paragraphs.length && at <= place + maxListLength && paragraphs[at]!.kind === 'item'; at += 1)
    if (/[”"]/.test(paragraphs[at]!.text)) return at
  return null
}
