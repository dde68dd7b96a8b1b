/** Ranges of the page by the name of the highlight that they are painted with. */
export type PaintedRanges = ReadonlyMap<string, readonly Range[]>

/** Whether the browser paints ranges without any change of the document. */
export const paintsHighlights = (): boolean => typeof Highlight === 'function' && 'highlights' in CSS

/** Paints ranges; what is painted later under another name lies on top when its `priority` is higher. Returns what takes them away. */
export function paintMarks(painted: PaintedRanges, priority = 0): () => void {
  for (const [name, ranges] of painted) {
    const highlight = new Highlight(...ranges)
    highlight.priority = priority
    CSS.highlights.set(name, highlight)
  }
  return () => {
    for (const name of painted.keys()) CSS.highlights.delete(name)
  }
}
