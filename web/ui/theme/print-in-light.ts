/** Prints in the light scheme whatever is shown: light letters would vanish on paper. */
export function printInLight() {
  const root = document.documentElement
  let shown: string | undefined
  addEventListener('beforeprint', () => {
    shown = root.dataset['theme']
    root.dataset['theme'] = 'light'
  })
  addEventListener('afterprint', () => {
    if (shown !== undefined) root.dataset['theme'] = shown
  })
}
