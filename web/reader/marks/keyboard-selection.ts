/** Keys that move a selection made with the keyboard: by word sideways, by line up and down. */
const moves: Record<string, { direction: 'forward' | 'backward'; by: 'word' | 'line' }> = {
  ArrowRight: { direction: 'forward', by: 'word' },
  ArrowLeft: { direction: 'backward', by: 'word' },
  ArrowDown: { direction: 'forward', by: 'line' },
  ArrowUp: { direction: 'backward', by: 'line' },
}

/** Selects the first word of an element. */
export function selectFirstWord(element: Element) {
  const selection = getSelection()
  if (!selection) return
  selection.collapse(firstText(element) ?? element, 0)
  selection.modify('extend', 'forward', 'word')
}

/**
 * Moves the selection with an arrow key, or extends it with Shift; a word at least stays selected, so that it is seen. Answers whether
 * the key was one of these. What would leave `root` does not happen.
 */
export function moveSelection({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>, root: Element): boolean {
  const move = moves[key]
  const selection = getSelection()
  if (!move || !selection?.focusNode) return move !== undefined
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection
  if (shiftKey) selection.modify('extend', move.direction, move.by)
  else {
    selection.collapse(focusNode, focusOffset)
    if (move.by === 'line') selection.modify('move', move.direction, 'line')
    else if (move.direction === 'backward') for (const _ of [1, 2]) selection.modify('move', 'backward', 'word')
    selection.modify('extend', 'forward', 'word')
  }
  if (selection.focusNode && root.contains(selection.focusNode) && root.contains(selection.anchorNode)) reveal(selection)
  else selection.setBaseAndExtent(anchorNode!, anchorOffset, focusNode, focusOffset)
  return true
}

function reveal(selection: Selection) {
  const element = selection.focusNode instanceof Element ? selection.focusNode : selection.focusNode?.parentElement
  element?.scrollIntoView({ block: 'nearest' })
}

function firstText(element: Element): Node | null {
  const words = element.querySelector('p, h3') ?? element
  return document.createTreeWalker(words, NodeFilter.SHOW_TEXT).nextNode()
}
