import { useCallback, useState } from 'react'

/** The width of an element in px as it changes; 0 until it is there. */
export function useWidth(): [width: number, measured: (element: Element | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(0)
  const measured = useCallback((element: Element | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [width, measured]
}
