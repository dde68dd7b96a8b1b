/** Px that stay free at both edges of the screen. */
const margin = 8

/**
 * How far from the right edge of the screen, in px, a panel stands whose right edge is to be that of its button: it is moved until all of
 * it is on the screen. The panel may still be hidden: its width is then taken as it will be.
 */
export function rightOf(panel: HTMLElement, button: Element): number {
  const { clientWidth } = document.documentElement
  const { display } = panel.style
  panel.style.display = 'block'
  const widest = clientWidth - panel.offsetWidth - margin
  panel.style.display = display
  return Math.max(margin, Math.min(clientWidth - button.getBoundingClientRect().right, widest))
}
