/** How far from the letter a press still means it, in px. */
const reach = 3

/** The range of the letter that lies under a point of the screen; null beside the words. */
export function letterAtPoint(x: number, y: number): Range | null {
  const caret = caretAt(x, y)
  if (!caret || !(caret.node instanceof Text)) return null
  const { node, offset } = caret
  for (const start of [offset, offset - 1]) {
    if (start < 0 || start >= node.length) continue
    const letter = document.createRange()
    letter.setStart(node, start)
    letter.setEnd(node, start + 1)
    const { left, right, top, bottom } = letter.getBoundingClientRect()
    if (x >= left - reach && x <= right + reach && y >= top - reach && y <= bottom + reach) return letter
  }
  return null
}

function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y)
    return position && { node: position.offsetNode, offset: position.offset }
  }
  const range = (document as Document).caretRangeFromPoint(x, y)
  return range && { node: range.startContainer, offset: range.startOffset }
}
