import { useEffect, useState } from 'react'
import { covered } from './act-style.ts'

/** The provision of the text in `root` that is being read: the first below what covers the top of the screen; looks once a frame at most. */
export function useReadingUnit(root: HTMLElement | null): string | null {
  const [reading, setReading] = useState<string | null>(null)
  useEffect(() => {
    if (!root) return
    let frame = 0
    const look = () => {
      frame = 0
      const { left, width } = root.getBoundingClientRect()
      for (const below of [24, 60, 120]) {
        const unit = document
          .elementsFromPoint(left + width / 2, covered + below)
          .find((element) => root.contains(element))
          ?.closest<HTMLElement>('[data-unit]')
        if (unit) return setReading(unit.dataset['unit'] ?? null)
      }
      return undefined
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(look)
    }
    schedule()
    addEventListener('scroll', schedule, { passive: true })
    return () => {
      removeEventListener('scroll', schedule)
      cancelAnimationFrame(frame)
    }
  }, [root])
  return reading
}
