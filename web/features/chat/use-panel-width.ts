import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react'

/** Px. */
export const leastWidth = 300
const usualWidth = 340
const greatestWidth = 600
const stepOfKeys = 20

/** It never takes more than half the window. */
export const maxWidth = (): number => Math.max(leastWidth, Math.min(greatestWidth, Math.round(innerWidth / 2)))

const within = (width: number) => Math.min(maxWidth(), Math.max(leastWidth, Math.round(width)))

/** The width of the panel, drawn by its left edge with a pointer or with the arrow keys. */
export function usePanelWidth() {
  const [width, setWidth] = useState(usualWidth)
  useEffect(() => {
    const follow = () => setWidth(within)
    addEventListener('resize', follow)
    return () => removeEventListener('resize', follow)
  }, [])
  return {
    width,
    handle: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
        const right = event.currentTarget.parentElement?.getBoundingClientRect().right ?? innerWidth
        setWidth(within(right - event.clientX))
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const to = {
          ArrowLeft: width + stepOfKeys,
          ArrowRight: width - stepOfKeys,
          Home: leastWidth,
          End: maxWidth(),
        }[event.key]
        if (to === undefined) return
        event.preventDefault()
        setWidth(within(to))
      },
    },
  }
}
