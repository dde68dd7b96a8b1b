import type { PaintedRanges } from './paint-marks.ts'

/** How far beyond the screen boxes are drawn, in screens. */
const ahead = 1

/**
 * The fall-back where the browser has no highlights: boxes behind the words, laid into `layer`, which covers the text. Only what is
 * near the screen is measured. Returns what takes them away.
 */
export function paintBoxes(layer: HTMLElement, painted: PaintedRanges): () => void {
  let frame = 0
  const draw = () => {
    frame = 0
    const { left, top } = layer.getBoundingClientRect()
    const boxes: HTMLElement[] = []
    for (const [name, ranges] of painted)
      for (const range of ranges) {
        const whole = range.getBoundingClientRect()
        if (whole.bottom < -ahead * innerHeight || whole.top > (1 + ahead) * innerHeight) continue
        for (const rect of range.getClientRects()) {
          const box = document.createElement('i')
          box.dataset['mark'] = name
          Object.assign(box.style, {
            left: `${rect.left - left}px`,
            top: `${rect.top - top}px`,
            width: `${rect.width}px`,
            height: `${rect.height}px`,
          })
          boxes.push(box)
        }
      }
    layer.replaceChildren(...boxes)
  }
  const schedule = () => {
    frame ||= requestAnimationFrame(draw)
  }
  const resized = new ResizeObserver(schedule)
  resized.observe(layer)
  addEventListener('scroll', schedule, { passive: true })
  schedule()
  return () => {
    cancelAnimationFrame(frame)
    resized.disconnect()
    removeEventListener('scroll', schedule)
    layer.replaceChildren()
  }
}
