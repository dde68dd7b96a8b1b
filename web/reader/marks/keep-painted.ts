/** Paints now, and again whenever the elements of `root` were replaced, since ranges do not survive that. Returns what ends it. */
export function keepPainted(root: HTMLElement, paint: () => () => void): () => void {
  let clear = paint()
  let frame = 0
  const observer = new MutationObserver(() => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      clear()
      clear = paint()
    })
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    clear()
  }
}
