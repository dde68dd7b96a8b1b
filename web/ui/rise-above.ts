/** Px between what rises and the field above which it stands. */
const gap = 8
/** Px of a field; a taller one is a text over which something may stand. */
const highestField = 160

/** Nobody writes in a field that is covered: lifts what is shown above the one that has the focus, as long as it is shown. */
export function riseAboveFields(shown: HTMLElement): void {
  const rise = () => {
    if (!shown.isConnected) return document.removeEventListener('focusin', rise)
    shown.style.translate = ''
    const field = document.activeElement
    if (!field?.matches('input, textarea, [contenteditable]')) return undefined
    const [own, covered] = [shown.getBoundingClientRect(), field.getBoundingClientRect()]
    const isCovered = covered.bottom > own.top && covered.top < own.bottom && covered.right > own.left && covered.left < own.right
    if (isCovered && covered.height < highestField) shown.style.translate = `0 ${covered.top - gap - own.bottom}px`
    return undefined
  }
  document.addEventListener('focusin', rise)
  rise()
}
