/** Px that stay free at both edges of the screen. */
const margin = 8

/** Px between a button and what stands under or over it. */
const gap = 12

/** What is measured of a panel as it will be: it may still be hidden. */
function measured<A>(panel: HTMLElement, measure: () => A): A {
  const { display } = panel.style
  panel.style.display = 'block'
  const found = measure()
  panel.style.display = display
  return found
}

/**
 * How far from the right edge of the screen, in px, a panel stands whose right edge is to be that of its button: it is moved until all of
 * it is on the screen.
 */
export function rightOf(panel: HTMLElement, button: Element): number {
  const { clientWidth } = document.documentElement
  const widest = clientWidth - measured(panel, () => panel.offsetWidth) - margin
  return Math.max(margin, Math.min(clientWidth - button.getBoundingClientRect().right, widest))
}

/** Puts a panel under its button, or over it where there is more room and it needs that; what has room for it nowhere is scrolled. */
export function placeUnder(panel: HTMLElement, button: Element) {
  const { top, bottom } = button.getBoundingClientRect()
  panel.style.maxHeight = ''
  const height = measured(panel, () => panel.offsetHeight)
  const under = window.innerHeight - bottom - gap - margin
  const over = top - gap - margin
  const isOver = height > under && over > under
  panel.style.top = isOver ? 'auto' : `${bottom + gap}px`
  panel.style.bottom = isOver ? `${window.innerHeight - top + gap}px` : 'auto'
  panel.style.maxHeight = `${isOver ? over : under}px`
  panel.style.right = `${rightOf(panel, button)}px`
}
