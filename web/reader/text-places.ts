/**
 * What the reader promises about its elements, to whatever marks passages in them:
 *
 *     article[data-judgment][data-revision]
 *       #p-<id>[data-paragraph=<id>][data-part][data-start][data-end]   one for each paragraph, in the order of the text
 *         [data-text=<offset>]                                           the printed number (where it stands in the text), the words
 *
 * Offsets are UTF-16 positions in `content` of the revision. The text nodes within a [data-text] element, joined, are the content from
 * that offset on, letter by letter; links may divide them, and nothing that is not content ever stands in one. White space between
 * number, words and paragraphs is content too, but has no text node.
 */

/** A stretch of the content: UTF-16 offsets, `end` exclusive. */
export interface Place {
  start: number
  end: number
}

/** Turns offsets in the content into ranges of the page, and the other way round. */
export interface TextPlaces {
  /** The range that shows a place; null where none of it is shown. */
  rangeOf: (place: Place) => Range | null
  /** The place that a range (a selection, say) takes of the text; null where it takes none. */
  placeOf: (range: Range) => Place | null
}

const offsetIn = (element: HTMLElement) => Number(element.dataset['text'])
const endOf = (element: HTMLElement) => offsetIn(element) + (element.textContent?.length ?? 0)

/** Reads the elements of a judgment that is shown in `root`. */
export function openTextPlaces(root: HTMLElement): TextPlaces {
  const paragraphs = [...root.querySelectorAll<HTMLElement>('[data-paragraph]')]
  const starts = paragraphs.map(({ dataset }) => Number(dataset['start']))

  /** The last paragraph that begins at or before an offset. */
  const paragraphAt = (offset: number) => {
    const after = firstAt(starts.length, (at) => starts[at]! > offset)
    return Math.max(0, after - 1)
  }
  const textsOf = (at: number) => [...(paragraphs[at]?.querySelectorAll<HTMLElement>('[data-text]') ?? [])]

  /** Where a place begins: in the text that holds the offset, or else at the beginning of the next one. */
  function beginningAt(offset: number): [Text, number] | null {
    for (let at = paragraphAt(offset); at < paragraphs.length; at++)
      for (const element of textsOf(at))
        if (endOf(element) > offset) return pointIn(element, Math.max(0, offset - offsetIn(element)), false)
    return null
  }

  /** Where a place ends: in the text that holds the offset, or else at the end of the one before. */
  function endAt(offset: number): [Text, number] | null {
    for (let at = paragraphAt(offset); at >= 0; at--)
      for (const element of textsOf(at).toReversed())
        if (offsetIn(element) < offset) return pointIn(element, Math.min(offset, endOf(element)) - offsetIn(element), true)
    return null
  }

  return {
    rangeOf({ start, end }) {
      const from = beginningAt(start)
      const to = endAt(end)
      if (!from || !to) return null
      const range = document.createRange()
      range.setStart(...from)
      range.setEnd(...to)
      return range.collapsed ? null : range
    },
    placeOf(range) {
      if (!range.intersectsNode(root)) return null
      const texts = [...root.querySelectorAll<HTMLElement>('[data-text]')]
      const first = firstAt(texts.length, (at) =>
        isAfter(texts[at]!, texts[at]!.childNodes.length, range.startContainer, range.startOffset),
      )
      const last = firstAt(texts.length, (at) => !isAfter(range.endContainer, range.endOffset, texts[at]!, 0)) - 1
      const from = texts[first]
      const to = texts[last]
      if (!from || !to) return null
      const start = offsetIn(from) + (from.contains(range.startContainer) ? lengthTo(from, range.startContainer, range.startOffset) : 0)
      const end = to.contains(range.endContainer) ? offsetIn(to) + lengthTo(to, range.endContainer, range.endOffset) : endOf(to)
      return end > start ? { start, end } : null
    },
  }
}

/** The first index for which `passes` holds, where it holds for all that follow; `length` where it holds for none. */
function firstAt(length: number, passes: (at: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (passes(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Whether the first point of the document stands behind the second. */
function isAfter(node: Node, offset: number, other: Node, otherOffset: number): boolean {
  const probe = document.createRange()
  probe.setStart(other, otherOffset)
  return probe.comparePoint(node, offset) > 0
}

/** Letters from the beginning of an element to a point in it. */
function lengthTo(element: HTMLElement, node: Node, offset: number): number {
  const before = document.createRange()
  before.setStart(element, 0)
  before.setEnd(node, offset)
  return before.toString().length
}

/** The text node and the place in it of a letter of an element; at the border of two nodes the first when `before`, else the second. */
function pointIn(element: HTMLElement, letters: number, before: boolean): [Text, number] | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let rest = letters
  let last: Text | null = null
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (rest < node.length || (before && rest === node.length)) return [node, rest]
    rest -= node.length
    last = node
  }
  return last && [last, last.length]
}
