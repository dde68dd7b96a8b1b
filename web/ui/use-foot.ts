import { useEffect, useRef } from 'react'

/** Makes room for what stands at the foot of the screen: notices are shown above it. Its `ref` goes to that. */
export function useFoot() {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const measured = new ResizeObserver(() => style.setProperty('--foot', `${ref.current?.offsetHeight ?? 0}px`))
    if (ref.current) measured.observe(ref.current)
    return () => {
      measured.disconnect()
      style.removeProperty('--foot')
    }
  }, [])
  return ref
}
