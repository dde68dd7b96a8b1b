import { openTextPlaces, type Place } from '../../reader/text-places.ts'

let held: { article: HTMLElement; selected: StaticRange } | null = null

/** Remembers what is selected in an article for the one of the same text that is about to take its place. */
export function holdWords(article: HTMLElement) {
  const look = () => {
    // What is selected goes with the article, and is to be had again after it.
    if (!article.isConnected) return document.removeEventListener('selectionchange', look)
    const selection = getSelection()!
    const range = selection.rangeCount > 0 && !selection.isCollapsed ? selection.getRangeAt(0) : null
    held = range && article.contains(range.commonAncestorContainer) ? { article, selected: new StaticRange(range) } : null
  }
  document.addEventListener('selectionchange', look)
}

/** Where in the text the words are that were selected when the article was replaced; once. */
export function takeHeldWords(): Place | null {
  const found = held
  held = null
  if (!found) return null
  const range = new Range()
  range.setStart(found.selected.startContainer, found.selected.startOffset)
  range.setEnd(found.selected.endContainer, found.selected.endOffset)
  return openTextPlaces(found.article).placeOf(range)
}
