/** The ends of what is selected, as `setBaseAndExtent` takes them. */
type Ends = [Node, number, Node, number]

let held: Ends | null = null

/** Remembers what is selected in an element that is about to be moved, which takes the selection out of it; answers the element. */
export function holdSelection<T extends HTMLElement>(element: T): T {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection()!
  const isWithin = anchorNode && focusNode && element.contains(anchorNode) && element.contains(focusNode)
  held = isWithin ? [anchorNode, anchorOffset, focusNode, focusOffset] : null
  return element
}

/** Selects it anew where the element stands now. */
export function selectAgain(element: HTMLElement): void {
  if (held && element.contains(held[0])) getSelection()!.setBaseAndExtent(...held)
  held = null
}
