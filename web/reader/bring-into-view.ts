import { coveredHeight } from './reading-place.ts'

/** Frames in which what stands above a place may still find its height. */
const settlingFrames = 8
/** Of what stands before a paragraph in a box, shown above it, in px. */
const roomAbove = 24
/** Where on the free part of the screen a place is put, from its top. */
const restingPlace = 0.3

/** Brings a paragraph to the top of the screen and holds it there while the text around it is laid out. Returns what stops it. */
export function goToParagraph(id: number): () => void {
  const place = document.getElementById(`p-${id}`)
  place?.focus({ preventScroll: true })
  return settle(() => place?.scrollIntoView({ block: 'start' }))
}

/** The same of a paragraph whose text scrolls in a box of its own: the screen stays where it is. */
export function goToParagraphIn(box: HTMLElement, id: number): () => void {
  const place = document.getElementById(`p-${id}`)
  return settle(() => {
    if (place) box.scrollTop += place.getBoundingClientRect().top - box.getBoundingClientRect().top - roomAbove
  })
}

/** Brings a range into view where it is not, and holds it while the text around it is laid out. Returns what stops it. */
export function bringIntoView(range: Range): () => void {
  const first = range.getBoundingClientRect()
  if (first.height > 0 && first.top > coveredHeight + 8 && first.bottom < innerHeight - 24) return () => {}
  return settle(() => {
    const { top } = range.getBoundingClientRect()
    const away = top - (coveredHeight + (innerHeight - coveredHeight) * restingPlace)
    if (Math.abs(away) >= 1) scrollBy({ top: away, behavior: 'instant' })
  })
}

function settle(step: () => void): () => void {
  let frame = 0
  let request = 0
  const run = () => {
    step()
    if (++frame < settlingFrames) request = requestAnimationFrame(run)
  }
  run()
  return () => cancelAnimationFrame(request)
}
