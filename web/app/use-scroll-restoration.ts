import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { openAccountSessionStore } from '../api/browser-store.ts'
import { beginEntry, createScrollPositions, nameEntry } from '../ui/scroll-positions.ts'

const positions = createScrollPositions(openAccountSessionStore())
beginEntry(positions)

/** Milliseconds for which a page that is still growing is scrolled back to where it was. */
const patience = 3000

/** Scrolls to `top` as soon as the page is tall enough, unless the user scrolls first. Returns what stops it. */
function scrollWhenTall(top: number): () => void {
  const reach = () => {
    scrollTo({ top, behavior: 'instant' })
    return Math.abs(scrollY - top) < 2
  }
  if (reach()) return () => {}
  const watcher = new ResizeObserver(() => reach() && stop())
  const stop = () => {
    watcher.disconnect()
    clearTimeout(timer)
    for (const event of userScrolls) removeEventListener(event, stop)
  }
  const timer = setTimeout(stop, patience)
  watcher.observe(document.body)
  for (const event of userScrolls) addEventListener(event, stop, { passive: true })
  return stop
}
const userScrolls = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** New screens begin at the top; back, forward and reload return to where the reader was. A hash is left to the screen that knows it. */
export function useScrollRestoration() {
  const { key, pathname, hash } = useLocation()
  const entry = nameEntry({ key, pathname })
  const type = useNavigationType()
  const previousPath = useRef<string | null>(null)

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  // In the layout phase, so that the jump to a new screen is never written down as the position of the old one.
  useLayoutEffect(() => {
    let frame = 0
    const keep = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => positions.keep(entry, Math.round(scrollY)))
    }
    addEventListener('scroll', keep, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', keep)
    }
  }, [entry])

  useLayoutEffect(() => {
    const isSameScreen = previousPath.current === pathname
    previousPath.current = pathname
    if (type === 'POP') return scrollWhenTall(positions.recall(entry))
    // Filters that rewrite the address of the same screen leave the reader where they are.
    if (hash === '' && !(type === 'REPLACE' && isSameScreen)) scrollTo({ top: 0, behavior: 'instant' })
  }, [entry, pathname, hash, type])
}
